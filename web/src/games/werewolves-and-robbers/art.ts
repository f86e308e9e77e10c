import { chest as fur, type Coat, head, howling } from "../../art/beasts";
import { type Book, cards, pieces, sized } from "../../art/book";
import { fortuneTeller, robber } from "./folk";
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
  oval,
  PAPER,
  place,
  ring,
  shade,
  shine,
  turned,
  wobble,
  write,
} from "../../art/pen";

const BEAST: Coat = { fur: "#6d5347", dark: "#46332c", light: "#d9c3a5", eye: "#ffdf5d" };

// ---- the two suits ----

const coin =
  ring("#f1bf3f", 50, 50, 42, 42, 4) +
  ring("#f9d978", 47, 47, 30, 30, 3, "#b57d1c") +
  fill("#b57d1c", "M50 28 L56 43 L72 44 L60 54 L64 70 L50 61 L36 70 L40 54 L28 44 L44 43Z") +
  shine("M22 40 C26 26 38 17 52 17 C40 22 32 32 29 44Z", 0.6);

const mask =
  draw(
    "#2d262b",
    "M2 36 C20 22 40 26 50 34 C60 26 80 22 98 36 C98 60 82 72 68 70 C58 68 56 58 50 58 C44 58 42 68 32 70 C18 72 2 60 2 36Z",
    3,
  ) + fill(PAPER, "M18 44 C26 38 36 40 40 48 C34 56 24 56 18 44Z M82 44 C74 38 64 40 60 48 C66 56 76 56 82 44Z");

const treasure =
  draw("#a9672e", "M10 46 H90 V86 H10Z", 3) +
  draw("#c07f3c", "M10 46 C10 24 22 16 50 16 C78 16 90 24 90 46Z", 3) +
  shade("M70 18 C84 22 90 32 90 46 V86 H70Z", 0.16) +
  line("M10 60 H90 M10 73 H90 M18 32 C36 24 64 24 82 32", 1.6, "#7a4519") +
  draw("#efc04a", "M22 19 L32 17 V86 H22Z M68 17 L78 19 V86 H68Z M8 42 H92 V51 H8Z", 2.4) +
  draw("#f7d878", "M41 40 H59 V60 C59 66 41 66 41 60Z", 2.4) +
  oval(INK, 50, 50, 3.4) +
  fill(INK, "M48.5 51 H51.5 L52.5 60 H47.5Z") +
  shine("M14 42 C15 30 22 24 34 21 C26 28 22 34 21 42Z", 0.35);

const cobweb = line(
  "M8 8 L70 70 M8 8 L30 82 M8 8 L82 30 M22 17 C24 22 22 24 17 22 M36 20 C36 32 32 36 20 36 M52 24 C50 44 44 50 24 52 M68 27 C64 56 56 64 27 70",
  2,
  "#8a6a3a",
);
const mouse =
  draw("#b9a893", "M30 84 C28 68 44 60 58 64 C72 66 80 78 76 88 H34Z", 2) +
  ring("#d8b9ae", 44, 66, 6, 6, 2) +
  oval(INK, 36, 76, 2) +
  oval("#c9706e", 29, 83, 2.5) +
  line("M76 86 C88 88 92 80 88 74", 2);
const escaped =
  frame("#2f3a5c", 22, 14, 56, 62, 4, 3) +
  oval("#f7e7b4", 60, 34, 10) +
  oval("#2f3a5c", 65, 31, 9) +
  line("M50 14 V76 M22 44 H78", 3) +
  draw("#8a5a2b", "M16 76 H84 V84 H16Z") +
  line("M36 80 C32 88 40 92 36 99", 5, PAPER) +
  line("M36 80 C32 88 40 92 36 99", 1.5);

const PLACES: [x: number, y: number, scale: number][][] = [
  [[14, 56, 0.72]],
  [[14, 52, 0.72]],
  [
    [5, 48, 0.5],
    [44, 82, 0.5],
  ],
  [
    [29, 44, 0.44],
    [3, 87, 0.46],
    [51, 87, 0.46],
  ],
  [
    [6, 48, 0.42],
    [52, 48, 0.42],
    [6, 92, 0.42],
    [52, 92, 0.42],
  ],
  [
    [3, 46, 0.38],
    [59, 46, 0.38],
    [31, 70, 0.38],
    [3, 95, 0.38],
    [59, 95, 0.38],
  ],
];

const PIPS = [0, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0];

const edge = frame("none", 1.5, 1.5, 97, 137, 7, 3);

/** What lies on the card is what it is worth: chests or people, none to five. */
function suitCard(suit: "treasure" | "robber", number: number): Markup {
  const gold = suit === "treasure";
  const [ground, wash, dim] = gold ? ["#fbe3a1", "#fdf1cf", "#e7bd5c"] : ["#e8a08e", "#f6cdbd", "#c4675a"];
  const pips = PIPS[number]!;
  const one = (n: number) => (gold ? treasure : robber(n + number));
  const scene = pips
    ? PLACES[pips]!.map(
        ([x, y, scale], n) =>
          oval("#2a1420", x + 50 * scale, y + 92 * scale, 42 * scale, 7 * scale, 0.18) + clipped(one(n), x, y, scale),
      ).join("")
    : place(gold ? cobweb + mouse : escaped, 4, 45, 0.92);
  const floor = gold
    ? line("M0 62 H100 M0 96 H100 M30 62 V96 M68 96 V140", 1.5, dim)
    : line("M0 70 H100 M0 104 H100 M22 38 V70 M74 70 V104 M40 104 V140 M62 38 V70", 1.5, dim);
  return (
    box(ground, 0, 0, 100, 140) +
    oval(wash, 34, 30, 62, 52, 0.8) +
    faded(floor, 0.7) +
    scene +
    write(number, number > 9 ? 33 : 24, 41, number > 9 ? 39 : 44, INK, wash) +
    ring(PAPER, 82, 19, 12, 12, 2) +
    place(gold ? coin : mask, 72.5, 9.5, 0.19) +
    edge
  );
}

/** A bust is drawn below its box; on these small pips it ends with it. */
const clipped = (what: Markup, x: number, y: number, scale: number): Markup =>
  `<svg x="${x}" y="${y}" width="${100 * scale}" height="${100 * scale}" viewBox="0 0 100 100">${what}</svg>`;

// ---- those who belong to no suit ----

const moon = oval("#f9e7ac", 68, 30, 26) + oval("#f2d67f", 60, 24, 5, 4, 0.6) + oval("#f2d67f", 76, 38, 6, 4.5, 0.6);
const torn = draw(
  "#8f3b38",
  "M8 116 C8 98 18 90 30 86 L36 98 L42 90 L50 104 L58 90 L64 98 L70 86 C82 90 92 98 92 116Z",
);
const werewolf =
  fur(BEAST) +
  torn +
  head({ coat: BEAST, kind: "wolf", mouth: "snarl" }) +
  draw(BEAST.dark, "M40 30 L44 18 L48 27 L52 15 L55 27 L60 19 L61 30 C54 27 47 27 40 30Z", 2);
const werewolfHowling = howling(BEAST, "wolf");

const dagger = turned(
  draw("#dfe7ec", "M44 62 L41 18 L50 2 L59 18 L56 62Z", 2.4) +
    fill("#a9b8c4", "M50 4 L58 18 L55.5 61 H50Z") +
    line("M50 14 V56", 1.5) +
    draw("#e9b93e", "M24 60 C30 56 42 60 50 60 C58 60 70 56 76 60 C78 66 72 69 66 67 H34 C28 69 22 66 24 60Z") +
    draw("#7a3040", "M44 68 H56 L55 88 H45Z") +
    line("M45 73 L55 77 M45 79 L55 83", 2, "#e9b93e") +
    ring("#d8434f", 50, 92, 6, 6, 2.4) +
    oval("#fff", 48, 90, 1.8),
  24,
);

const half = (which: 0 | 1, what: Markup): Markup =>
  `<svg x="${which * 50}" y="0" width="50" height="118" viewBox="${which * 50} 0 50 118">${what}</svg>`;
const traitor =
  half(0, robber(0)) +
  half(1, fur(BEAST) + head({ coat: BEAST, kind: "wolf", mouth: "grin" })) +
  line("M50 8 L47 22 L53 34 L47 48 L53 62 L47 76 L50 92", 2.6);

const candle =
  oval("#ffd777", 50, 26, 30, 26, 0.3) +
  oval("#ffe9a8", 50, 26, 18, 20, 0.45) +
  draw("#fff3d2", "M38 46 C40 40 60 40 62 46 V90 H38Z", 2) +
  fill("#f39a2e", "M50 8 C60 20 60 32 50 37 C40 32 40 20 50 8Z") +
  fill("#ffe48a", "M50 20 C55 26 55 33 50 35 C45 33 45 26 50 20Z") +
  line("M50 36 V43", 2) +
  shade("M54 43 C58 42 62 44 62 46 V90 H54Z", 0.12) +
  draw("#c98a3a", "M18 88 H82 C80 98 20 98 18 88Z", 2) +
  draw("#fff3d2", "M38 56 C34 60 34 66 37 68 L38 68Z", 1.8);

const star = (x: number, y: number, r: number): Markup =>
  fill(
    "#ffd777",
    many(
      10,
      (n) =>
        `${n ? "L" : "M"}${(x + (n % 2 ? r * 0.45 : r) * Math.sin((n * Math.PI) / 5)).toFixed(1)} ${(y - (n % 2 ? r * 0.45 : r) * Math.cos((n * Math.PI) / 5)).toFixed(1)}`,
    ) + "Z",
  );
const disc = (x: number, y: number, r: number): Markup =>
  `<circle cx="${x}" cy="${y}" r="${r * 0.7}" fill="none" stroke="#bcd7ee" stroke-width="3"/>`;

/** The band gives the strength: a star for the trump side, a circle for the lead side. */
const strength = {
  werewolf: star(16, 125, 9) + write("16", 37, 132, 19, PAPER) + write("+1", 75, 132, 19, PAPER),
  fortune_teller:
    star(16, 125, 9) + write("16", 37, 132, 19, PAPER) + disc(66, 125, 9) + write("0", 84, 132, 19, PAPER),
  dagger: star(37, 125, 9) + write("0", 60, 132, 20, PAPER),
  traitor: disc(32, 125, 9) + write("16", 60, 132, 20, PAPER),
};

function special(kind: keyof typeof strength, what: Markup, sky: string, glow: Markup): Markup {
  return (
    box(sky, 0, 0, 100, 140) +
    glow +
    place(what, 2, 12, 0.96) +
    fill("#2b2230", "M0 111 C30 107 70 114 100 110 V140 H0Z") +
    line("M-2 111 C30 107 70 114 102 110") +
    strength[kind] +
    edge
  );
}

const night = moon + fill("#3c3357", "M0 90 L10 66 L18 88 L30 60 L44 92 L60 70 L74 90 L86 64 L100 88 V140 H0Z", 0.7);
const rays = (colour: string): Markup =>
  fill(
    colour,
    many(
      8,
      (n) =>
        `M50 58 L${(50 + 120 * Math.cos(n * 0.785)).toFixed(0)} ${(58 + 120 * Math.sin(n * 0.785)).toFixed(0)} L${(50 + 120 * Math.cos(n * 0.785 + 0.32)).toFixed(0)} ${(58 + 120 * Math.sin(n * 0.785 + 0.32)).toFixed(0)}Z`,
    ),
    0.35,
  );

const SPECIALS = {
  W1: special("werewolf", werewolf, "#565083", night),
  W2: special("werewolf", werewolfHowling, "#565083", night),
  F1: special("fortune_teller", fortuneTeller(), "#8a76b5", rays("#b9a6dd")),
  D1: special("dagger", dagger, "#7d8f93", rays("#aebdbf")),
  D2: special("dagger", turned(dagger, -48), "#7d8f93", rays("#aebdbf")),
  B1: special("traitor", traitor, "#a78d72", box("#7d6f8d", 50, 0, 50, 140) + rays("#c9b18e")),
};

const back =
  box("#5a2f2c", 0, 0, 100, 140) +
  line(
    many(12, (n) => `M${-40 + n * 16} 0 L${n * 16 + 40} 140 M${n * 16 + 40} 0 L${-40 + n * 16} 140`),
    1.5,
    "#7a443c",
  ) +
  frame("none", 7, 7, 86, 126, 5, 2, "#e9c25a") +
  ring("#2f2a46", 50, 70, 29, 29, 3, "#e9c25a") +
  oval("#f9e7ac", 50, 70, 21) +
  place(howling({ ...BEAST, fur: "#2f2a46", dark: "#231f35", light: "#463f66" }, "wolf"), 32, 53, 0.34) +
  edge;

const chip = (tone: string, what: Markup, notches: number): Markup =>
  ring(tone, 50, 50, 46, 46, 3) +
  many(notches, (n) => turned(box(PAPER, 46, 4, 8, 10), (360 / notches) * n)) +
  ring(PAPER, 50, 50, 34, 34, 2) +
  clipped(what, 20, 19, 0.6);

const tavern = (): Markup =>
  box("#5b3824", 0, 0, 400, 400) +
  many(
    8,
    (n) =>
      box(n % 2 ? "#643f28" : "#553321", 0, n * 50, 400, 49) +
      line(
        `M0 ${n * 50 + 12 + 8 * wobble(n)} q100 ${10 * wobble(n + 1)} 200 0 t200 ${6 * wobble(n + 2)} M${200 + 150 * wobble(n + 4)} ${n * 50} v49`,
        1.4,
        "#43271a",
      ) +
      line(`M0 ${n * 50 + 34} q120 ${8 * wobble(n + 7)} 400 2`, 1, "#6f4930"),
  ) +
  glow("tavern-candle", "#ffce7a", 150, 130, 270, 0.5) +
  glow("tavern-corner", "#1d0f0c", 400, 400, 300, 0.6);

const numbered = (letter: string, suit: "treasure" | "robber") =>
  Object.fromEntries(many15.map((n) => [`${letter}${n}`, suitCard(suit, n)]));
const many15 = Array.from({ length: 15 }, (_, n) => n + 1);

export const book: Book = {
  art: {
    ...pieces({
      treasure,
      coin,
      mask,
      robber: robber(0),
      werewolf,
      "werewolf-howling": werewolfHowling,
      "fortune-teller": fortuneTeller(),
      dagger,
      traitor,
      chip_werewolf: chip("#5b3d82", werewolf, 8),
      chip_traitor: chip("#b8302c", traitor, 4),
      candle,
    }),
    table: sized(400, 400, tavern()),
  },
  cards: cards({ ...numbered("C", "treasure"), ...numbered("R", "robber"), ...SPECIALS, back }),
};
