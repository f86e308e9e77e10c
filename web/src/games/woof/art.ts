import { chest, COLLIE, fleece, head, sheepHead, WOLF, wolfHead } from "../../art/beasts";
import { type Book, cards, pieces, sized } from "../../art/book";
import { boy, boyDisguised, hunter, hunterFace, scarecrow } from "./folk";
import {
  both,
  box,
  draw,
  fill,
  frame,
  glow,
  INK,
  line,
  many,
  type Markup,
  oval,
  PAPER,
  place,
  ring,
  scatter,
  shade,
  shine,
  sky,
  turned,
  wobble,
  write,
} from "../../art/pen";

// ---- the five roles ----

const sheep = fleece() + sheepHead();
const dog =
  chest(COLLIE) +
  draw("#2f6db5", "M26 86 C36 95 64 95 74 86 L64 94 L54 108 L48 98Z", 2) +
  head({ coat: COLLIE, kind: "hound", mouth: "pant" });
const wolf = chest(WOLF) + wolfHead();

const ROLES = { sheep, dog, hunter: hunter(), boy: boy(), wolf };
type Role = keyof typeof ROLES;

// ---- disguises: what the neighbours will believe ----

const band = (colour: string): Markup =>
  line("M24 32 C36 16 64 16 76 32", 5, INK) + line("M24 32 C36 16 64 16 76 32", 2.6, colour);
const dogEars =
  band("#c8342f") + both(draw("#a9612f", "M30 26 C18 20 6 30 6 44 C6 56 12 62 17 60 C24 54 28 44 34 32Z"));
const wolfEars =
  band("#c8342f") +
  both(
    draw(WOLF.fur, "M22 36 C14 24 14 12 17 3 C28 6 38 14 42 24Z") +
      fill("#d9a2a0", "M24 28 C21 21 21 15 22 11 C28 14 32 18 35 23Z"),
  ) +
  fill("#fff", "M42 76 l3 8 l3 -7Z M58 76 l-3 8 l-3 -7Z") +
  line("M42 76 l3 8 l3 -7 M58 76 l-3 8 l-3 -7", 1.5);
const woolHood =
  draw(
    "#fbf3e2",
    "M22 58 C10 54 10 40 20 36 C18 22 34 12 42 20 C48 10 62 12 64 20 C76 14 86 26 80 36 C90 42 88 56 78 58 C78 46 74 40 66 42 C60 36 54 40 50 38 C44 42 38 36 34 42 C26 40 22 48 22 58Z",
  ) +
  shade("M80 36 C90 42 88 56 78 58 C78 46 74 40 66 42 C72 36 78 32 80 36Z", 0.12) +
  line("M30 30 q5 -5 9 0 M46 26 q5 -5 9 0 M62 30 q5 -5 9 0", 1.7, "#cdb992") +
  both(draw("#4d413f", "M20 44 C10 40 4 44 2 52 C10 58 18 56 22 52Z", 2));

const bush =
  draw(
    "#4f7d46",
    "M-4 118 V92 C0 82 10 82 14 86 C18 76 32 76 36 84 C42 74 58 76 60 86 C66 76 80 76 84 86 C92 80 102 84 104 92 V118Z",
  ) +
  shade("M104 92 V118 H60 C84 112 94 100 96 84Z", 0.16) +
  line(
    "M14 96 q5 -5 9 1 M38 94 q5 -5 9 1 M66 97 q5 -5 9 1 M24 106 q5 -5 9 1 M52 105 q5 -5 9 1 M82 106 q5 -5 9 1",
    2,
    "#345a33",
  );

const PICTURES: Record<string, Markup> = {
  ...ROLES,
  "sheep-disguised": sheep + dogEars,
  "dog-disguised": dog + wolfEars,
  "hunter-disguised": hunterFace("half") + woolHood,
  "boy-disguised": boyDisguised(),
  "dog-hidden": place(dog, 0, 8) + bush,
  "hunter-hidden": place(hunter(), 0, 10) + bush,
  "boy-hidden": place(boy(), 0, 10) + bush,
};

// ---- role cards: value above, what is called out below ----

const GROUNDS: Record<Role, [string, string, string]> = {
  sheep: ["#d3e8c4", "#a9cf94", "#7fae6d"],
  dog: ["#f7e0b4", "#e6bd7e", "#c8945a"],
  hunter: ["#c8d8bd", "#8fae86", "#5f8462"],
  boy: ["#cfe6f2", "#f2dc9c", "#d8b65c"],
  wolf: ["#c3b7d6", "#9183b3", "#625687"],
};

export const VALUES: Record<Role, number> = { sheep: 1, dog: 2, hunter: 3, boy: 4, wolf: 5 };

const small = (role: Role, x: number, y: number, size: number): Markup =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100">${ROLES[role]}</svg>`;

const edge = frame("none", 1.5, 1.5, 97, 137, 7, 3);

function roleCard(role: Role, picture: string, heard: Role | "?"): Markup {
  const [sky, far, near] = GROUNDS[role];
  const bubble = draw(
    PAPER,
    "M58 100 H90 C94 100 96 102 96 106 V130 C96 134 94 136 90 136 H58 C54 136 52 134 52 130 V124 L40 118 L52 112 V106 C52 102 54 100 58 100Z",
    2,
  );
  return (
    box(sky, 0, 0, 100, 140) +
    oval("#fff", 24, 22, 44, 44, 0.3) +
    fill(far, "M0 84 C30 66 64 70 100 86 V140 H0Z") +
    fill(near, "M0 104 C34 90 70 96 100 104 V140 H0Z") +
    place(PICTURES[picture]!, 5, 22, 0.93) +
    fill(near, "M0 124 C30 118 70 122 100 120 V140 H0Z") +
    line("M0 124 C30 118 70 122 100 120", 2) +
    ring(PAPER, 19, 20, 15, 15, 2.4) +
    write(VALUES[role], 19, 30, 28) +
    bubble +
    (heard === "?" ? write("?", 74, 130, 32, "#8f3d1f") : small(heard, 57, 101, 34)) +
    edge
  );
}

/** What is printed on each card: the picture, how it is drawn, and the face that is called out. */
export const PRINTED: Record<string, [role: Role, picture: string, heard: Role | "?"]> = {
  ...Object.fromEntries(["S1", "S2", "S3", "S4", "S5", "S6", "S7"].map((id) => [id, ["sheep", "sheep", "sheep"]])),
  D1: ["dog", "dog", "dog"],
  D2: ["dog", "dog", "dog"],
  DQ: ["dog", "dog-hidden", "?"],
  H1: ["hunter", "hunter", "hunter"],
  H2: ["hunter", "hunter", "hunter"],
  HQ: ["hunter", "hunter-hidden", "?"],
  BQ: ["boy", "boy-hidden", "?"],
  W1: ["wolf", "wolf", "wolf"],
  W2: ["wolf", "wolf", "wolf"],
  SA: ["sheep", "sheep-disguised", "dog"],
  DA: ["dog", "dog-disguised", "wolf"],
  HA: ["hunter", "hunter-disguised", "sheep"],
  BA: ["boy", "boy-disguised", "hunter"],
};

const ROLE_CARDS = Object.fromEntries(
  Object.entries(PRINTED).map(([id, [role, picture, heard]]) => [id, roleCard(role, picture, heard)]),
);

// ---- questions: "are you one of these?" or "do you hold one?" ----

const heldCards = place(
  turned(frame(PAPER, 26, 10, 46, 64, 6, 3), -12) + turned(frame(PAPER, 34, 14, 46, 64, 6, 3), 10),
  62,
  4,
  0.36,
);
const whoAreYou = place(
  draw(
    PAPER,
    "M50 8 C66 8 76 20 76 34 C76 46 70 54 62 59 C82 64 92 78 92 96 H8 C8 78 18 64 38 59 C30 54 24 46 24 34 C24 20 34 8 50 8Z",
    4,
  ),
  63,
  6,
  0.32,
);

function question(letter: string, about: "identity" | "cards", roles: Role[]): Markup {
  const seats =
    roles.length === 1
      ? [[22, 62, 56]]
      : [
          [28, 46, 44],
          [3, 90, 46],
          [51, 90, 46],
        ];
  return (
    box("#f2d9a2", 0, 0, 100, 140) +
    oval("#fbeccb", 30, 30, 60, 46) +
    fill("#e3bd74", "M0 100 C34 84 70 92 100 102 V140 H0Z") +
    (about === "cards" ? heldCards : whoAreYou) +
    roles.map((role, n) => small(role, seats[n]![0]!, seats[n]![1]!, seats[n]![2]!)).join("") +
    write(letter, 26, 44, 42, "#8f3d1f", PAPER) +
    (roles.length === 1 ? write("?", 84, 128, 36, "#8f3d1f", PAPER) : "") +
    edge
  );
}

export const ASKED: Record<string, ["identity" | "cards", Role[]]> = {
  QA: ["identity", ["wolf", "hunter", "boy"]],
  QB: ["identity", ["sheep", "hunter", "boy"]],
  QC: ["cards", ["dog"]],
  QD: ["cards", ["hunter"]],
  QE: ["cards", ["sheep"]],
};

const QUESTIONS = Object.fromEntries(
  Object.entries(ASKED).map(([id, [about, roles]]) => [id, question(id[1]!, about, roles)]),
);

const cardBack = (ground: string, pattern: string, sign: Markup): Markup =>
  box(ground, 0, 0, 100, 140) +
  line(
    many(9, (n) => `M0 ${n * 18} q12.5 -12 25 0 t25 0 t25 0 t25 0`),
    2,
    pattern,
  ) +
  frame("none", 7, 7, 86, 126, 5, 2, "#f1e3bb") +
  ring("#f1e3bb", 50, 70, 28, 28) +
  sign +
  edge;
const back = cardBack(
  "#3f5f86",
  "#54779f",
  `<svg x="26" y="45" width="48" height="48" viewBox="0 0 100 100">${boy()}</svg>`,
);
const questionBack = cardBack("#a4552f", "#bb6e42", write("?", 50, 87, 48, "#a4552f"));

// ---- markers take the colour of their owner from --tone, and carry the owner's number where it matters ----

const TONE = "var(--tone,#8a7a6a)";
const marker = (role: Role): Markup =>
  ring(TONE, 50, 50, 46, 46, 3) +
  ring(PAPER, 50, 50, 36, 36, 2) +
  `<svg x="19" y="17" width="62" height="62" viewBox="0 0 100 100">${ROLES[role]}</svg>` +
  line("M50 86 A36 36 0 0 0 86 50", 2);
const cross = (colour: string): Markup =>
  line("M32 32 L68 68 M68 32 L32 68", 15, INK) + line("M32 32 L68 68 M68 32 L32 68", 10, colour);

const score = (points: number): Markup =>
  draw(
    "#e9c25a",
    many(
      10,
      (n) =>
        `${n ? "L" : "M"}${(50 + (n % 2 ? 34 : 47) * Math.sin((n * Math.PI) / 5)).toFixed(1)} ${(52 - (n % 2 ? 34 : 47) * Math.cos((n * Math.PI) / 5)).toFixed(1)}`,
    ) + "Z",
    3,
  ) +
  shine("M50 8 L58 26 L40 30 L22 34 L14 38 L38 22Z", 0.4) +
  write(points, 50, 66, 40);

// ---- the dial: ten places from 1 to 8, nobody (0) and no answer (X); two hands, one longer and doubled ----

const STOPS = ["1", "2", "3", "4", "5", "6", "7", "8", "0", "X"];
const spot = (n: number, r: number): [number, number] => [
  50 + r * Math.sin((n * Math.PI) / 5),
  50 - r * Math.cos((n * Math.PI) / 5),
];
const dial =
  ring(TONE, 50, 50, 48, 48, 2) +
  ring("#fbeccb", 50, 50, 42, 42, 1.6) +
  oval("#fff8e6", 42, 42, 30, 30, 0.8) +
  STOPS.map((stop, n) => {
    const [x, y] = spot(n, 34.5);
    return (n > 7 ? oval("#e3bd74", x, y, 6.4) : "") + write(stop, +x.toFixed(1), +(y + 3.6).toFixed(1), 10.5);
  }).join("") +
  line(
    many(10, (n) => {
      const [x, y] = spot(n + 0.5, 42);
      const [u, v] = spot(n + 0.5, 38);
      return `M${x.toFixed(1)} ${y.toFixed(1)} L${u.toFixed(1)} ${v.toFixed(1)}`;
    }),
    1.2,
  );
const singleHand =
  draw("#c8342f", "M50 26 L60 39 L54 37.5 V50 H46 V37.5 L40 39Z", 1.6) + ring(PAPER, 50, 50, 5, 5, 1.6);
const doubleHand =
  draw("#2f6db5", "M50 20 L60 31 L54 29.5 V34 L60 40 L54 38.5 V50 H46 V38.5 L40 40 L46 34 V29.5 L40 31Z", 1.6) +
  ring(PAPER, 50, 50, 3.6, 3.6, 1.6);

const fire =
  draw("#6f4429", "M12 80 L80 64 L84 75 L16 92Z", 2.4) +
  draw("#85552f", "M20 64 L88 80 L84 92 L16 75Z", 2.4) +
  draw(
    "#dd5f2a",
    "M52 8 C56 24 76 34 75 57 C74 73 63 81 50 81 C37 81 26 73 26 58 C26 46 35 41 35 28 C42 32 45 39 45 45 C50 36 53 24 52 8Z",
    2.6,
  ) +
  fill("#f6a93b", "M52 34 C54 44 66 48 65 62 C64 72 58 77 50 77 C42 77 35 72 36 62 C36 55 40 53 41 46 C46 49 48 54 48 57 C51 51 53 44 52 34Z") +
  fill("#ffe596", "M51 56 C53 62 58 63 57 69 C56 74 53 76 50 76 C46 76 43 73 44 69 C44 66 46 65 46 62 C49 63 50 65 50 66 C51 63 52 60 51 56Z");

const village = (): Markup => {
  const house = (x: number, y: number, s: number, lit: boolean) =>
    place(
      fill("#2f2f4d", "M0 40 L50 0 L100 40 V100 H0Z") +
        box(lit ? "#ffcf6e" : "#454668", 34, 54, 22, 24, 2) +
        (lit ? oval("#ffcf6e", 45, 66, 40, 34, 0.16) : ""),
      x,
      y,
      s,
    );
  return (
    sky("village-sky", 400, 130, "#6d6a9c", "#b98aa0", "#f3c194") +
    glow("village-moon", "#fff3c9", 70, 30, 60, 0.9) +
    oval("#fff3c9", 70, 30, 16) +
    fill("#4d5580", "M0 70 C60 40 120 62 190 50 C260 36 330 60 400 44 V120 H0Z") +
    house(22, 44, 0.4, true) +
    house(70, 56, 0.3, false) +
    house(290, 38, 0.44, true) +
    house(346, 54, 0.34, true) +
    house(236, 58, 0.28, false) +
    fill("#566b62", "M0 100 C100 78 300 78 400 100 V400 H0Z") +
    `<ellipse cx="200" cy="246" rx="176" ry="138" fill="none" stroke="#6d7f6b" stroke-width="22" opacity=".55"/>` +
    many(38, (n) =>
      oval(
        n % 3 ? "#7f8a80" : "#939a8c",
        200 + (176 + 5 * wobble(n)) * Math.cos(n * 0.1653),
        246 + (138 + 5 * wobble(n)) * Math.sin(n * 0.1653),
        6 + wobble(n),
        4,
        0.8,
      ),
    ) +
    glow("village-fire", "#ffcf86", 200, 236, 170, 0.55) +
    many(44, (n) => {
      const [x, y] = scatter(n, 400);
      return y > 110 ? line(`M${x} ${y} l2 -7 l2 7`, 1.4, "#4a5f55") : "";
    })
  );
};

export const book: Book = {
  art: {
    ...pieces({
      ...PICTURES,
      neutral: scarecrow(),
      "marker-sheep": marker("sheep"),
      "marker-dog": marker("dog"),
      "marker-hunter": marker("hunter"),
      "marker-wolf": marker("wolf"),
      "marker-unknown": ring(PAPER, 50, 50, 46, 46, 3) + write("?", 50, 74, 66, "#8f3d1f"),
      "wrong-black": frame("#f1e3bb", 6, 6, 88, 88, 8, 3) + cross("#37302e"),
      "wrong-red": draw("#f1e3bb", "M32 5 H68 L95 32 V68 L68 95 H32 L5 68 V32Z", 3) + cross("#d63a34"),
      "score-1": score(1),
      "score-2": score(2),
      "score-3": score(3),
      dial,
      "hand-single": singleHand,
      "hand-double": doubleHand,
      bush,
      fire,
    }),
    table: sized(400, 400, village()),
  },
  cards: cards({ ...ROLE_CARDS, ...QUESTIONS, back, "question-back": questionBack }),
};
