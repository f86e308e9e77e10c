// The cover of a game that has none of its own: a hill at dusk, and somebody on it.
import { howling, WOLF } from "../../art/beasts";
import { fill, glow, oval, place, sky } from "../../art/pen";
import { grass, HEIGHT, scene, silhouette, WIDTH } from "../../art/scene";

const picture =
  sky("plain-sky", WIDTH, HEIGHT, "#5b6f8f", "#b99aa0", "#f0c9a0") +
  glow("plain-moon", "#fff3c9", 130, 110, 120, 0.9) +
  oval("#fff3c9", 130, 110, 34) +
  fill("#6f7f78", "M0 214 C90 176 150 196 230 168 C300 144 350 170 400 160 V300 H0Z") +
  place(silhouette(howling(WOLF, "wolf"), "#3c4a4c"), 244, 84, 1) +
  fill("#52655c", "M0 236 C110 204 270 214 400 186 V300 H0Z") +
  grass(26, 226, "#3f5048");

export const cover = scene(picture, 44);
