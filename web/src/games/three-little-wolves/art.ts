import { chest, head, WOLF, wolfHead } from "../../art/beasts";
import { type Book, cards, pieces, sized } from "../../art/book";
import { moustache, pig, smokey } from "./pig";
import { bricks, cellar, type Colour, COLOURS, floor, pane, roof, wall, WALLS } from "./walls";
import {
  box,
  draw,
  fill,
  frame,
  glow,
  line,
  many,
  type Markup,
  oval,
  PAPER,
  place,
  ring,
  scatter,
  shine,
  turned,
  wobble,
  write,
} from "../../art/pen";

const NAMES: Record<number, string> = { 9: "9/5", 10: "10/4" };
const NUMBERS = Array.from({ length: 14 }, (_, n) => n + 1);

// ---- the same floors as cards in a hand ----

const edge = frame("none", 1.5, 1.5, 97, 137, 7, 3);

const stairs = line("M30 116 h8 v6 h8 v6 h8 v6 h8", 3.4, PAPER);
const roofSign = (storeys: number): Markup =>
  many(storeys, (n) =>
    draw(
      "#f1e3bb",
      `M${50 - storeys * 9 + n * 18} 126 l9 -10 l9 10Z M${53 - storeys * 9 + n * 18} 126 h12 v8 h-12Z`,
      1.6,
    ),
  );

function footer(number: number): Markup {
  if (number <= 3) return stairs + write(`B${number}`, 78, 132, 18, PAPER);
  if (number === 7) return place(roofSign(3), -18, 0) + write("−2", 79, 132, 20, "#ffb9a8");
  if (number === 11 || number === 12)
    return (
      draw("#f1e3bb", "M22 128 L38 114 L54 128Z", 1.8) + write(number === 11 ? "+3" : "+2", 74, 132, 22, "#ffe08a")
    );
  return roofSign(2);
}

const flowers = many(
  7,
  (n) =>
    line(`M${24 + n * 9} 124 v-${6 + 3 * (n % 2)}`, 2.4, "#4d7040") +
    ring(["#e2727a", "#fff6e3", "#f1bf3f"][n % 3]!, 24 + n * 9, 117 - 3 * (n % 2), 4, 4, 1.5),
);

function floorCard(colour: Colour, number: number): Markup {
  const { light, roof: trim } = WALLS[colour];
  const name = NAMES[number] ?? String(number);
  const special = number <= 3 || number === 7 || number >= 11;
  const eaves = draw(trim, "M0 0 H100 V46 L94 52 L83 46 L72 52 L61 46 L50 52 L39 46 L28 52 L17 46 L6 52 L0 46Z");
  const size = name.length > 3 ? 34 : name.length > 2 ? 38 : 42;
  return (
    wall(colour, 100, 140) +
    pane(colour, 50, special ? 81 : 92, special ? 1.55 : 1.9) +
    draw("#9a6a3c", special ? "M22 105 H78 V110 H22Z" : "M18 123 H82 V129 H18Z", 2) +
    eaves +
    write(name, 50, 39, size, PAPER, trim) +
    (special ? "" : flowers) +
    (special ? box("#33282d", 0, 112, 100, 28) + line("M0 112 H100") + footer(number) : "") +
    fill(light, "M5 5 H30 L5 30Z", 0.25) +
    edge
  );
}

// ---- the pig and his friends ----

const brickYard =
  box("#cfd9dd", 0, 0, 100, 140) +
  oval("#eef3f2", 26, 26, 50, 44) +
  fill("#9fb0a0", "M0 92 C34 76 66 84 100 94 V140 H0Z");
const band = fill("#33282d", "M0 112 C30 108 70 115 100 111 V140 H0Z") + line("M-2 112 C30 108 70 115 102 111");
const passing = (flip: boolean): Markup =>
  `<g transform="${flip ? "matrix(-1 0 0 1 100 0)" : ""}">${draw("#f1bf3f", "M12 126 L30 114 V121 H56 V131 H30 V138Z", 2) + turned(frame(PAPER, 66, 115, 14, 20, 2, 2), -14, 73, 125)}</g>`;
const pup = chest(WOLF) + wolfHead({ lids: "open", mouth: "smile" });
const pigCard = (what: Markup, sign: Markup): Markup => brickYard + place(what, 3, 14, 0.94) + band + sign + edge;

const TONE = "var(--tone,#8a7a6a)";
const cap =
  draw(TONE, "M27 34 C26 18 38 10 50 10 C62 10 74 18 73 34 C60 27 40 27 27 34Z") +
  draw(TONE, "M58 29 C70 28 82 32 90 40 C80 41 68 40 60 36Z", 2) +
  shine("M33 27 C34 19 41 15 48 14 C42 19 40 23 40 27Z", 0.35);
const seal = (words: string, x = 80, y = 82): Markup =>
  ring(PAPER, x, y, 17, 17, 2.4) + write(words, x, y + 9, words.length > 1 ? 21 : 26);
const wolfToken = (points: number): Markup =>
  ring(TONE, 50, 50, 47, 47, 2.4) +
  ring("#e8eef3", 50, 50, 40, 40, 2) +
  `<svg x="14" y="12" width="72" height="72" viewBox="0 0 100 100">${pup + cap}</svg>` +
  seal(String(points));
const inWindow = (points: number): Markup =>
  draw(PAPER, "M10 98 V46 A40 40 0 0 1 90 46 V98Z") +
  fill("#3d4a5c", "M17 92 V46 A33 33 0 0 1 83 46 V92Z") +
  `<svg x="18" y="26" width="64" height="66" viewBox="0 0 97 100">${pup + cap}</svg>` +
  draw(TONE, "M17 46 A33 33 0 0 1 42 14 C38 34 32 54 17 66Z M83 46 A33 33 0 0 0 58 14 C62 34 68 54 83 66Z", 2) +
  draw("#9a6a3c", "M4 88 H96 V98 H4Z", 2) +
  seal(String(points), 82, 80);
const pigToken = (words: string): Markup =>
  draw("#f6b9b0", "M50 3 L90 18 L97 58 L72 94 H28 L3 58 L10 18Z") +
  `<svg x="16" y="8" width="68" height="68" viewBox="0 0 100 100">${pig()}</svg>` +
  seal(words, 50, 80);
const lost = (what: Markup): Markup =>
  `<g opacity=".45">${what}</g>` + line("M20 20 L80 80", 5, "#a1282b") + seal("−1", 50, 62);

const rubble =
  draw("#8d7b6c", "M2 98 L14 74 L26 82 L36 58 L50 72 L62 50 L74 76 L84 68 L98 98Z") +
  many(5, (n) =>
    turned(
      frame(WALLS[COLOURS[n % 3]!].wall, 14 + n * 15, 70 + 6 * wobble(n), 17, 9, 1, 2),
      30 * wobble(n + 2),
      20 + n * 15,
      76,
    ),
  ) +
  line("M58 48 L72 18 L84 22", 5, "#9a6a3c") +
  oval("#d9d2c6", 22, 54, 12, 8, 0.6) +
  oval("#d9d2c6", 78, 48, 14, 9, 0.5);
const tallest =
  draw("#f1bf3f", "M14 74 L8 30 L30 50 L50 14 L70 50 L92 30 L86 74Z", 3) +
  draw("#d8434f", "M14 74 H86 V90 H14Z", 3) +
  shine("M18 70 L14 40 L28 54 L24 70Z", 0.4) +
  write("3", 50, 72, 30);

const back =
  box("#7d4a3b", 0, 0, 100, 140) +
  line(bricks(100, 140), 1.5, "#965f4c") +
  frame("none", 7, 7, 86, 126, 5, 2, "#f1e3bb") +
  draw("#f1e3bb", "M50 30 L84 60 V108 H16 V60Z") +
  draw("#8f3a30", "M50 26 L92 62 L86 69 L50 38 L14 69 L8 62Z") +
  frame("#3d4a5c", 30, 62, 40, 38, 3) +
  `<svg x="31" y="63" width="38" height="36" viewBox="4 4 92 90">${pup}</svg>` +
  line("M50 62 V66 M24 100 H76", 3) +
  edge;

const hillside = (): Markup =>
  box("#cfe3ea", 0, 0, 400, 400) +
  glow("tlw-sun", "#fff4c9", 90, 70, 220) +
  oval("#fff2b8", 90, 64, 26) +
  many(5, (n) =>
    place(
      oval("#fff", 0, 0, 30, 11) + oval("#fff", -14, 5, 20, 9) + oval("#fff", 18, 5, 24, 9),
      60 + n * 80,
      60 + 34 * wobble(n * 3),
      0.9 + 0.3 * wobble(n),
    ),
  ) +
  fill("#a9c9a2", "M0 190 C80 140 150 170 220 150 C300 126 350 160 400 140 V400 H0Z") +
  fill("#93ba83", "M0 236 C90 190 180 226 260 204 C330 186 370 206 400 196 V400 H0Z") +
  fill("#7fa96b", "M0 292 C120 250 220 286 400 254 V400 H0Z") +
  fill("#6f9a5c", "M0 350 C140 316 260 340 400 318 V400 H0Z") +
  many(90, (n) => {
    const [x, y] = scatter(n, 400);
    return y > 300 ? line(`M${x} ${y} l2 -8 l2 8`, 1.5, "#557f48") : "";
  });

const perCard = <T>(
  make: (colour: Colour, number: number) => T,
  name: string,
  numbers: number[] = NUMBERS,
): Record<string, T> =>
  Object.fromEntries(COLOURS.flatMap((colour) => numbers.map((n) => [`${name}${colour}${n}`, make(colour, n)])));

export const book: Book = {
  art: {
    ...pieces({
      pig: pig(),
      smokey: smokey(),
      moustache: ring(PAPER, 50, 50, 46, 46, 3) + place(moustache(), 11, 11, 0.78),
      wolf: pup,
      rubble,
      tallest,
      "wolf-3": wolfToken(3),
      "wolf-4": wolfToken(4),
      "wolf-5": wolfToken(5),
      "wolf-lost": lost(wolfToken(3)),
      "window-3": inWindow(3),
      "window-4": inWindow(4),
      "window-5": inWindow(5),
      bbp_2: pigToken("2"),
      bbp_3: pigToken("3"),
      bbp_4: pigToken("4"),
      "bbp-lost": lost(pigToken("")),
    }),
    ...perCard(floor, "floor-"),
    ...perCard(cellar, "basement-", [1, 2, 3]),
    ...perCard(roof, "roof-"),
    table: sized(400, 400, hillside()),
  },
  cards: cards({
    ...perCard(floorCard, ""),
    bbp_left: pigCard(pig("left"), passing(false)),
    bbp_right: pigCard(pig("right"), passing(true)),
    bbp_wolf: pigCard(
      pig(),
      `<svg x="12" y="112" width="26" height="26" viewBox="0 0 100 100">${head({ coat: WOLF, kind: "wolf", lids: "wide", mouth: "smile" })}</svg>` +
        draw("#f1bf3f", "M42 121 H54 V115 L66 126 L54 137 V131 H42Z", 2) +
        draw(PAPER, "M70 136 V124 L80 114 L90 124 V136Z", 2),
    ),
    back,
  }),
};
