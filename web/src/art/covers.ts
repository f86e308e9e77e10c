// The four covers on the door: wide scenes, each with its own light.

import { chest, COLLIE, collar, head, HOUND, houndHead, howling, sheepBody, walker, WOLF, wolfHead } from "./beasts";
import { type Book, sized } from "./book";
import { boy, hunter, pig, robber } from "./folk";
import {
  box,
  draw,
  faded,
  fill,
  glow,
  line,
  many,
  type Markup,
  oval,
  place,
  ring,
  scatter,
  shade,
  sky,
  wobble,
} from "./pen";
import { type Colour, floor, roof } from "./walls";

const WIDTH = 400;
const HEIGHT = 300;

const pine = (x: number, y: number, size: number, colour: string): Markup =>
  fill(
    colour,
    `M${x} ${y - size} l${size * 0.22} ${size * 0.34} h-${size * 0.08} l${size * 0.18} ${size * 0.33} h-${size * 0.08} l${size * 0.2} ${size * 0.33} h-${size * 0.88} l${size * 0.2} -${size * 0.33} h-${size * 0.08} l${size * 0.18} -${size * 0.33} h-${size * 0.08}Z`,
  );

const eyes = (x: number, y: number, size: number): Markup =>
  fill(
    "#ffd95e",
    `M${x} ${y} q${size} -${size} ${2 * size} 0 q-${size} ${size * 0.7} -${2 * size} 0Z M${x + 3 * size} ${y} q${size} -${size} ${2 * size} 0 q-${size} ${size * 0.7} -${2 * size} 0Z`,
  );

const grass = (count: number, top: number, colour: string): Markup =>
  line(
    many(count, (n) => `M${scatter(n, WIDTH)[0]} ${top + scatter(n, HEIGHT - top)[1]} l2 -9 l2 9`),
    1.6,
    colour,
  );

const fence = (from: number, to: number, y: number): Markup => {
  const posts = Math.floor((to - from) / 22);
  return (
    draw("#b27c45", `M${from} ${y + 10} H${to} v6 H${from}Z M${from} ${y + 26} H${to} v6 H${from}Z`, 2) +
    many(
      posts,
      (n) =>
        draw("#c98f56", `M${from + 6 + n * 22} ${y + 4} l5 -7 l5 7 V${y + 42} h-10Z`, 2) +
        shade(`M${from + 12 + n * 22} ${y - 1} l4 5 V${y + 42} h-4Z`, 0.18),
    )
  );
};

// ---- Wolf & Hound: the light side and the dark side of one meadow ----

const wolfAndHound =
  sky("wh-sky", WIDTH, HEIGHT, "#f7c98a", "#fbe6b8", "#e8efc8") +
  glow("wh-sun", "#fff3c4", 92, 104, 190) +
  oval("#fff6d6", 92, 100, 24) +
  fill("#b9c98a", "M0 150 C70 110 140 136 210 118 C290 98 350 124 400 108 V300 H0Z") +
  many(9, (n) => pine(236 + n * 22, 176 - 3 * wobble(n), 84 + 18 * wobble(n * 2), "#47625a")) +
  many(7, (n) => pine(262 + n * 26, 204, 110 + 18 * wobble(n + 3), "#2b4043")) +
  eyes(300, 138, 3) +
  eyes(352, 150, 2.5) +
  fill("#9cbd6c", "M0 190 C100 160 210 176 270 190 C320 200 360 196 400 190 V300 H0Z") +
  place(sheepBody(), 120, 138, 0.5) +
  place(sheepBody({ wool: "#6a5d5c", skin: "#2e2624" }), 168, 146, 0.46) +
  place(sheepBody(), 206, 140, 0.44) +
  fence(108, 262, 176) +
  fill("#82a858", "M0 236 C90 206 250 214 400 228 V300 H0Z") +
  grass(34, 232, "#5f8842") +
  glow("wh-dark", "#0f1d24", 400, 250, 210, 0.75) +
  place(chest(HOUND) + houndHead({ gaze: "right", mouth: "smile" }) + collar("#c23b32"), 14, 134, 1.6) +
  place(chest(WOLF) + wolfHead({ gaze: "left" }), 238, 128, 1.6) +
  glow("wh-rim", "#ffe9a8", 20, 130, 160, 0.35);

// ---- Werewolves & Robbers: four at the table, and one shadow that does not fit ----

/** The same drawing in one colour. */
const silhouette = (what: Markup, colour: string): Markup => what.replace(/"#[0-9a-f]{3,6}"/g, `"${colour}"`);

const openChest =
  draw("#8a4f22", "M0 52 C-2 22 8 4 22 0 H98 C112 4 122 22 120 52Z", 3) +
  fill("#5d3113", "M10 50 C10 26 16 12 26 8 H94 C104 12 110 26 110 50Z") +
  many(
    22,
    (n) =>
      ring("#f5c84c", 16 + ((n * 31) % 90), 56 - ((n * 17) % 22), 8, 6, 1.8) +
      oval("#fff0b0", 14 + ((n * 31) % 90), 54 - ((n * 17) % 22), 3, 2, 0.8),
  ) +
  draw("#d8434f", "M76 40 l8 -8 l8 8 l-8 10Z", 2) +
  draw("#5fb3a8", "M34 36 l7 -6 l7 6 l-7 9Z", 2) +
  draw("#a9672e", "M-4 56 H124 V108 H-4Z", 3) +
  line("M-4 74 H124 M-4 92 H124", 2, "#7a4519") +
  draw("#efc04a", "M12 56 h14 v52 h-14Z M94 56 h14 v52 h-14Z M48 56 h24 v22 c0 10 -24 10 -24 0Z", 2.4) +
  oval("#3b2a22", 60, 68, 4.5);

const werewolvesAndRobbers =
  sky("wr-wall", WIDTH, HEIGHT, "#3a2230", "#5c3430", "#6d3f2c") +
  line(
    many(7, (n) => `M0 ${n * 32 + 20} H400`) +
      many(28, (n) => `M${(n % 4) * 104 + (Math.floor(n / 4) % 2) * 52} ${Math.floor(n / 4) * 32 + 20} v32`),
    1.6,
    "#4b2a2b",
  ) +
  glow("wr-candle", "#ffc35e", 200, 176, 260, 0.85) +
  faded(silhouette(place(howling(WOLF, "wolf"), 204, 30, 1.6), "#24121a"), 0.55) +
  place(robber(1), 20, 88, 1.24) +
  place(robber(3), 258, 84, 1.3) +
  place(robber(0), 104, 70, 1.1) +
  glow("wr-left", "#140a10", 0, 120, 150, 0.7) +
  glow("wr-right", "#140a10", 400, 160, 130, 0.6) +
  fill("#7a4a2c", "M0 236 H400 V300 H0Z") +
  fill("#94603a", "M0 236 H400 V246 H0Z") +
  line("M0 262 H400 M0 284 H400", 2, "#5c3520") +
  place(openChest, 150, 152, 0.84) +
  glow("wr-gold", "#ffe08a", 200, 186, 90, 0.7) +
  place(
    draw("#fff3d2", "M40 44 C42 38 58 38 60 44 V96 H40Z", 2) +
      fill("#f39a2e", "M50 2 C60 16 60 30 50 34 C40 30 40 16 50 2Z") +
      fill("#ffe48a", "M50 16 C55 24 55 30 50 32 C45 30 45 24 50 16Z") +
      line("M50 34 V40", 2),
    70,
    174,
    0.8,
  ) +
  glow("wr-flame", "#ffdf8a", 110, 190, 60, 0.8) +
  many(5, (n) => ring("#f1bf3f", 280 + n * 22 + 6 * wobble(n), 250 + 8 * wobble(n * 2), 9, 6, 2));

// ---- Woof!!: the boy cries, the circle listens, the hill is not empty ----

const roofline = (x: number, y: number, s: number): Markup =>
  place(fill("#3b3558", "M0 40 L50 0 L100 40 V100 H0Z") + box("#ffcf6e", 36, 56, 24, 24, 2), x, y, s);

const woof =
  sky("wo-sky", WIDTH, HEIGHT, "#4b4a7c", "#93688f", "#eea878", "#f7cf95") +
  many(16, (n) => oval("#fff3d0", 200 + 196 * wobble(n * 5), 10 + ((n * 23) % 90), 1.3, 1.3, 0.8)) +
  glow("wo-moon", "#fff3c9", 292, 84, 110, 0.9) +
  oval("#fff3c9", 292, 84, 40) +
  oval("#f2dfa6", 280, 74, 8, 6, 0.6) +
  oval("#f2dfa6", 306, 96, 9, 7, 0.6) +
  fill("#5a4a75", "M0 176 C70 150 130 168 190 150 C230 132 260 112 300 112 C340 112 372 138 400 150 V300 H0Z") +
  place(silhouette(walker(WOLF, "wolf") + place(howling(WOLF, "wolf"), 52, 6, 0.5), "#2e2745"), 258, 48, 0.7) +
  roofline(18, 146, 0.4) +
  roofline(60, 156, 0.3) +
  roofline(330, 150, 0.44) +
  roofline(374, 162, 0.34) +
  fill("#4a6152", "M0 204 C110 176 270 176 400 200 V300 H0Z") +
  glow("wo-fire", "#ffcf86", 210, 236, 150, 0.6) +
  place(sheepBody(), 150, 168, 0.56) +
  place(sheepBody({ lids: "wide" }), 206, 158, 0.5) +
  place(
    walker(COLLIE, "hound") + place(head({ coat: COLLIE, kind: "hound", gaze: "right" }), 50, 14, 0.5),
    208,
    196,
    0.74,
  ) +
  grass(26, 226, "#36493f") +
  place(hunter(), 268, 150, 1.32) +
  place(boy(), -6, 116, 1.62) +
  line("M164 206 q12 -8 22 -6 M166 222 q14 -2 24 4 M158 190 q8 -10 18 -10", 5, "#fff3d0") +
  glow("wo-warm", "#ffd9a0", 60, 120, 140, 0.25);

// ---- The Three Little Wolves: three towers and a caller ----

const STRIP = 40;
function tower(
  colour: Colour,
  storeys: number[],
  x: number,
  ground: number,
  scale: number,
  top: number,
  lit: number,
): Markup {
  const height = storeys.length * STRIP;
  const cap = roof(colour, top);
  const strips = storeys.map((n, at) => place(floor(colour, n).markup, 0, height - (at + 1) * STRIP)).join("");
  const wolf = `<svg x="56" y="${height - (lit + 1) * STRIP + 3}" width="36" height="36" viewBox="0 0 100 100">${oval("#ffdf8f", 50, 50, 48) + wolfHead({ lids: "wide", mouth: "smile" }) + ring("none", 50, 50, 47, 47, 7, "#fff6e3")}</svg>`;
  return place(
    place(cap.markup, 0, -cap.height) + strips + wolf + shade(`M80 0 H100 V${height} H80Z`, 0.1),
    x,
    ground - height * scale,
    scale,
  );
}

const threeLittleWolves =
  sky("tl-sky", WIDTH, HEIGHT, "#8cc3dc", "#cfe6e4", "#f8ecc6") +
  glow("tl-sun", "#fff4c9", 70, 92, 170) +
  oval("#fff6d6", 70, 88, 22) +
  many(4, (n) =>
    place(
      oval("#fff", 0, 0, 32, 12) + oval("#fff", -18, 6, 22, 9) + oval("#fff", 20, 6, 26, 10),
      130 + n * 84,
      74 + 18 * wobble(n * 3),
      0.9,
    ),
  ) +
  fill("#a9c9a2", "M0 190 C80 140 150 176 230 150 C300 130 350 160 400 146 V300 H0Z") +
  fill("#8fb87c", "M0 232 C90 196 190 224 270 206 C330 194 370 206 400 200 V300 H0Z") +
  oval("#2a3a20", 84, 256, 62, 9, 0.22) +
  oval("#2a3a20", 178, 250, 56, 8, 0.22) +
  oval("#2a3a20", 262, 258, 54, 8, 0.22) +
  tower("y", [2, 5], 40, 254, 0.86, 9, 1) +
  tower("r", [1, 4, 8, 9], 134, 248, 0.84, 12, 2) +
  tower("g", [3, 6, 10], 222, 256, 0.8, 11, 1) +
  fill("#76a562", "M0 262 C100 240 260 256 400 240 V300 H0Z") +
  grass(30, 256, "#547f47") +
  place(pig("left"), 272, 122, 1.46) +
  line("M286 240 q-20 -10 -36 -2 q-8 5 -2 9 M290 250 q-26 0 -44 10 M288 259 q-14 0 -24 5", 4, "#ffffff") +
  glow("tl-rim", "#fff4c9", 40, 60, 200, 0.3);

/** The scenes are drawn taller than they are shown: `from` is where the picture begins. */
const scene = (markup: Markup, from: number) => sized(WIDTH, 225, place(markup, 0, -from));

export const book: Book = {
  art: {
    "wolf-and-hound": scene(wolfAndHound, 58),
    "werewolves-and-robbers": scene(werewolvesAndRobbers, 36),
    woof: scene(woof, 44),
    "three-little-wolves": scene(threeLittleWolves, 42),
  },
  cards: {},
};
