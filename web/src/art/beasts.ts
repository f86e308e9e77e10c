// The animals every game shares: dog-like heads made from one skull, sheep, and the parts they are put together from.

import { both, draw, fill, line, type Markup, mirrored, oval, place, ring, shade, shine, turned } from "./pen";

export interface Coat {
  fur: string;
  dark: string; // ears, mask, back
  light: string; // muzzle, chest
  eye: string;
}

export const WOLF: Coat = { fur: "#74829a", dark: "#4a566d", light: "#e3e8ee", eye: "#f6c945" };
export const HOUND: Coat = { fur: "#f0dcb8", dark: "#a9612f", light: "#fff8ea", eye: "#6b4023" };

export const COLLIE: Coat = { fur: "#fdf6e8", dark: "#4d4652", light: "#fffdf6", eye: "#4a7ca5" };

export type Gaze = "ahead" | "left" | "right" | "up";
export type Lids = "open" | "half" | "shut" | "fierce" | "wide" | "sad";

interface EyeLook {
  iris: string;
  gaze?: Gaze;
  lids?: Lids;
  size?: number;
  lid?: string;
  lash?: string;
}

const LOOKS: Record<Gaze, [number, number]> = {
  ahead: [0.1, 0],
  left: [-0.42, 0.05],
  right: [0.42, 0.05],
  up: [0, -0.42],
};

/** One eye; `side` −1 is the left one of the picture. */
export function eye(x: number, y: number, side: number, look: EyeLook): Markup {
  const { iris, gaze = "ahead", lids = "open", lid = "#8a7a72" } = look;
  const r = (look.size ?? 6.4) * (lids === "wide" ? 1.18 : 1);
  if (lids === "shut") return line(`M${x - r} ${y} q${r} ${r * 1.1} ${2 * r} 0`, 2.6, look.lash);
  const [gx, gy] = LOOKS[gaze];
  const [px, py] = [x + gx * r, y + gy * r];
  const ball = ring("#fffdf6", x, y, r, r, 1.8) + oval(iris, px, py, r * 0.66) + oval("#1d1413", px, py, r * 0.4);
  return ball + oval("#fff", px - r * 0.26, py - r * 0.3, r * 0.22) + eyelid(x, y, r, side, lids, lid);
}

/** How low the lid hangs at the outer and the inner corner, in radii from the middle. */
const LIDS: Partial<Record<Lids, [outer: number, inner: number]>> = {
  half: [0.1, 0.1],
  fierce: [-0.95, 0.05],
  sad: [0.1, -0.95],
};

function eyelid(x: number, y: number, r: number, side: number, lids: Lids, lid: string): Markup {
  const hang = LIDS[lids];
  if (!hang) return "";
  const [left, right] = side < 0 ? hang : [hang[1], hang[0]];
  const edge = r + 1;
  return draw(
    lid,
    `M${x - edge} ${y + left * r} L${x + edge} ${y + right * r} A${edge} ${edge} 0 0 0 ${x - edge} ${y + left * r}Z`,
    1.8,
  );
}

const PRICK = "M21 45 C15 29 15 16 19 7 C30 11 41 22 46 33Z";
const PRICK_INSIDE = "M25 37 C22 28 22 21 23 16 C30 20 35 26 38 31Z";
const FLOP = "M38 25 C24 17 9 25 7 41 C5 56 9 68 17 71 C26 71 31 57 33 44Z";

export type Ear = "prick" | "flop" | "hidden";

const ear = (kind: "prick" | "flop", coat: Coat): Markup =>
  kind === "prick"
    ? draw(coat.fur, PRICK) + fill("#d9a2a0", PRICK_INSIDE) + line("M27 34 L24 27 M32 31 L29 25", 1.5, coat.dark)
    : draw(coat.dark, FLOP) + shade("M33 44 C31 57 26 71 17 71 C24 62 26 50 27 38Z", 0.2);

const WOLF_SKULL =
  "M50 25 C62 25 72 31 77 41 L92 57 L81 58 L87 69 L75 69 C70 80 61 91 50 92 C39 91 30 80 25 69 L13 69 L19 58 L8 57 L23 41 C28 31 38 25 50 25Z";
const HOUND_SKULL =
  "M50 20 C66 20 77 30 78 46 C79 56 77 62 75 68 C71 82 62 91 50 91 C38 91 29 82 25 68 C23 62 21 56 22 46 C23 30 34 20 50 20Z";

export type Mouth = "grin" | "smile" | "flat" | "howl" | "pant" | "snarl" | "wavy";

export interface Head {
  coat: Coat;
  kind: "wolf" | "hound";
  ears?: [Ear, Ear];
  gaze?: Gaze;
  lids?: Lids;
  mouth?: Mouth;
  patch?: boolean;
}

/** The face of a wolf or hound, looking where it looks. */
export function head(h: Head): Markup {
  const ears = h.ears ?? (h.kind === "wolf" ? ["prick", "prick"] : ["flop", "flop"]);
  const shift = { left: -9, right: 9, ahead: 0, up: 0 }[h.gaze ?? "ahead"];
  const back = (kind: Ear, want: "prick" | "flop") => (kind === want ? ear(want, h.coat) : "");
  const earsAt = (want: "prick" | "flop") =>
    place(back(ears[0]!, want) + mirrored(back(ears[1]!, want)), -shift / 3, 0);
  const skull = h.kind === "wolf" ? wolfSkull(h.coat) : houndSkull(h.coat, h.patch ?? true);
  return earsAt("prick") + skull + earsAt("flop") + place(face(h), shift, h.gaze === "up" ? -5 : 0);
}

const wolfSkull = (coat: Coat): Markup =>
  draw(coat.fur, WOLF_SKULL) +
  fill(coat.dark, "M50 26.5 C58 26.5 64 29 68 32 L57 42 L50 60 L43 42 L32 32 C36 29 42 26.5 50 26.5Z", 0.75) +
  shade("M75.5 41 L90 56.5 L79 57.5 L85 68 L74 68 C69 79 61 90 50 91 C60 80 70 62 75.5 41Z") +
  shine("M26 40 C31 32 38 28 44 27 C36 33 30 40 28 50 L14 56Z", 0.22);

const houndSkull = (coat: Coat, patch: boolean): Markup =>
  draw(coat.fur, HOUND_SKULL) +
  (patch
    ? fill(
        coat.dark,
        "M56 21.5 C68 23 76.5 32 76.8 46 C77 54 75 60 71 63 C62 64 56 57 55 47 C54 38 54 29 56 21.5Z",
        0.85,
      )
    : "") +
  shade("M74 34 C79 46 77 60 74 68 C70 82 61 90 50 90 C64 80 73 60 74 34Z", 0.12) +
  shine("M26 46 C26 34 34 25 44 23 C36 30 32 38 31 50Z", 0.35);

function face(h: Head): Markup {
  const look: EyeLook = { iris: h.coat.eye, lid: h.kind === "wolf" ? h.coat.dark : h.coat.fur };
  if (h.gaze) look.gaze = h.gaze;
  look.lids = h.lids ?? (h.kind === "wolf" ? "fierce" : "open");
  look.size = h.kind === "wolf" ? 7 : 7.2;
  const [y, dx] = h.kind === "wolf" ? [51, 16.5] : [48, 15];
  const eyes =
    eye(50 - dx, y, -1, look) +
    eye(50 + dx, y, 1, { ...look, lid: h.kind === "hound" && h.patch !== false ? h.coat.dark : look.lid! });
  return muzzle(h) + eyes + nose(h.kind === "wolf" ? 66 : 62) + mouth(h);
}

const muzzle = (h: Head): Markup =>
  h.kind === "wolf"
    ? fill(h.coat.light, "M50 52 C54 58 62 61 73 62 C71 76 62 88 50 89.5 C38 88 29 76 27 62 C38 61 46 58 50 52Z") +
      shade("M73 62 C71 76 62 88 50 89.5 C60 82 66 73 66 62Z", 0.1)
    : fill(
        h.coat.light,
        "M50 24 C54 34 55 44 58 53 C68 55 72 63 70 71 C67 82 59 88.5 50 88.5 C41 88.5 33 82 30 71 C28 63 32 55 42 53 C45 44 46 34 50 24Z",
      ) + shade("M66 58 C72 63 71 70 69 74 C66 83 58 88.5 50 88.5 C60 82 66 72 66 58Z", 0.1);

const nose = (y: number): Markup =>
  fill(
    "#2b1d1b",
    `M42 ${y + 1} C44 ${y - 4} 56 ${y - 4} 58 ${y + 1} C58 ${y + 6} 53 ${y + 9} 50 ${y + 9.5} C47 ${y + 9} 42 ${y + 6} 42 ${y + 1}Z`,
  ) + shine(`M45 ${y} C47 ${y - 2.5} 51 ${y - 2.5} 53 ${y - 1} C51 ${y} 48 ${y + 0.5} 46 ${y + 2}Z`, 0.55);

function mouth(h: Head): Markup {
  const y = h.kind === "wolf" ? 75.5 : 71.5;
  const fangs = (left: number, right: number, at: number) =>
    fill("#fff", `M${left} ${at} l2 5 l2.4 -4Z M${right} ${at} l-2 5 l-2.4 -4Z`);
  switch (h.mouth ?? (h.kind === "wolf" ? "grin" : "smile")) {
    case "grin":
      return (
        draw(
          "#8e2f35",
          `M35 ${y + 2} C42 ${y + 7} 58 ${y + 7} 65 ${y} C63 ${y + 9} 56 ${y + 13} 49 ${y + 13} C42 ${y + 13} 37 ${y + 9} 35 ${y + 2}Z`,
          1.8,
        ) + fangs(39, 61, y + 3.8)
      );
    case "snarl":
      return (
        draw(
          "#6d1f28",
          `M36 ${y + 3} C44 ${y} 56 ${y} 64 ${y + 3} C64 ${y + 11} 57 ${y + 14} 50 ${y + 14} C43 ${y + 14} 36 ${y + 11} 36 ${y + 3}Z`,
          1.8,
        ) + fill("#fff", `M38 ${y + 2.5} l3 5 l3 -6 l3 5 l3 -5.5 l3 5.5 l3 -5 l3 6 l3 -5Z`)
      );
    case "pant":
      return (
        line(`M36 ${y} C40 ${y + 6} 47 ${y + 5} 50 ${y} C53 ${y + 5} 60 ${y + 6} 64 ${y}`) +
        draw(
          "#e2727a",
          `M44.5 ${y + 4} C45 ${y + 15} 47 ${y + 19} 50.5 ${y + 19} C55 ${y + 19} 56 ${y + 13} 55.5 ${y + 4} L50 ${y + 1}Z`,
          1.8,
        ) +
        line(`M50 ${y + 6} V${y + 13}`, 1.4, "#b14a58")
      );
    case "howl":
      return (
        draw(
          "#8e2f35",
          `M43 ${y + 2} C46 ${y - 1} 54 ${y - 1} 57 ${y + 2} C60 ${y + 9} 56 ${y + 15} 50 ${y + 15} C44 ${y + 15} 40 ${y + 9} 43 ${y + 2}Z`,
          1.8,
        ) + fangs(45, 55, y + 2)
      );
    case "flat":
      return line(`M40 ${y + 5} H58`);
    case "wavy":
      return line(`M37 ${y + 5} q3.5 -5 7 0 t7 0 t7 0 t6 -1`);
    case "smile":
      return line(
        `M50 ${y} V${y + 3} M36 ${y + 1} C40 ${y + 8} 47 ${y + 8} 50 ${y + 3} C53 ${y + 8} 60 ${y + 8} 64 ${y + 1}`,
      );
  }
}

/** A muzzle lifted to the moon, seen from the side. */
export function howling(coat: Coat, kind: "wolf" | "hound"): Markup {
  const neck =
    "M10 114 C14 84 19 68 28 56 C32 48 38 42 46 37 L66 11 C70 7 76 8 77 13 L76 22 C83 22 85 28 82 31 L70 45 C66 52 66 58 68 66 C71 82 82 100 88 114Z";
  const throat =
    "M72 26 C66 34 62 42 58 52 C55 66 62 92 70 114 L88 114 C82 100 71 82 68 66 C66 58 66 52 70 45 L82 31 C85 28 83 22 76 22Z";
  const prick =
    draw(coat.fur, "M43 45 C34 42 22 34 17 24 C29 22 42 26 51 34Z") +
    fill("#d9a2a0", "M40 40 C34 37 28 33 25 28 C33 28 40 31 45 35Z");
  const flop = draw(coat.dark, "M48 34 C36 34 26 44 24 58 C23 68 28 74 34 72 C43 66 50 54 52 44Z");
  return (
    (kind === "wolf" ? prick : "") +
    draw(coat.fur, neck) +
    fill(coat.light, throat) +
    (kind === "wolf" ? fill(coat.light, "M58 52 L49 58 L56 62 L46 70 L57 73 L50 84 L62 85Z") : "") +
    fill(
      coat.dark,
      "M11 113 C15 84 20 68 29 57 C33 49 39 43 47 38 L52 32 C48 46 38 54 34 66 C31 78 30 98 30 113Z",
      0.7,
    ) +
    line(neck) +
    (kind === "hound" ? flop : "") +
    fill("#2b1d1b", "M66 12 C67 5 78 5 79 12 C80 17 76 18 73 18Z") +
    line("M76 22 C72 25 68 28 65 33", 2) +
    (kind === "wolf" ? fill("#fff", "M73 24 l5 3 l-0.5 -5Z") : "") +
    line("M52 34 q5 -1 7 -5", 2.6)
  );
}

const FLEECE =
  "M26 34 C16 34 10 42 13 50 C5 54 5 66 13 69 C12 79 22 86 31 82 C36 90 50 91 56 84 C64 90 77 87 79 78 C89 77 94 66 88 59 C93 50 87 40 78 40 C76 29 62 25 54 31 C46 23 31 24 26 34Z";

export interface SheepLook {
  wool?: string;
  skin?: string;
  lids?: Lids;
  gaze?: Gaze;
  iris?: string;
}

/** A sheep's face with its curls: friendly, a little puzzled. */
export function sheepHead(look: SheepLook = {}): Markup {
  const { wool = "#fbf3e2", skin = "#4d413f", lids = "open", gaze = "ahead", iris = "#5b3a24" } = look;
  const ears = both(
    draw(skin, "M30 46 C20 41 9 44 4 53 C10 62 24 62 32 55Z") +
      fill("#b98783", "M25 50 C19 48 13 49 10 53 C15 57 22 57 27 54Z"),
  );
  const skull = draw(skin, "M50 28 C65 28 73 40 72 54 C71 72 62 90 50 90 C38 90 29 72 28 54 C27 40 35 28 50 28Z");
  const curls = draw(
    wool,
    "M30 45 C21 44 19 32 27 28 C27 18 39 14 44 20 C49 11 62 13 64 21 C73 18 81 27 76 34 C81 41 75 48 68 45 C64 51 56 51 53 46 C49 52 41 51 39 45 C37 48 33 48 30 45Z",
  );
  const eyes = [-11, 11]
    .map((dx) => eye(50 + dx, 56, dx, { iris, lids, gaze, size: 6.2, lid: skin, lash: "#f6ead2" }))
    .join("");
  return (
    ears +
    skull +
    shade("M70 46 C73 66 62 89 50 89 C60 80 67 64 66 46Z", 0.25) +
    curls +
    shade("M76 34 C81 41 75 48 68 45 C64 51 56 51 53 46 C62 46 70 42 76 34Z", 0.12) +
    line("M36 27 q4 -5 8 0 M54 25 q5 -4 8 2 M44 37 q5 4 9 -1", 1.6, "#c9b694") +
    eyes +
    fill("#241918", "M44 74 Q50 70 56 74 Q54 79 50 79 Q46 79 44 74Z") +
    line("M50 79 V82 M43 82 Q46 86 50 82 Q54 86 57 82", 2, "#1b1312")
  );
}

/** A whole sheep, for fences and forests. */
export function sheepBody(look: SheepLook = {}): Markup {
  const { wool = "#fbf3e2", skin = "#4d413f" } = look;
  const legs = [30, 42, 60, 71].map((x) => draw(skin, `M${x} 78 h7 l-0.5 17 h-6Z`, 2)).join("");
  return (
    legs +
    draw(wool, FLEECE) +
    shade("M88 59 C94 66 89 77 79 78 C77 87 64 90 56 84 C50 91 36 90 31 82 C50 84 76 80 82 56Z", 0.13) +
    line("M44 42 q6 -5 11 1 M62 52 q6 -5 11 1 M54 66 q6 -5 11 1 M68 68 q5 -4 9 1", 1.7, "#cdb992") +
    place(sheepHead(look), -4, 16, 0.56)
  );
}

export const wolfHead = (more: Partial<Head> = {}): Markup => head({ coat: WOLF, kind: "wolf", ...more });
export const houndHead = (more: Partial<Head> = {}): Markup => head({ coat: HOUND, kind: "hound", ...more });

/** Shoulders under a head; they reach below the box, so that a card's band can cut them off. */
export const chest = (coat: Coat): Markup =>
  draw(coat.fur, "M12 114 C12 94 26 82 50 82 C74 82 88 94 88 114Z") +
  fill(coat.light, "M34 84 L40 96 L44 92 L50 104 L56 92 L60 96 L66 84Z") +
  shade("M66 84 C80 88 87 98 87 114 H70 C76 104 74 92 66 84Z");

export const fleece = (wool = "#fbf3e2"): Markup =>
  draw(
    wool,
    "M8 116 C0 106 6 92 16 92 C16 82 30 78 36 84 C42 76 58 76 64 84 C70 78 84 82 84 92 C94 92 100 106 92 116Z",
  ) +
  shade("M84 92 C94 92 100 106 92 116 H66 C78 108 84 102 84 92Z", 0.1) +
  line("M22 100 q5 -5 10 0 M70 98 q5 -5 10 0", 1.7, "#cdb992");

export const collar = (colour: string): Markup =>
  draw(colour, "M27 84 C36 95 64 95 73 84 L75 91 C64 102 36 102 25 91Z", 2) + ring("#f0c14b", 50, 97, 4.5, 4.5, 1.8);

export const tilted = (what: Markup, degrees: number): Markup => turned(what, degrees, 50, 60);

/** Four legs and a tail, walking to the right; the head is set on by the caller. */
export function walker(coat: Coat, kind: "wolf" | "hound"): Markup {
  const tail =
    kind === "wolf"
      ? draw(coat.fur, "M24 52 C10 50 3 60 2 76 C10 74 20 70 28 62Z") +
        fill(coat.light, "M2 76 C4 70 7 66 10 64 L12 71Z")
      : draw(coat.fur, "M24 54 C14 50 10 40 14 28 C20 34 24 42 32 48Z") +
        fill(coat.dark, "M14 28 C12 34 12 38 13 41 C18 42 19 39 20 35Z");
  const leg = (x: number, lean: number, colour: string) =>
    draw(colour, `M${x} 62 L${x + lean} 93 h9 l${-lean * 0.4} -8 L${x + 13} 62Z`, 2);
  return (
    tail +
    leg(32, 7, coat.dark) +
    leg(62, 6, coat.dark) +
    draw(
      coat.fur,
      "M22 54 C26 46 44 46 56 46 C68 44 78 46 80 56 C81 66 74 74 64 74 C54 73 48 72 38 74 C26 74 20 64 22 54Z",
    ) +
    fill(coat.light, "M80 56 C81 66 74 74 64 74 C60 73.5 56 73 52 73 C64 70 72 64 74 56Z") +
    shade("M22 60 C24 70 30 74 38 74 C48 72 54 73 64 74 C72 73 78 69 80 62 C68 68 40 68 22 60Z", 0.13) +
    leg(24, -5, coat.fur) +
    leg(68, -3, coat.fur)
  );
}

export const SHEEP_IN_DARK: SheepLook = { wool: "#8d93a8", skin: "#262231", lids: "wide", iris: "#7a6b3a" };

/** Footprints: a wolf's with claws, a hound's round. */
export const paw = (colour: string, clawed: boolean): Markup =>
  oval(colour, 50, 66, 22, 19) +
  oval(colour, 22, 45, 9, 12) +
  oval(colour, 40, 30, 9.5, 13) +
  oval(colour, 60, 30, 9.5, 13) +
  oval(colour, 78, 45, 9, 12) +
  (clawed ? fill(colour, "M17 33 L14 19 L24 31Z M36 18 L37 3 L44 17Z M56 17 L63 3 L64 18Z M76 31 L86 19 L83 33Z") : "");
