// The cover: three towers and a caller.

import { wolfHead } from "../../art/beasts";
import { fill, glow, line, many, type Markup, oval, place, ring, shade, sky, wobble } from "../../art/pen";
import { grass, HEIGHT, scene, WIDTH } from "../../art/scene";
import { pig } from "./pig";
import { type Colour, floor, roof } from "./walls";

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

const picture =
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

export const cover = scene(picture, 42);
