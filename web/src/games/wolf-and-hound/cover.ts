// The cover: the light side and the dark side of one meadow.

import { chest, collar, HOUND, houndHead, sheepBody, WOLF, wolfHead } from "../../art/beasts";
import { draw, fill, glow, many, type Markup, oval, place, shade, sky, wobble } from "../../art/pen";
import { grass, HEIGHT, scene, WIDTH } from "../../art/scene";

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

const picture =
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

export const cover = scene(picture, 58);
