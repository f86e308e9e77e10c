// Houses of brick, straw, wood and plaster, storey by storey.

import { type Drawing, sized } from "../../art/book";
import {
  box,
  draw,
  fill,
  frame,
  line,
  many,
  type Markup,
  oval,
  PAPER,
  place,
  ring,
  shade,
  shine,
  turned,
  wobble,
  write,
} from "../../art/pen";

// ---- walls: every colour has its own stuff and its own window ----

export type Colour = "r" | "y" | "g" | "w";
export const COLOURS: Colour[] = ["r", "y", "g", "w"];

export const WALLS: Record<Colour, { wall: string; seam: string; roof: string; light: string }> = {
  r: { wall: "#d0705a", seam: "#a84b3b", roof: "#8f3a30", light: "#f6cbb8" },
  y: { wall: "#ecc962", seam: "#bf9230", roof: "#a5701a", light: "#fff0bd" },
  g: { wall: "#93b56d", seam: "#64884a", roof: "#4d7040", light: "#dcebc4" },
  w: { wall: "#f5eddc", seam: "#c3b49a", roof: "#6c788e", light: "#ffffff" },
};

export const bricks = (w: number, h: number): string =>
  many(
    Math.floor(h / 10),
    (row) =>
      `M0 ${row * 10 + 10} H${w}` +
      many(Math.ceil(w / 20), (n) => {
        const x = n * 20 + (row % 2 ? 10 : 0);
        return x > 0 && x < w ? `M${x} ${row * 10} v10` : "";
      }),
  );
const straw = (w: number, h: number): string =>
  many(Math.floor((w * h) / 90), (n) => {
    const x = 3 + ((n * 37) % (w - 8));
    const y = 2 + ((n * 23 + Math.floor(n / 5) * 7) % Math.max(4, h - 11));
    return `M${x} ${y} l${(2.5 * wobble(n)).toFixed(1)} 8`;
  });
const planks = (w: number, h: number): string =>
  many(Math.ceil(w / 14) - 1, (n) => `M${n * 14 + 14} 0 V${h}`) +
  many(
    Math.floor((w * h) / 700),
    (n) => `M${6 + ((n * 5) % Math.floor(w / 14)) * 14} ${(n * 31) % Math.max(8, h - 14)} q3 5 0 10`,
  );
const plaster = (w: number, h: number): string =>
  many(Math.floor((w * h) / 260), (n) => {
    const x = 6 + ((n * 41) % (w - 12));
    const y = 6 + ((n * 29) % Math.max(4, h - 12));
    return `M${x - 2} ${y} h4 M${x} ${y - 2} v4`;
  });
const STUFF: Record<Colour, (w: number, h: number) => string> = { r: bricks, y: straw, g: planks, w: plaster };

export const wall = (colour: Colour, w: number, h: number): Markup =>
  box(WALLS[colour].wall, 0, 0, w, h) +
  line(STUFF[colour](w, h), 1.5, WALLS[colour].seam) +
  shade(`M${w * 0.8} 0 H${w} V${h} H${w * 0.8}Z`, 0.1) +
  shine(`M0 0 H${w} V3 H0Z`, 0.3);

const PANE = "#5b7f96";
const WINDOWS: Record<Colour, Markup> = {
  r:
    draw(PAPER, "M-13 14 V-2 A13 13 0 0 1 13 -2 V14Z", 2) +
    fill(PANE, "M-10 11 V-2 A10 10 0 0 1 10 -2 V11Z") +
    line("M0 -12 V11 M-10 1 H10", 2.4, PAPER),
  y: ring(PAPER, 0, 0, 14, 14, 2) + oval(PANE, 0, 0, 10.5) + line("M0 -11 V11 M-11 0 H11", 2.4, PAPER),
  g:
    frame(PAPER, -13, -14, 26, 28, 1, 2) +
    box(PANE, -10, -11, 20, 22) +
    line("M-10 -11 L10 11 M10 -11 L-10 11", 2.2, PAPER),
  w:
    draw(PAPER, "M0 -16 L16 0 L0 16 L-16 0Z", 2) +
    fill(PANE, "M0 -11 L11 0 L0 11 L-11 0Z") +
    line("M-11 0 H11 M0 -11 V11", 2.2, PAPER),
};
export const pane = (colour: Colour, x: number, y: number, scale = 1): Markup =>
  place(WINDOWS[colour] + fill("#fff", "M-8 -5 L-3 -9 L-8 1Z", 0.5), x, y, scale);

const plate = (words: string, x: number, y: number, size: number): Markup => {
  const w = size * (0.62 * words.length + 0.5);
  return (
    frame(PAPER, x - w / 2, y - size * 0.62, w, size * 1.24, 4, 2) +
    write(words, x, +(y + size * 0.36).toFixed(1), size)
  );
};

// ---- a tower is built from strips: one storey is 40 high, so heights can be compared by eye ----

const STOREY = 40;

export const floor = (colour: Colour, used: number): Drawing =>
  sized(
    100,
    STOREY,
    wall(colour, 100, STOREY) +
      pane(colour, 74, 20, 0.86) +
      plate(String(used), 26, 20, 20) +
      frame("none", 1.2, 0, 97.6, STOREY, 0) +
      line(`M-2 ${STOREY - 1} H102`, 3),
  );

export const cellar = (colour: Colour, level: number): Drawing =>
  sized(
    100,
    STOREY,
    box("#7a6353", 0, 0, 100, STOREY) +
      many(14, (n) => oval("#665042", 6 + ((n * 37) % 90), 6 + ((n * 13) % 30), 5 + wobble(n), 3.4)) +
      box(WALLS[colour].wall, 12, 3, 76, 34, 3) +
      place(line(STUFF[colour](76, 30), 1.5, WALLS[colour].seam), 12, 5) +
      shade("M12 3 H88 V37 H12Z", 0.34) +
      frame("none", 12, 3, 76, 34, 3, 2) +
      line("M60 10 h7 v6 h7 v6 h7 v6", 3, PAPER) +
      plate(`B${level}`, 34, 20, 18),
  );

const tiles = (top: number, bottom: number): Markup => {
  const row = (y: number) => {
    const half = ((y - top) / (bottom - top)) * 50;
    const count = Math.max(1, Math.floor(half / 4));
    const bow = `q${(half / count).toFixed(2)} 5 ${((2 * half) / count).toFixed(2)} 0`;
    return `M${(50 - half).toFixed(1)} ${y}` + bow.repeat(count);
  };
  return line(
    many(Math.floor((bottom - top) / 9), (n) => row(top + 9 * (n + 1))),
    1.4,
    "#0004",
  );
};

function gable(colour: Colour, height: number): Markup {
  const { roof, light } = WALLS[colour];
  const top = height - STOREY + 4;
  return (
    draw("#a8574a", `M70 ${top + 22} V${top + 2} H80 V${top + 28}Z`, 2) +
    draw(roof, `M50 ${top} L104 ${height} H-4Z`) +
    tiles(top, height - 2) +
    shade(`M50 ${top} L104 ${height} H66Z`, 0.18) +
    ring(light, 50, top + 24, 7, 7, 2)
  );
}

const banner = (words: string, x: number, y: number, tone: string): Markup =>
  line(`M${x} ${y + 22} V${y - 12}`, 3) +
  draw(tone, `M${x} ${y - 12} H${x + 30} L${x + 24} ${y - 3} L${x + 30} ${y + 6} H${x}Z`, 2) +
  write(words, x + 12.5, y + 3, 14);
const cock =
  line("M50 30 V16 M41 23 H59", 2.4) +
  draw(
    "#f1bf3f",
    "M34 6 C36 16 42 21 52 20 C60 19 63 13 64 8 L71 7 L65 4 C61 2 58 5 57 9 C52 12 46 10 44 2 C40 2 36 3 34 6Z",
    2,
  );

const attic = (colour: Colour, y: number, lean: number): Markup =>
  turned(
    place(wall(colour, 80, STOREY), 10, y) + frame("none", 10, y, 80, STOREY) + pane(colour, 50, y + 20, 0.7),
    lean,
    50,
    y + STOREY,
  );

/** What stands above the topmost strip; 13 and 14 add a storey of roof, the crooked 7 adds two. */
export function roof(colour: Colour, number: number): Drawing {
  const ridge = gable(colour, STOREY);
  if (number === 7)
    return sized(
      100,
      3 * STOREY,
      attic(colour, 80, -2) +
        attic(colour, 42, 3) +
        turned(place(ridge, 0, 4), -6, 50, 40) +
        banner("−2", 60, 26, "#d9c3ae"),
    );
  if (number >= 13) return sized(100, 2 * STOREY, attic(colour, STOREY, 0) + ridge);
  if (number === 11) return sized(100, 60, place(ridge, 0, 20) + cock + banner("+3", 14, 38, "#f1d26b"));
  if (number === 12) return sized(100, 60, place(ridge, 0, 20) + banner("+2", 50, 16, "#d5dde6"));
  return sized(100, STOREY, ridge);
}
