// The cover: the boy cries, the circle listens, the hill is not empty.

import { COLLIE, head, howling, sheepBody, walker, WOLF } from "../../art/beasts";
import { box, fill, glow, line, many, type Markup, oval, place, sky, wobble } from "../../art/pen";
import { grass, HEIGHT, scene, silhouette, WIDTH } from "../../art/scene";
import { boy, hunter } from "./folk";

const roofline = (x: number, y: number, s: number): Markup =>
  place(fill("#3b3558", "M0 40 L50 0 L100 40 V100 H0Z") + box("#ffcf6e", 36, 56, 24, 24, 2), x, y, s);

const picture =
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

export const cover = scene(picture, 44);
