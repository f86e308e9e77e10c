import { ANIMALS, star } from "./animals";
import {
  type Coat,
  HOUND,
  houndHead,
  paw,
  SHEEP_IN_DARK,
  sheepBody,
  sheepHead,
  walker,
  WOLF,
  wolfHead,
} from "../../art/beasts";
import { type Book, cards, pieces, sized } from "../../art/book";
import {
  box,
  draw,
  faded,
  fill,
  frame,
  INK,
  line,
  many,
  type Markup,
  mirrored,
  oval,
  PAPER,
  place,
  ring,
  shade,
  turned,
  wobble,
  write,
} from "../../art/pen";

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

/** A wide meadow, mown in rings. */
const meadow = (): Markup => {
  const at = (n: number): [x: number, y: number] => [(n * 197 + 60) % 1440, 150 + ((n * 263) % 740)];
  const tuft = (n: number) => place(line("M0 0 l-4 -11 M3 0 l1 -14 M6 0 l6 -9", 2.2, "#79ad52"), ...at(n));
  const flower = (n: number) =>
    place(
      many(5, (p) => oval(["#fff", "#f2b8c6", "#fff1b0"][n % 3]!, 3.6 * Math.cos(p * 1.257), 3.6 * Math.sin(p * 1.257), 2.6)) + oval("#f3c34a", 0, 0, 2.2),
      ...at(n * 3 + 7),
    );
  return (
    box("#8fc064", 0, 0, 1440, 900) +
    many(6, (n) => oval(n % 2 ? "#9bca6e" : "#93c368", 720, 350, 900 - n * 130, 420 - n * 58)) +
    many(44, tuft) +
    many(16, flower)
  );
};

const edgeOfForest =
  fill("#2f5148", "M0 0 H1440 V112 Q1080 86 720 98 T0 118Z") +
  many(56, (n) => pine(n * 27 - 20, 120 + ((n * 37) % 17), 66 + ((n * 53) % 38), ["#2b4b44", "#355d50", "#24413c"][n % 3]!));

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
    table: sized(1440, 900, meadow()),
    "edge-of-forest": sized(1440, 150, edgeOfForest),
  },
  cards: cards({ ...Object.fromEntries(Object.keys(ANIMALS).map((id) => [id, animalCard(id)])), ...NUMBERS, back }),
};
