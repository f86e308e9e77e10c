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
  paw,
  SHEEP_IN_DARK,
  sheepBody,
  sheepHead,
  tilted,
  walker,
  WOLF,
  wolfHead,
} from "./beasts";
import { type Book, cards, pieces, sized } from "./book";
import {
  box,
  draw,
  faded,
  fill,
  frame,
  glow,
  INK,
  line,
  many,
  type Markup,
  mirrored,
  oval,
  PAPER,
  place,
  ring,
  scatter,
  shade,
  turned,
  wobble,
  write,
} from "./pen";

// ---- the 24 animals, each with its habit ----

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
const star = (x: number, y: number, r: number, colour: string): Markup =>
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
  draw(HOUND.dark, hood) +
  place(houndHead({ ears: ["prick", "prick"] }).replace(/^<g.*?<\/g>/, ""), 20, 22, 0.6);

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

const ANIMALS: Record<string, Markup> = {
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

// ---- their cards: who moves it, how far, whom it looks at ----

type Aim = "self" | "left" | "right" | "across";
type Mover = "black" | "white" | "pink";

interface Trait {
  mover: Mover;
  walk: string;
  aim: Aim;
  ground: keyof typeof GROUNDS;
}

const GROUNDS = {
  wolf: ["#b9cbe2", "#8fa9cb", "#6f8bb1"],
  hound: ["#fbe2b0", "#f0c688", "#d9a25f"],
  sheep: ["#fad8d6", "#f1b9ba", "#d9929a"],
  change: ["#dccdea", "#bfa9d8", "#9d84bd"],
  extra: ["#d5e3c2", "#b3cc98", "#8cab70"],
  devil: ["#f6c9a0", "#ea9a6e", "#c96a4c"],
  blanket: ["#cfe0dc", "#a4c4bf", "#7ba39e"],
} as const;

const trait = (mover: Mover, walk: string, aim: Aim, ground: Trait["ground"]): Trait => ({ mover, walk, aim, ground });

export const TRAITS: Record<string, Trait> = {
  wolf_01: trait("black", "n", "self", "wolf"),
  wolf_02: trait("black", "n", "left", "wolf"),
  wolf_03: trait("black", "n", "right", "wolf"),
  wolf_04: trait("black", "n", "across", "wolf"),
  wolf_05: trait("black", "n+1", "self", "wolf"),
  wolf_06: trait("black", "n/2", "self", "wolf"),
  wolf_07: trait("black", "n−1", "self", "wolf"),
  wolf_08: trait("black", "−n/2", "self", "wolf"),
  hound_01: trait("white", "n", "self", "hound"),
  hound_02: trait("white", "n", "left", "hound"),
  hound_03: trait("white", "n", "right", "hound"),
  hound_04: trait("white", "n", "across", "hound"),
  sheep_01: trait("pink", "−n/2", "self", "sheep"),
  sheep_02: trait("pink", "−n/2", "self", "sheep"),
  meta_01: trait("black", "n", "self", "change"),
  "meta_01/back": trait("white", "n", "self", "change"),
  meta_02: trait("white", "n", "self", "change"),
  "meta_02/back": trait("black", "n", "self", "change"),
  meta_03: trait("black", "n", "self", "change"),
  "meta_03/back": trait("white", "n+1", "self", "change"),
  meta_04: trait("white", "n", "self", "change"),
  "meta_04/back": trait("black", "n+1", "self", "change"),
  extra_01: trait("black", "…−n", "self", "extra"),
  extra_02: trait("white", "n", "self", "extra"),
  "extra_02/back": trait("white", "−n", "self", "extra"),
  designer_01: trait("black", "3n", "self", "devil"),
  designer_02_1: trait("black", "n", "self", "blanket"),
  designer_02_2: trait("white", "n", "self", "blanket"),
  designer_02_3: trait("black", "0", "self", "blanket"),
  "designer_02_3/back": trait("black", "−1", "self", "blanket"),
};

const BANDS: Record<Mover, [ground: string, ink: string]> = {
  black: ["#352f38", "#fdf3de"],
  white: ["#fffaf0", INK],
  pink: ["#e79aa4", "#3d1820"],
};
const ARROW = "M50 92 L20 56 H38 V10 H62 V56 H80Z";
const AIMS: Record<Aim, number> = { self: 0, left: 90, right: -90, across: 180 };

function animalCard(id: string): Markup {
  const { mover, walk, aim, ground } = TRAITS[id]!;
  const [sky, far, near] = GROUNDS[ground];
  const [band, ink] = BANDS[mover];
  const paws = mover === "pink" ? paw(ink, true) : paw(ink, mover === "black");
  return (
    box(sky, 0, 0, 100, 140) +
    oval("#fff", 26, 26, 40, 40, 0.28) +
    oval("#fff", 26, 26, 24, 24, 0.3) +
    fill(far, "M0 78 C24 62 52 66 100 82 V140 H0Z") +
    fill(near, "M0 100 C30 84 66 88 100 96 V140 H0Z") +
    oval("#2a1420", 54, 106, 38, 7, 0.18) +
    place(ANIMALS[id]!, 1, 6, 0.98) +
    fill(band, "M0 110 C30 106 70 113 100 109 V140 H0Z") +
    line("M-2 110 C30 106 70 113 102 109") +
    place(paws, 3.5, 115, 0.2) +
    write(walk, 50, 132.5, [0, 25, 24, 22, 18.5][walk.length]!, ink) +
    turned(place(fill(ink, ARROW), 78.5, 115, 0.2), AIMS[aim], 88.5, 125) +
    edge
  );
}

const edge = frame("none", 1.5, 1.5, 97, 137, 7, 3);

const pine = (x: number, y: number, size: number, colour: string): Markup =>
  fill(
    colour,
    `M${x} ${y - size} L${x + size * 0.36} ${y - size * 0.5} H${x + size * 0.2} L${x + size * 0.5} ${y} H${x - size * 0.5} L${x - size * 0.2} ${y - size * 0.5} H${x - size * 0.36}Z`,
  );

// ---- number cards: night and claws are black, day and round paws are white ----

const meat =
  draw("#b8453c", "M22 62 C10 44 24 18 50 20 C76 20 88 38 80 54 C74 66 60 62 54 70 C46 82 30 78 22 62Z", 4) +
  fill("#e88f7d", "M30 56 C24 42 34 30 50 30 C66 30 74 40 69 49 C62 56 52 54 46 61 C40 67 33 63 30 56Z") +
  ring(PAPER, 46, 42, 8, 7, 3);
const bone =
  draw("#fffaf0", "M26 60 C14 54 6 68 16 76 C14 90 32 92 36 80 L72 46 C86 50 94 36 84 28 C86 14 68 10 64 24Z", 4) +
  shade("M84 28 C94 36 86 50 72 46 L36 80 C32 92 14 90 16 78 C24 82 30 80 34 72 L70 40 C80 42 86 36 84 28Z", 0.12);

const ray = (from: number, length: number, eighth: number): string =>
  (from + length * Math.sin((eighth * Math.PI) / 4)).toFixed(1);

const TRACKS = [
  [[50, 92]],
  [
    [32, 108],
    [66, 78],
  ],
  [
    [24, 114],
    [49, 92],
    [76, 72],
  ],
  [
    [24, 114],
    [44, 96],
    [62, 80],
    [80, 62],
  ],
] as const;

function numberCard(colour: "black" | "white", value: number, symbol?: "meat" | "bone"): Markup {
  const black = colour === "black";
  const [sky, ink, hill] = black ? ["#2f2b3d", "#f7ead0", "#211d2b"] : ["#fff4d6", "#4a3424", "#e9cf98"];
  const light = black
    ? oval("#f7e7b4", 72, 26, 14) + oval(sky, 78, 22, 12) + star(20, 84, 2.5, "#f7e7b4") + star(88, 58, 2, "#f7e7b4")
    : oval("#f6c65a", 72, 28, 11) +
      line(
        many(8, (n) => `M${ray(72, 15, n)} ${ray(28, 15, n + 2)} L${ray(72, 19, n)} ${ray(28, 19, n + 2)}`),
        2.5,
        "#f0b13c",
      );
  const tracks = TRACKS[value - 1]!.map(([x, y], n) =>
    turned(place(paw(ink, black), x - 14, y - 14, 0.28), 40 + 14 * wobble(n + 1), x, y),
  ).join("");
  const mark = symbol ? ring(PAPER, 76, 115, 16, 16, 2.4) + place(symbol === "meat" ? meat : bone, 65, 104, 0.22) : "";
  return (
    box(sky, 0, 0, 100, 140) +
    light +
    (black
      ? many(6, (n) => pine(8 + n * 17, 124 + 2 * wobble(n), 26 + 6 * wobble(n + 2), hill))
      : fill(hill, many(6, (n) => `M${4 + n * 17} 118 v-14 l3 -4 l3 4 v14Z`) + "M0 106 h100 v3.5 h-100Z")) +
    fill(hill, "M0 118 C30 110 64 114 100 120 V140 H0Z") +
    faded(tracks, 0.7) +
    write(value, 28, 52, 58, ink, sky) +
    mark +
    frame("none", 5.5, 5.5, 89, 129, 5, 1.6, black ? "#8b83a6" : "#c99b5d") +
    edge
  );
}

const NUMBERS: Record<string, Markup> = Object.fromEntries(
  [1, 2, 3, 4].flatMap((n) => {
    const plain = [
      [`B${n}`, numberCard("black", n)],
      [`W${n}`, numberCard("white", n)],
    ];
    return n === 4
      ? plain
      : [...plain, [`B${n}M`, numberCard("black", n, "meat")], [`W${n}B`, numberCard("white", n, "bone")]];
  }),
);

const back =
  box("#4c6b4a", 0, 0, 100, 140) +
  many(20, (n) =>
    place(
      paw("#5d7f59", n % 2 === 0),
      (n % 4) * 26 - 1 + (Math.floor(n / 4) % 2) * 10,
      Math.floor(n / 4) * 28 + 4,
      0.17,
      30,
    ),
  ) +
  frame("none", 7, 7, 86, 126, 5, 2, "#e9d9a8") +
  ring("#f1e3bb", 50, 70, 30, 30) +
  place(wolfHead(), 25, 43, 0.5) +
  edge;

// ---- the pasture ----

const plank = (x: number): Markup =>
  draw("#c08a52", `M${x} 20 l5 -7 l5 7 V84 H${x}Z`, 2) + shade(`M${x + 6} 16 l4 4 V84 h-4Z`, 0.18);
const fence = draw("#b27c45", "M2 34 H98 V43 H2Z M2 62 H98 V71 H2Z", 2) + [8, 32, 56, 80].map(plank).join("");

const forest =
  box("#1f2b33", 0, 0, 100, 100, 10) +
  oval("#34505a", 50, 40, 44, 34, 0.6) +
  many(5, (n) => pine(8 + n * 21, 74, 56 + 8 * wobble(n), "#2c434b")) +
  many(4, (n) => pine(18 + n * 22, 100, 62 + 10 * wobble(n + 5), "#15212a")) +
  fill(
    "#f4d35e",
    "M20 66 q4 -4 7 0 q-3 3 -7 0Z M31 66 q4 -4 7 0 q-3 3 -7 0Z M70 54 q3 -3 5 0 q-2 2 -5 0Z M78 54 q3 -3 5 0 q-2 2 -5 0Z",
  );

const exchange =
  line("M20 40 C28 18 66 14 80 34", 7, PAPER) +
  line("M80 62 C70 84 34 86 20 66", 7, PAPER) +
  draw("#e0ae1b", "M88 22 L84 46 L64 36Z", 2.4) +
  draw("#e0ae1b", "M12 78 L16 54 L36 64Z", 2.4) +
  line("M20 40 C28 18 66 14 76 32 M80 62 C70 84 34 86 24 68", 4.5, "#c98a1a");

const meadow = (): Markup => {
  const tuft = (n: number) =>
    place(line("M0 0 q2 -8 -2 -12 M2 0 q2 -9 5 -12 M1 0 q1 -6 2 -10", 1.6, "#6c9a50"), ...scatter(n + 1, 400));
  const flower = (n: number) =>
    place(
      many(5, (p) =>
        oval(["#fff6e3", "#f3c6c6", "#f6dd7a"][n % 3]!, 2.4 * Math.cos(p * 1.257), 2.4 * Math.sin(p * 1.257), 1.6),
      ) + oval("#d98a13", 0, 0, 1.3),
      ...scatter(n + 90, 400),
    );
  return (
    box("#86ae5d", 0, 0, 400, 400) +
    glow("meadow-sun", "#d2e89c", 110, 90, 330, 0.9) +
    glow("meadow-dusk", "#3f6a3c", 400, 400, 260, 0.5) +
    many(52, tuft) +
    many(34, flower)
  );
};

const path =
  `<g fill="none"><circle cx="200" cy="200" r="150" stroke="#7d6a3f" stroke-width="52" opacity=".28"/><circle cx="199" cy="198" r="150" stroke="#c7a06a" stroke-width="50"/><circle cx="199" cy="198" r="150" stroke="#dcbd8b" stroke-width="42"/><circle cx="196" cy="194" r="162" stroke="#ead3a8" stroke-width="6" opacity=".7"/></g>` +
  many(40, (n) =>
    oval(
      "#b48e58",
      199 + (150 + 15 * wobble(n * 3)) * Math.cos(n * 0.157),
      198 + (150 + 15 * wobble(n * 3)) * Math.sin(n * 0.157),
      3,
      2,
      0.6,
    ),
  );

const walking = (coat: Coat, kind: "wolf" | "hound", top: Markup): Markup =>
  walker(coat, kind) + place(top, 50, 14, 0.5);

export const book: Book = {
  art: {
    ...pieces({
      ...ANIMALS,
      wolf: ANIMALS["wolf_01"]!,
      hound: ANIMALS["hound_01"]!,
      "wolf-walking": walking(WOLF, "wolf", wolfHead({ gaze: "right" })),
      "hound-walking": walking(HOUND, "hound", houndHead({ gaze: "right", mouth: "pant" })),
      sheep: sheepBody(),
      "sheep-black": sheepBody({ wool: "#6a5d5c", skin: "#2e2624" }),
      "sheep-left": mirrored(sheepBody()),
      "sheep-lost": sheepBody(SHEEP_IN_DARK),
      "sheep-head": sheepHead(),
      fence,
      forest,
      meat,
      bone,
      "paw-black": paw("#352f38", true),
      "paw-white": ring("#fffaf0", 50, 50, 47) + place(paw(INK, false), 18, 17, 0.64),
      exchange,
      arrow: draw(PAPER, ARROW),
    }),
    table: sized(400, 400, meadow()),
    ring: sized(400, 400, path),
  },
  cards: cards({ ...Object.fromEntries(Object.keys(ANIMALS).map((id) => [id, animalCard(id)])), ...NUMBERS, back }),
};
