// The hunter, the boy who cried wolf, and a scarecrow.

import { type Lids } from "../../art/beasts";
import { face, shoulders, SKIN } from "../../art/folk";
import { both, draw, fill, line, type Markup, ring, shade, shine } from "../../art/pen";

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
