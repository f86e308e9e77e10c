// The 24 animals of Wolf & Hound, each with its habit.

import {
  chest,
  type Coat,
  collar,
  eye,
  fleece,
  head,
  HOUND,
  houndHead,
  howling,
  sheepHead,
  tilted,
  WOLF,
  wolfHead,
} from "../../art/beasts";
import { draw, fill, frame, INK, line, type Markup, mirrored, PAPER, place, ring, shade, write } from "../../art/pen";

const speed = (colour = "#fff"): Markup => line("M4 30 H22 M1 46 H14 M3 62 H16 M8 76 H22", 3, colour);

const headband =
  draw("#c8342f", "M25 37 C38 29 62 29 75 37 L75 45 C62 37 38 37 25 45Z", 2) +
  draw("#c8342f", "M25 39 L7 30 L11 38 L3 44 L25 45Z", 2);

const nightcap =
  draw("#5d7fb8", "M28 35 C30 14 52 2 84 14 C92 18 96 28 95 40 C88 30 80 26 72 28 L74 38 C60 29 42 29 28 35Z") +
  line("M38 27 C46 18 58 13 70 15 M55 28 C60 22 70 19 80 21", 2.4, "#e9eef7") +
  draw(
    "#f7f2e4",
    "M26 39 C26 33 31 32 34 33 C45 28 58 28 68 33 C74 32 77 37 75 42 C72 45 68 44 66 42 C56 37 44 37 34 42 C31 45 27 43 26 39Z",
    2,
  ) +
  ring("#f7f2e4", 95, 43, 5.5, 5.5, 2);

const bandage =
  draw("#f5ead6", "M21 40 L66 24 L74 32 L25 50Z", 2) +
  line("M34 36 L38 44 M50 30 L54 38 M62 26 L66 33", 1.5, "#cdb48c") +
  draw("#f2c9a0", "M60 70 L74 62 L78 68 L64 76Z", 1.8) +
  line("M67 68 L71 70 M68 71 L70 67", 1.4);

const crutch =
  draw("#a9743e", "M88 38 L93 38 L91 98 L86 98Z", 2) + draw("#8b5a2b", "M80 34 Q90 28 99 34 L98 40 Q90 35 81 40Z", 2);

const bushyTail =
  draw(WOLF.dark, "M10 98 C-2 84 0 64 14 58 C22 55 29 60 29 68 C38 70 42 82 36 98Z") +
  fill(WOLF.light, "M14 58 C22 55 29 60 29 67 C22 64 14 66 9 72 C7 66 9 61 14 58Z") +
  line("M18 74 C14 82 15 90 20 96 M28 78 C26 84 27 90 30 95", 1.8);

const spectacles =
  `<g fill="#dff1f5" fill-opacity=".35" stroke="${INK}" stroke-width="2.6"><circle cx="33" cy="52" r="11"/><circle cx="67" cy="52" r="11"/></g>` +
  line("M44 51 Q50 46 56 51 M22 50 L14 46 M78 50 L86 46", 2.4);

const OLD: Coat = { fur: "#a9a7a6", dark: "#7f7c7d", light: "#f6f3ee", eye: "#8fa9b8" };
const grandpa =
  chest(OLD) +
  head({ coat: OLD, kind: "wolf", lids: "half", mouth: "smile" }) +
  spectacles +
  draw("#fbf8f2", "M22 38 C26 31 36 31 42 38 C36 38 30 40 24 44Z M78 38 C74 31 64 31 58 38 C64 38 70 40 76 44Z", 1.8) +
  draw(
    "#fbf8f2",
    "M50 77 C42 70 30 74 24 82 C32 82 36 84 38 88 C42 100 58 100 62 88 C64 84 68 82 76 82 C70 74 58 70 50 77Z",
    2,
  ) +
  line("M45 86 L46 94 M53 86 L52 94", 1.5, "#c9c2b8");

const swirl = (x: number, y: number): Markup =>
  ring("#fffdf6", x, y, 8.5, 8.5, 1.8) + line(`M${x} ${y} q3 -2.5 3 1 q-1 4.5 -5.5 2 q-4 -4 0.5 -8 q6 -3 9 2`, 1.9);
const confused = (back: boolean): Markup => {
  const face = houndHead({ mouth: "wavy", lids: "wide" }) + swirl(65, 48) + (back ? swirl(35, 48) : "");
  return (
    chest(HOUND) +
    tilted(back ? mirrored(face) : face, back ? 16 : -14) +
    write("?", back ? 15 : 86, 26, 26, "#a1282b", PAPER) +
    write("?", back ? 88 : 12, back ? 24 : 22, 19, "#a1282b", PAPER)
  );
};

const DEVIL: Coat = { fur: "#c5382e", dark: "#8a1f22", light: "#f3b59c", eye: "#ffd84a" };
const devil =
  chest(DEVIL) +
  draw("#3d2a28", "M27 30 C18 24 14 12 20 2 C25 10 32 14 40 20Z") +
  draw("#3d2a28", "M73 30 C82 24 86 12 80 2 C75 10 68 14 60 20Z") +
  head({ coat: DEVIL, kind: "wolf", mouth: "snarl" }) +
  fill("#ffd84a", "M45 34 L50 29 L55 34 L50 44Z");

const BLANKET = "M50 4 C74 4 88 24 89 50 C90 70 94 94 98 114 L2 114 C6 94 10 70 11 50 C12 24 26 4 50 4Z";
const stitches = (colour: string): Markup =>
  `<path d="M17 52 C18 30 31 11 50 11 C69 11 82 30 83 52 C84 70 88 82 90 92" fill="none" stroke="${colour}" stroke-width="1.8" stroke-dasharray="4 4"/>`;
const hood = "M50 24 C66 24 76 36 76 54 C76 72 66 84 50 84 C34 84 24 72 24 54 C24 36 34 24 50 24Z";
export const star = (x: number, y: number, r: number, colour: string): Markup =>
  fill(
    colour,
    `M${x} ${y - r} L${x + r * 0.3} ${y - r * 0.3} L${x + r} ${y} L${x + r * 0.3} ${y + r * 0.3} L${x} ${y + r} L${x - r * 0.3} ${y + r * 0.3} L${x - r} ${y} L${x - r * 0.3} ${y - r * 0.3}Z`,
  );

const blackBlanket =
  draw("#3a3a4c", "M16 34 C14 20 15 8 19 2 C28 4 36 8 42 14Z M84 34 C86 20 85 8 81 2 C72 4 64 8 58 14Z") +
  draw("#3a3a4c", BLANKET) +
  shade("M70 10 C84 20 89 36 89 50 C90 70 94 94 98 114 L72 114 C86 84 82 40 70 10Z", 0.3) +
  stitches("#8c8fb0") +
  star(20, 76, 6, "#f0d27a") +
  star(80, 70, 5, "#f0d27a") +
  star(72, 90, 4, "#f0d27a") +
  star(30, 92, 4, "#f0d27a") +
  draw("#15131c", hood) +
  eye(39, 52, -1, { iris: WOLF.eye, lids: "fierce", lid: "#15131c", size: 8 }) +
  eye(61, 52, 1, { iris: WOLF.eye, lids: "fierce", lid: "#15131c", size: 8 }) +
  line("M40 70 q10 7 20 0", 2.4, "#e3e8ee") +
  fill("#fff", "M43 72 l2 5 l2 -4Z M57 72 l-2 5 l-2 -4Z");

const whiteBlanket =
  draw("#fffaf0", BLANKET) +
  shade("M70 10 C84 20 89 36 89 50 C90 70 94 94 98 114 L72 114 C86 84 82 40 70 10Z", 0.12) +
  stitches("#c99b5d") +
  fill(
    "#d96b5b",
    "M14 78 q4 -6 8 0 q4 -6 8 0 q0 6 -8 11 q-8 -5 -8 -11Z M74 80 q3 -5 6 0 q3 -5 6 0 q0 5 -6 9 q-6 -4 -6 -9Z",
  ) +
  draw("#e8d3ac", hood) +
  place(houndHead({ ears: ["hidden", "hidden"] }), 13, 13, 0.74);

const patchwork = (y: number): Markup =>
  draw("#b5574f", `M4 ${y} C20 ${y - 10} 80 ${y - 10} 96 ${y} L99 116 L1 116Z`) +
  fill(
    "#e0b357",
    `M26 ${y - 5} L46 ${y - 7.5} L46 ${y + 14} L24 ${y + 15}Z M68 ${y - 6} L88 ${y - 3} L92 ${y + 16} L69 ${y + 14}Z`,
  ) +
  fill("#5f8f86", `M46 ${y - 7.5} L68 ${y - 6} L69 ${y + 14} L46 ${y + 14}Z`) +
  `<path d="M24 ${y + 15} Q58 ${y + 11} 92 ${y + 16} M46 ${y - 7} V114 M69 ${y - 6} V114" fill="none" stroke="${PAPER}" stroke-width="1.6" stroke-dasharray="3 4"/>` +
  line(`M4 ${y} C20 ${y - 10} 80 ${y - 10} 96 ${y} L99 116 L1 116Z`);

const MOLE: Coat = { fur: "#8d7f93", dark: "#5f5369", light: "#ece4ea", eye: "#f6c945" };
const blanketAsleep =
  place(head({ coat: MOLE, kind: "wolf", lids: "shut", mouth: "smile" }), 6, 2, 0.88) +
  patchwork(70) +
  write("z", 84, 24, 22, INK, PAPER) +
  write("z", 94, 11, 15, INK, PAPER);
const blanketAwake =
  chest(MOLE) +
  tilted(head({ coat: MOLE, kind: "wolf", gaze: "left", lids: "sad", mouth: "wavy" }), -7) +
  fill("#8fc3ea", "M25 64 q-6 9 0 13 q6 -4 0 -13Z") +
  line("M25 64 q-6 9 0 13 q6 -4 0 -13Z", 1.5);

const change = (
  kind: "wolf" | "hound",
  coat: Coat,
  ears: ["prick" | "flop", "prick" | "flop"],
  quick: boolean,
): Markup =>
  (quick ? speed(PAPER) : "") +
  chest(coat) +
  head({
    coat,
    kind,
    ears,
    lids: kind === "wolf" ? "fierce" : "open",
    mouth: quick ? "pant" : kind === "wolf" ? "grin" : "smile",
  }) +
  (quick ? headband : "") +
  (kind === "hound" ? collar("#6b4aa0") : draw("#6b4aa0", "M41 91 L50 99 L59 91 L56 89 L50 94 L44 89Z", 1.8));

const RUST: Coat = { fur: "#b9764a", dark: "#7e4426", light: "#fbe6cb", eye: "#e8b93c" };
const TEAL: Coat = { fur: "#8fb0ae", dark: "#456b70", light: "#f1f5ea", eye: "#e3a93a" };
const PLUM: Coat = { fur: "#8c6d8f", dark: "#553a5e", light: "#f0e2ee", eye: "#f0b73c" };
const SAND: Coat = { fur: "#dcb765", dark: "#8a6a23", light: "#fff3d0", eye: "#a65f1f" };

const noThrees =
  draw("#c79a5b", "M69 72 h6 v44 h-6Z", 2) +
  frame(PAPER, 49, 50, 46, 32, 3) +
  write("3", 72, 76, 28) +
  line("M53 78 L91 54", 5, "#b8302c");
const dozing =
  fleece() + sheepHead({ lids: "shut" }) + write("z", 76, 24, 26, INK, PAPER) + write("z", 90, 11, 17, INK, PAPER);

const grey = chest(WOLF);
const tan = chest(HOUND);

/** Every face of the 24 cards; a second face is written id/back. */
export const ANIMALS: Record<string, Markup> = {
  wolf_01: grey + wolfHead(),
  wolf_02: grey + tilted(wolfHead({ gaze: "left" }), -5),
  wolf_03: grey + tilted(wolfHead({ gaze: "right" }), 5),
  wolf_04: howling(WOLF, "wolf"),
  wolf_05: speed() + grey + place(tilted(wolfHead({ mouth: "pant" }), 8), 5, 2, 0.96) + headband,
  wolf_06: grey + wolfHead({ lids: "half", mouth: "flat" }) + nightcap,
  wolf_07: crutch + grey + place(tilted(wolfHead({ lids: "sad", mouth: "wavy" }), -6), -3, 4, 0.96) + bandage,
  wolf_08: grey + place(tilted(wolfHead({ gaze: "right", lids: "half", mouth: "smile" }), 9), 8, 6, 0.9) + bushyTail,
  hound_01: tan + houndHead() + collar("#c23b32"),
  hound_02: tan + tilted(houndHead({ gaze: "left" }), -5) + collar("#c23b32"),
  hound_03: tan + tilted(houndHead({ gaze: "right" }), 5) + collar("#c23b32"),
  hound_04:
    howling(HOUND, "hound") +
    draw("#c23b32", "M27 72 C38 78 56 77 69 70 L71 78 C58 85 38 86 25 80Z", 2) +
    ring("#f0c14b", 60, 83, 4.5, 4.5, 1.8),
  sheep_01: dozing,
  sheep_02: fleece() + place(sheepHead({ gaze: "right" }), -3, -2, 0.86) + noThrees,
  meta_01: change("wolf", RUST, ["prick", "flop"], false),
  "meta_01/back": change("hound", RUST, ["flop", "prick"], false),
  meta_02: change("hound", TEAL, ["prick", "flop"], false),
  "meta_02/back": change("wolf", TEAL, ["flop", "prick"], false),
  meta_03: change("wolf", PLUM, ["prick", "flop"], false),
  "meta_03/back": change("hound", PLUM, ["flop", "prick"], true),
  meta_04: change("hound", SAND, ["prick", "flop"], false),
  "meta_04/back": change("wolf", SAND, ["flop", "prick"], true),
  extra_01: grandpa,
  extra_02: confused(false),
  "extra_02/back": confused(true),
  designer_01: devil,
  designer_02_1: blackBlanket,
  designer_02_2: whiteBlanket,
  designer_02_3: blanketAsleep,
  "designer_02_3/back": blanketAwake,
};
