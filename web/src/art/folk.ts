// A person from the shoulders up; mouth, hair and hat are each game's own.

import { eye, type Gaze, type Lids } from "./beasts";
import { both, draw, line, type Markup, oval, shade } from "./pen";

export const SKIN = "#f0c49a";

interface Face {
  skin?: string;
  iris?: string;
  gaze?: Gaze;
  lids?: Lids;
  cheeks?: boolean;
}

export const shoulders = (coat: string): Markup =>
  draw(coat, "M6 116 C6 92 22 82 38 79 L62 79 C78 82 94 92 94 116Z") +
  shade("M62 80 C78 83 93 92 93 115 H72 C78 102 74 88 62 80Z");

export const skull = (skin: string): Markup =>
  both(draw(skin, "M28 50 C20 46 17 54 20 60 C22 65 27 65 29 61Z", 2)) +
  draw(skin, "M50 22 C66 22 75 34 74 51 C73 69 63 82 50 82 C37 82 27 69 26 51 C25 34 34 22 50 22Z") +
  shade("M68 32 C75 40 75 54 72 62 C68 74 60 81 50 81 C62 74 69 56 68 32Z", 0.12);

/** Skin, eyes and nose; mouth, hair and hat are drawn over it. */
export function face({ skin = SKIN, iris = "#5a3b22", gaze = "ahead", lids = "open", cheeks = true }: Face): Markup {
  const eyes = [-11, 11].map((dx) => eye(50 + dx, 50, dx, { iris, gaze, lids, lid: skin, size: 5.6 })).join("");
  const blush = cheeks ? oval("#e58d76", 35, 62, 5, 3.4, 0.55) + oval("#e58d76", 65, 62, 5, 3.4, 0.55) : "";
  return skull(skin) + blush + eyes + line("M50 53 C47 58 46 61 50 62", 2.2);
}
