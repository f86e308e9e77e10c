// The robbers, and the woman who sees through them.

import { eye, type Gaze } from "../../art/beasts";
import { face, shoulders, SKIN, skull } from "../../art/folk";
import { draw, fill, line, type Markup, oval, ring, shade, shine } from "../../art/pen";

const CAPS = ["#54606e", "#7c4a3a", "#4d6a4a", "#6b4a78", "#a0672f"];

const MOUTHS = [
  line("M41 70 C46 75 56 74 60 67", 2.4),
  line("M42 71 H59", 2.4),
  draw("#8e2f35", "M42 68 C47 70 54 70 59 67 C58 75 46 77 42 68Z", 1.8),
  line("M43 72 C48 68 54 69 58 72", 2.4),
  line("M41 68 C45 74 52 75 60 70", 2.4) + fill("#f3d36b", "M52 72 h4 v3.5 h-4Z"),
];

/** A robber: cap, mask, stripes; five of them differ. */
export function robber(n = 0): Markup {
  const stripes =
    shoulders("#f3ead8") +
    fill(
      "#3f3a44",
      "M10 97 C22 88 40 90 50 91 C62 90 78 88 90 97 L92 104 C78 96 62 97 50 98 C38 97 22 96 8 104Z M34 80 L38 79 H62 L67 80.5 L62 85 C54 87 46 87 38 85Z",
    ) +
    line("M6 116 C6 92 22 82 38 79 L62 79 C78 82 94 92 94 116");
  const mask = draw(
    "#2d262b",
    "M22 45 C32 38 43 40 50 44 C57 40 68 38 78 45 C78 55 68 60 60 58 C55 57 53 53 50 53 C47 53 45 57 40 58 C32 60 22 55 22 45Z",
    1.8,
  );
  const gaze: Gaze = (["left", "right", "ahead", "right", "left"] as const)[n % 5]!;
  const eyes = [-11, 11]
    .map((dx) =>
      eye(50 + dx, 49, dx, { iris: "#5a3b22", gaze, size: 5.4, lid: "#2d262b", lids: n % 5 === 2 ? "fierce" : "open" }),
    )
    .join("");
  const cap = CAPS[n % 5]!;
  const beanie =
    draw(cap, "M25 38 C25 20 36 10 50 10 C64 10 75 20 75 38Z") +
    draw(cap, "M22 34 C38 28 62 28 78 34 L78 42 C62 36 38 36 22 42Z", 2) +
    shine("M30 32 C31 22 38 15 46 14 C39 19 36 25 36 31Z") +
    ring(cap, 50, 9, 5, 5, 2);
  const flat =
    draw(cap, "M22 36 C20 22 34 12 52 13 C68 12 80 22 78 34 C62 28 40 28 22 36Z") +
    draw(cap, "M60 31 C72 30 84 34 92 42 C82 44 72 42 62 37Z", 2) +
    shine("M28 30 C30 22 38 17 48 17 C40 20 36 25 34 30Z");
  const stubble =
    n % 2
      ? fill("#8a6a58", "M28 62 C32 76 40 82 50 82 C60 82 68 76 72 62 C66 67 58 64 50 64 C42 64 34 67 28 62Z", 0.4)
      : "";
  return (
    stripes +
    skull(SKIN) +
    stubble +
    mask +
    eyes +
    line("M50 55 C47 60 46 63 50 64", 2.2) +
    MOUTHS[n % 5]! +
    (n % 2 ? flat : beanie)
  );
}

export const fortuneTeller = (): Markup =>
  draw("#5b3d82", "M10 116 C4 84 10 50 22 30 C32 10 68 10 78 30 C90 50 96 84 90 116Z") +
  face({ skin: "#d9a577", iris: "#3f7a74", lids: "half", gaze: "ahead" }) +
  fill("#2b1d1b", "M30 42 C34 37 42 38 46 42 C41 41 36 42 31 45Z M70 42 C66 37 58 38 54 42 C59 41 64 42 69 45Z") +
  draw("#5b3d82", "M24 48 C24 26 36 15 50 15 C64 15 76 26 76 48 C70 36 62 31 50 31 C38 31 30 36 24 48Z") +
  line("M26 44 C30 32 39 27 50 27 C61 27 70 32 74 44", 2, "#e9c25a") +
  draw("#e04f5f", "M50 24 L55 31 L50 38 L45 31Z", 1.8) +
  line("M42 70 C47 74 54 74 58 70", 2.6, "#a03a44") +
  ring("none", 22, 68, 4.5, 5.5, 2.2, "#e9c25a") +
  ring("none", 78, 68, 4.5, 5.5, 2.2, "#e9c25a") +
  shade("M78 30 C90 50 96 84 90 116 H72 C84 84 82 54 76 36Z", 0.18) +
  oval("#bfe8ef", 50, 101, 30, 24, 0.35) +
  ring("#9fd3e6", 50, 100, 20, 18) +
  fill("#e9f9fc", "M36 96 C38 88 46 84 53 84 C46 88 42 94 42 101Z") +
  fill("#6f9fd0", "M34 106 C44 98 56 112 66 103 C63 112 57 117 50 117 C42 117 36 112 34 106Z", 0.6) +
  fill("#fff4c9", "M56 92 l1.5 4 l4 1.5 l-4 1.5 l-1.5 4 l-1.5 -4 l-4 -1.5 l4 -1.5Z");
