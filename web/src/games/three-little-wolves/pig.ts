// The Big Bad Pig and his friend Smokey.

import { eye, type Gaze } from "../../art/beasts";
import { both, draw, fill, line, type Markup, oval, shade, shine } from "../../art/pen";

/** The Big Bad Pig: bowler hat, one brow up, a golden tooth. */
export function pig(gaze: Gaze = "ahead"): Markup {
  const shift = { left: -6, right: 6, ahead: 0, up: 0 }[gaze];
  const snout =
    draw(
      "#f2a79f",
      `M${50 + shift} 56 C${64 + shift} 55 ${71 + shift} 62 ${70 + shift} 69 C${69 + shift} 77 ${60 + shift} 80 ${50 + shift} 80 C${40 + shift} 80 ${31 + shift} 77 ${30 + shift} 69 C${29 + shift} 62 ${36 + shift} 55 ${50 + shift} 56Z`,
    ) +
    oval("#9c4a4c", 42 + shift, 68, 4, 5.5) +
    oval("#9c4a4c", 58 + shift, 68, 4, 5.5) +
    shine(
      `M${36 + shift} 64 C${40 + shift} 59 ${50 + shift} 58 ${56 + shift} 60 C${48 + shift} 61 ${42 + shift} 63 ${37 + shift} 67Z`,
      0.45,
    );
  const eyes =
    eye(36 + shift, 47, -1, { iris: "#7a3b22", gaze, lids: "fierce", lid: "#d98780", size: 6.6 }) +
    eye(64 + shift, 47, 1, { iris: "#7a3b22", gaze, lids: "fierce", lid: "#d98780", size: 6.6 });
  return (
    draw("#3f3540", "M4 116 C4 96 22 86 50 86 C78 86 96 96 96 116Z") +
    draw("#fff6e3", "M36 86 L50 104 L64 86Z", 2) +
    draw("#b8302c", "M44 90 L50 94 L56 90 L57 99 L50 95 L43 99Z", 1.8) +
    both(
      draw("#ef9f98", "M26 42 C14 40 6 30 6 20 C18 18 32 24 36 32Z") +
        fill("#c9706e", "M24 36 C18 34 13 29 12 24 C20 24 27 28 30 32Z"),
    ) +
    draw("#f6b9b0", "M50 22 C72 22 86 38 86 58 C86 78 70 92 50 92 C30 92 14 78 14 58 C14 38 28 22 50 22Z") +
    shade("M78 38 C90 56 84 90 50 91 C70 82 80 62 78 38Z", 0.13) +
    eyes +
    snout +
    draw("#7a1f2a", "M36 82 C46 87 58 87 68 80 C64 90 44 92 36 82Z", 1.8) +
    fill("#f3c84a", "M56 84.5 h5 v4 h-5Z") +
    draw("#352c36", "M28 26 C28 8 38 0 50 0 C62 0 72 8 72 26Z") +
    draw("#b8302c", "M27 21 C40 16 60 16 73 21 L73 27 C60 22 40 22 27 27Z", 1.8) +
    draw("#352c36", "M14 30 C28 22 72 22 86 30 C80 36 66 31 50 31 C34 31 20 36 14 30Z") +
    shine("M34 18 C35 10 42 5 48 5 C42 9 40 13 40 18Z", 0.25)
  );
}

export const moustache = (): Markup =>
  draw(
    "#3d2a22",
    "M50 46 C44 36 28 36 22 46 C18 54 10 56 3 50 C6 64 22 70 34 64 C42 62 48 58 50 53 C52 58 58 62 66 64 C78 70 94 64 97 50 C90 56 82 54 78 46 C72 36 56 36 50 46Z",
  ) + shine("M26 48 C31 42 40 42 44 47 C38 46 32 48 28 52Z", 0.25);

/** Smokey rises from a chimney and has borrowed a moustache. */
export const smokey = (): Markup =>
  draw("#a8574a", "M28 116 V92 H72 V116Z") +
  line("M28 104 H72 M40 92 V104 M58 92 V104 M48 104 V116", 1.6) +
  draw("#8a4338", "M22 84 H78 V94 H22Z") +
  draw(
    "#c9ccd6",
    "M36 86 C20 86 8 74 14 60 C2 52 6 34 20 34 C20 18 40 8 52 18 C64 8 84 16 82 32 C96 36 98 54 86 60 C92 74 80 86 64 86Z",
  ) +
  shade("M86 60 C92 74 80 86 64 86 H40 C64 82 80 70 80 46Z", 0.12) +
  shine("M22 38 C22 24 38 14 50 21 C38 22 30 30 28 42Z", 0.5) +
  draw("#c9ccd6", "M24 30 L20 6 L42 20Z M76 30 L82 6 L60 19Z") +
  eye(38, 44, -1, { iris: "#6a7488", lids: "half", lid: "#b2b6c4", size: 6.6 }) +
  eye(64, 44, 1, { iris: "#6a7488", lids: "half", lid: "#b2b6c4", size: 6.6 }) +
  oval("#4b4a58", 51, 56, 6.5, 4.5) +
  `<g transform="translate(22 39) scale(.58)">${moustache()}</g>`;
