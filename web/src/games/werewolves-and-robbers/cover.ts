// The cover: four at the table, and one shadow that does not fit.

import { howling, WOLF } from "../../art/beasts";
import { draw, faded, fill, glow, line, many, oval, place, ring, sky, wobble } from "../../art/pen";
import { HEIGHT, scene, silhouette, WIDTH } from "../../art/scene";
import { robber } from "./folk";

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

const picture =
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

export const cover = scene(picture, 36);
