// The people of the stories, from the shoulders up, and the pig who thinks he is one of them.

import { eye, type Gaze, type Lids } from "./beasts";
import { both, draw, fill, line, type Markup, oval, ring, shade, shine } from "./pen";

const SKIN = "#f0c49a";

interface Face {
  skin?: string;
  iris?: string;
  gaze?: Gaze;
  lids?: Lids;
  cheeks?: boolean;
}

const shoulders = (coat: string): Markup =>
  draw(coat, "M6 116 C6 92 22 82 38 79 L62 79 C78 82 94 92 94 116Z") +
  shade("M62 80 C78 83 93 92 93 115 H72 C78 102 74 88 62 80Z");

const skull = (skin: string): Markup =>
  both(draw(skin, "M28 50 C20 46 17 54 20 60 C22 65 27 65 29 61Z", 2)) +
  draw(skin, "M50 22 C66 22 75 34 74 51 C73 69 63 82 50 82 C37 82 27 69 26 51 C25 34 34 22 50 22Z") +
  shade("M68 32 C75 40 75 54 72 62 C68 74 60 81 50 81 C62 74 69 56 68 32Z", 0.12);

/** Skin, eyes and nose; mouth, hair and hat are drawn over it. */
function face({ skin = SKIN, iris = "#5a3b22", gaze = "ahead", lids = "open", cheeks = true }: Face): Markup {
  const eyes = [-11, 11].map((dx) => eye(50 + dx, 50, dx, { iris, gaze, lids, lid: skin, size: 5.6 })).join("");
  const blush = cheeks ? oval("#e58d76", 35, 62, 5, 3.4, 0.55) + oval("#e58d76", 65, 62, 5, 3.4, 0.55) : "";
  return skull(skin) + blush + eyes + line("M50 53 C47 58 46 61 50 62", 2.2);
}

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

export const hunterHat = (): Markup =>
  draw("#c8342f", "M70 26 C74 14 82 4 94 0 C92 12 86 22 76 30Z", 2) +
  line("M72 28 C78 18 84 10 91 4", 1.5) +
  draw("#4b7a4a", "M26 36 C27 22 36 8 50 8 C62 8 72 20 75 34Z") +
  draw("#8a5a2b", "M25 35 C38 29 62 28 75 33 L76 39 C62 33 38 34 25 40Z", 2) +
  draw("#4b7a4a", "M8 44 C20 34 36 36 50 35.5 C66 34 80 32 92 40 C84 46 68 42 50 42 C34 42 20 48 8 44Z") +
  shine("M32 28 C34 19 41 13 48 12 C42 17 39 23 38 29Z", 0.25);

export const hunterFace = (lids: Lids = "fierce"): Markup =>
  shoulders("#7a5a36") +
  draw("#4b7a4a", "M38 79 L50 96 L62 79 L68 82 L52 108 H48 L32 82Z", 2) +
  line("M18 116 L60 82", 5, "#5a3b22") +
  face({ lids, iris: "#4a6b3a" }) +
  draw(
    "#8c4a22",
    "M26 54 C28 62 34 65 40 64 C45 60 55 60 60 64 C66 65 72 62 74 54 C77 70 72 84 62 90 C58 94 54 92 50 95 C46 92 42 94 38 90 C28 84 23 70 26 54Z",
    2,
  ) +
  line("M43 70 C47 73 53 73 57 70", 2.4, "#f3d9bd") +
  line("M36 78 L39 84 M50 82 V88 M64 78 L61 84", 1.5, "#5c2c12");

export const hunter = (): Markup => hunterFace() + hunterHat();

const strawHat =
  draw("#f0cf7c", "M28 36 C29 18 38 9 50 9 C62 9 71 18 72 36Z") +
  draw("#b5483c", "M27 31 C40 26 60 26 73 31 L73 37 C60 32 40 32 27 37Z", 1.8) +
  draw("#f0cf7c", "M6 44 C18 32 34 33 50 33 C66 33 82 32 94 44 C80 42 66 40 50 40 C34 40 20 42 6 44Z") +
  line("M34 22 q4 -5 9 -7 M16 40 q6 -3 12 -3 M60 37 q12 0 20 3", 1.5, "#b98f37");

export const boyFace = (): Markup =>
  shoulders("#5f9bc4") +
  draw("#fff6e3", "M38 79 L50 90 L62 79 L56 99 L50 92 L44 99Z", 1.8) +
  both(draw("#9a5a2a", "M27 40 C22 50 22 58 26 64 C31 58 30 48 33 40Z", 2)) +
  face({ lids: "wide", gaze: "right", iris: "#4a78a8" }) +
  draw("#9a5a2a", "M26 44 C28 30 38 24 50 24 C62 24 72 30 74 44 C66 38 58 40 54 36 C46 42 34 38 26 44Z", 2) +
  fill("#c9804f", "M33 57 h1.8 v1.8 h-1.8Z M37 60 h1.8 v1.8 h-1.8Z M64 57 h1.8 v1.8 h-1.8Z M61 60 h1.8 v1.8 h-1.8Z") +
  draw("#8e2f35", "M42 68 C46 65 56 65 60 68 C61 76 56 80 51 80 C45 80 41 76 42 68Z", 1.8) +
  fill("#fff", "M45 67.5 C48 66.5 54 66.5 57 67.5 L56 70 H46Z");

const shouting =
  draw(SKIN, "M68 84 C64 78 66 70 72 68 C76 64 83 67 82 73 C88 76 86 86 79 89 L76 104 L64 102Z", 2) +
  line("M74 72 L80 78 M71 77 L77 83", 1.6) +
  line("M84 60 L91 56 M86 66 H95", 2.6);

/** The boy who cried wolf, crying. */
export const boy = (): Markup => boyFace() + strawHat + shouting;

export const boyDisguised = (): Markup => boyFace() + hunterHat() + shouting;

/** The neutral player: two cards, no voice. */
export const scarecrow = (): Markup =>
  line("M4 92 L96 92", 6, "#7e5a33") +
  draw("#7d8a55", "M14 116 L10 88 C24 80 38 80 50 80 C62 80 76 80 90 88 L86 116Z") +
  fill("#b5574f", "M60 92 h14 v14 h-14Z") +
  line("M60 92 h14 v14 h-14Z", 1.5) +
  both(line("M10 86 L1 82 M10 89 L0 90 M10 92 L2 98", 2.4, "#d9ae4a")) +
  draw("#d9ae4a", "M34 78 L28 90 L38 86 L42 94 L50 86 L58 94 L62 86 L72 90 L66 78Z", 1.8) +
  draw("#e6cd9b", "M50 24 C68 22 76 36 75 52 C74 70 64 84 50 83 C36 84 26 70 25 52 C24 36 32 22 50 24Z") +
  shade("M70 36 C76 50 72 76 50 82 C62 72 70 58 70 36Z", 0.13) +
  line("M33 46 L43 54 M43 46 L33 54", 3.2) +
  ring("#4a6b8a", 62, 50, 6, 6, 1.8) +
  fill("#fff6e3", "M59.5 48.5 h1.6 v1.6 h-1.6Z M63 50.5 h1.6 v1.6 h-1.6Z") +
  draw("#c8793a", "M47 56 L53 56 L50 64Z", 1.8) +
  line("M34 70 C44 76 56 76 66 70 M38 68 v6 M45 71 v6 M53 71 v6 M60 68.5 v6", 2) +
  strawHat;

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
