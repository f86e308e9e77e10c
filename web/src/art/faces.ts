// Who sits at a table: forest folk for bots, cats in five furs for people, a scarecrow for dummies.
// Faces show what everybody saw happen, never what somebody knows.

import { eye, type Lids } from "./beasts";
import { both, draw, fill, line, type Markup, oval, place, ring, shade, shine } from "./pen";

export const MOODS = ["rest", "pleased", "worried"] as const;
export type Mood = (typeof MOODS)[number];

interface Look {
  ground: string; // behind the head
  head: Markup;
  eyes: { y: number; apart: number; iris: string; lid: string; size?: number; rest?: Lids; lash?: string };
  nose: Markup;
  mouth: { y: number; wide: number } | null; // a beak has none
  over?: Markup;
  at?: [x: number, y: number, scale: number]; // with room for ears and antlers
}

const NOSE = "#2a1a16";
const BLUSH = both(oval("#e58d76", 34, 72, 4.5, 3, 0.55));
const muzzle = (colour: string, y: number, wide: number): Markup => both(oval(colour, 50 - wide / 2, y, wide * 0.6, wide * 0.5));
const whiskers = (y: number, ink?: string): Markup => both(line(`M28 ${y} l-14 -3 M28 ${y + 5} l-13 3`, 1.5, ink));
const tooth = (y: number): Markup => draw("#fffdf6", `M46.5 ${y} h7 v7 h-7Z M50 ${y} v7`, 1.5);

const badger: Look = {
  ground: "#cfd9c4",
  head:
    both(draw("#e9e2d6", "M22 40 C12 36 12 20 24 19 C33 19 37 27 35 34Z") + fill("#3a3236", "M22 34 C18 30 19 23 25 23 C30 24 32 29 30 33Z")) +
    draw("#f5efe4", "M50 18 C68 18 81 32 82 50 C82 64 70 74 62 82 C58 89 42 89 38 82 C30 74 18 64 18 50 C19 32 32 18 50 18Z") +
    both(fill("#3a3236", "M40 21 C30 25 21 36 20 52 C22 60 28 66 33 70 C38 62 41 40 40 21Z")) +
    shade("M81 44 C84 62 70 74 62 82 C58 89 48 89 44 86 C60 82 74 66 78 40Z", 0.12),
  eyes: { y: 50, apart: 16, iris: "#7b4a24", lid: "#3a3236", lash: "#f5efe4" },
  nose: fill(NOSE, "M42 70 Q50 64 58 70 Q56 78 50 78 Q44 78 42 70Z"),
  mouth: { y: 81, wide: 8 },
};

const hare: Look = {
  ground: "#d9e6ef",
  head:
    both(draw("#c9a478", "M40 34 C30 26 24 4 31 -2 C41 -1 47 18 48 32Z") + fill("#e6b9a8", "M40 28 C34 20 31 8 33 4 C39 8 43 20 44 29Z")) +
    draw("#d6b48a", "M50 26 C68 26 79 38 80 54 C80 74 66 90 50 90 C34 90 20 74 20 54 C21 38 32 26 50 26Z") +
    shade("M79 48 C82 72 66 89 50 89 C62 82 72 68 74 44Z", 0.13) +
    muzzle("#f3e3cb", 72, 22),
  eyes: { y: 52, apart: 16, iris: "#6b4a2a", lid: "#c9a478", rest: "wide" },
  nose: fill("#b5655a", "M45 63 Q50 60 55 63 Q53 68 50 68 Q47 68 45 63Z") + tooth(75),
  mouth: { y: 73, wide: 10 },
  over: whiskers(70),
  at: [9, 17, 0.82],
};

const owl: Look = {
  ground: "#e7d6ee",
  head:
    both(draw("#8a6a4a", "M24 34 C18 22 18 12 22 8 C32 12 40 18 44 26Z")) +
    draw("#9a7752", "M50 18 C72 18 84 34 84 56 C84 78 70 92 50 92 C30 92 16 78 16 56 C16 34 28 18 50 18Z") +
    shade("M83 48 C86 76 70 91 50 91 C66 84 78 66 78 38Z", 0.16) +
    both(ring("#efe0c2", 34, 50, 18, 18, 2)) +
    line("M34 82 q4 4 8 0 M46 86 q4 4 8 0 M58 82 q4 4 8 0", 2, "#efe0c2"),
  eyes: { y: 50, apart: 16, iris: "#e0a126", lid: "#9a7752", size: 9 },
  nose: draw("#e9a93a", "M50 56 L57 64 L50 76 L43 64Z", 2),
  mouth: null,
  over: both(line("M26 32 Q36 24 46 34", 3)),
};

const bear: Look = {
  ground: "#f3dcb2",
  head:
    both(draw("#7c5236", "M20 36 C8 30 10 12 24 12 C34 12 39 22 36 28Z") + fill("#c99a78", "M21 30 C16 26 18 18 24 18 C29 19 31 24 29 28Z")) +
    draw("#8d5f3f", "M50 18 C71 18 84 34 84 54 C84 76 69 91 50 91 C31 91 16 76 16 54 C16 34 29 18 50 18Z") +
    shade("M83 46 C86 74 69 90 50 90 C66 82 77 66 78 36Z", 0.16) +
    shine("M22 46 C26 32 36 24 46 22 C36 30 29 38 27 50Z", 0.2) +
    draw("#e6c9a3", "M50 56 C64 56 71 64 70 73 C69 83 60 87 50 87 C40 87 31 83 30 73 C29 64 36 56 50 56Z", 2),
  eyes: { y: 47, apart: 17, iris: "#3d2a1c", lid: "#7c5236" },
  nose: fill(NOSE, "M41 62 Q50 56 59 62 Q57 70 50 70 Q43 70 41 62Z"),
  mouth: { y: 75, wide: 10 },
};

const squirrel: Look = {
  ground: "#d5e5c6",
  head:
    draw("#b5572a", "M78 94 C98 84 100 52 88 36 C84 30 74 32 76 42 C80 54 74 62 66 68Z") +
    fill("#dd8a4e", "M82 84 C92 74 93 54 86 42 C82 40 80 44 82 50 C84 62 80 70 74 76Z") +
    both(draw("#c2632f", "M28 40 C18 32 18 18 22 4 C32 12 40 22 42 32Z") + fill("#f0c9a4", "M28 32 C24 26 23 20 24 15 C30 20 33 25 35 30Z")) +
    draw("#d17a41", "M50 24 C66 24 74 36 76 48 C84 58 82 78 64 84 C58 92 42 92 36 84 C18 78 16 58 24 48 C26 36 34 24 50 24Z") +
    both(fill("#fbe6c6", "M26 66 C24 56 34 54 42 60 C48 66 47 82 38 82 C30 80 26 74 26 66Z")),
  eyes: { y: 50, apart: 14, iris: "#2c4a2a", lid: "#b5572a", size: 5.6, rest: "wide" },
  nose: fill(NOSE, "M45 62 Q50 59 55 62 Q53 67 50 67 Q47 67 45 62Z") + tooth(74),
  mouth: { y: 72, wide: 9 },
};

const hedgehog: Look = {
  ground: "#f0d9cf",
  head:
    draw(
      "#6b5142",
      "M50 6 L57 16 L67 8 L70 20 L82 16 L81 29 L93 31 L88 42 L98 50 L90 57 L97 67 L86 70 L88 82 L76 82 L24 82 L12 82 L14 70 L3 67 L10 57 L2 50 L12 42 L7 31 L19 29 L18 16 L30 20 L33 8 L43 16Z",
    ) +
    both(line("M30 30 l-4 -6 M42 24 l-2 -7 M22 44 l-7 -3 M20 60 l-7 1", 1.8, "#a88d78")) +
    both(draw("#c99a72", "M28 50 C20 44 22 34 30 35 C36 37 37 44 35 48Z", 2)) +
    draw("#f0d6b0", "M50 34 C64 34 74 46 74 60 C74 78 62 91 50 91 C38 91 26 78 26 60 C26 46 36 34 50 34Z") +
    shade("M73 56 C75 76 62 90 50 90 C60 82 68 70 68 48Z", 0.12) +
    BLUSH,
  eyes: { y: 57, apart: 12, iris: "#3d2a1c", lid: "#d9b98c", size: 5.6 },
  nose: fill(NOSE, "M42 71 Q50 64 58 71 Q56 78 50 78 Q44 78 42 71Z"),
  mouth: { y: 82, wide: 8 },
  at: [5, 10, 0.9],
};

const ANTLER = "M38 26 C30 18 26 8 28 -2 M31 14 C24 14 18 10 16 3 M35 22 C26 24 18 22 12 16";

const stag: Look = {
  ground: "#cfe3df",
  head:
    both(line(ANTLER, 5) + line(ANTLER, 2.6, "#c9a373")) +
    both(draw("#a87446", "M32 46 C20 46 8 40 6 32 C16 28 28 32 36 38Z")) +
    draw("#b98452", "M50 24 C64 24 72 34 72 48 C72 66 66 92 50 92 C34 92 28 66 28 48 C28 34 36 24 50 24Z") +
    shade("M71 46 C73 66 66 91 50 91 C60 82 66 62 66 40Z", 0.14) +
    fill("#efdcbb", "M50 62 C60 62 65 72 64 80 C62 88 57 91 50 91 C43 91 38 88 36 80 C35 72 40 62 50 62Z"),
  eyes: { y: 50, apart: 14, iris: "#4a2f1c", lid: "#a87446", rest: "half" },
  nose: fill(NOSE, "M42 72 Q50 66 58 72 Q56 79 50 79 Q44 79 42 72Z"),
  mouth: { y: 83, wide: 8 },
  at: [9, 17, 0.82],
};

const otter: Look = {
  ground: "#cfdff0",
  head:
    both(draw("#6d4a35", "M20 42 C10 40 10 27 20 27 C28 28 29 35 27 40Z")) +
    draw("#80583f", "M50 22 C72 22 84 36 84 54 C84 76 70 90 50 90 C30 90 16 76 16 54 C16 36 28 22 50 22Z") +
    shade("M83 48 C86 74 70 89 50 89 C66 82 77 66 78 40Z", 0.15) +
    fill("#f0dcc0", "M50 54 C68 52 78 62 74 72 C70 84 60 88 50 88 C40 88 30 84 26 72 C22 62 32 52 50 54Z"),
  eyes: { y: 48, apart: 17, iris: "#2a1a16", lid: "#6d4a35", size: 5.4, lash: "#2a1a16" },
  nose: fill(NOSE, "M40 60 Q50 54 60 60 Q58 68 50 68 Q42 68 40 60Z"),
  mouth: { y: 73, wide: 10 },
  over: whiskers(68, "#f6ead2"),
};

interface Fur {
  coat: string;
  ear: string;
  stripes: string;
  ground: string;
  iris: string;
  lash?: string;
}

const cat = ({ coat, ear, stripes, ground, iris, lash }: Fur): Look => ({
  ground,
  head:
    both(draw(ear, "M22 46 C16 32 17 16 21 9 C31 13 41 22 45 31Z") + fill("#f0b9a2", "M26 36 C23 28 23 22 25 18 C30 21 34 26 36 30Z")) +
    draw(coat, "M50 24 C70 24 82 38 82 56 C82 76 68 90 50 90 C32 90 18 76 18 56 C18 38 30 24 50 24Z") +
    shade("M81 50 C84 74 68 89 50 89 C64 82 75 66 76 42Z", 0.13) +
    fill(stripes, "M47 25 h6 l-1 14 h-4Z") +
    both(fill(stripes, "M37 27 l5 -1 l1 11 l-4 0Z M19 60 l12 2 l-12 3Z")) +
    fill("#fff3df", "M50 64 C60 62 68 68 66 76 C63 84 56 87 50 87 C44 87 37 84 34 76 C32 68 40 62 50 64Z"),
  eyes: { y: 54, apart: 16, iris, lid: ear, size: 6.6, lash },
  nose: fill("#b5554a", "M45 66 Q50 63 55 66 Q53 71 50 71 Q47 71 45 66Z"),
  mouth: { y: 75, wide: 9 },
  over: whiskers(72, lash),
});

const scarecrow: Look = {
  ground: "#e4dcc0",
  head:
    both(fill("#d9b04a", "M24 44 L10 52 L22 54 L9 64 L22 63 L14 74 L28 68Z")) +
    draw("#dfc28d", "M50 28 C68 28 77 40 77 56 C77 76 66 90 50 90 C34 90 23 76 23 56 C23 40 32 28 50 28Z") +
    shade("M76 52 C78 74 66 89 50 89 C61 82 70 68 71 44Z", 0.13) +
    fill("#c8795a", "M31 66 l10 -2 l2 10 l-10 2Z", 0.7) +
    draw("#b98a45", "M8 42 C22 32 78 32 92 42 C80 48 20 48 8 42Z") +
    draw("#cc9c52", "M30 37 C32 20 40 10 50 10 C60 10 68 20 70 37 C58 41 42 41 30 37Z") +
    fill("#9c3f2a", "M30 37 C42 41 58 41 70 37 L69 31 C58 35 42 35 31 31Z"),
  eyes: { y: 56, apart: 13, iris: "#5b3a24", lid: "#cdae75", size: 5.4 },
  nose: draw("#d98a3a", "M50 60 L56 69 L45 69Z", 2),
  mouth: { y: 77, wide: 11 },
  over: line("M41 76 v6 M47 78 v6 M53 78 v6 M59 76 v6", 1.6),
};

export const FURS = {
  ginger: { coat: "#eaa653", ear: "#e0943f", stripes: "#b8631f", ground: "#ffe6b8", iris: "#5f8a3a" },
  grey: { coat: "#9aa3ad", ear: "#8a939e", stripes: "#5d6773", ground: "#d9e3ec", iris: "#c08a2a" },
  black: { coat: "#4b4550", ear: "#403a46", stripes: "#2a2530", ground: "#e3d9ea", iris: "#d8b43a", lash: "#f3ead8" },
  white: { coat: "#f4ede2", ear: "#e6dccd", stripes: "#cdb99c", ground: "#cfe3ea", iris: "#4a86b5" },
  brown: { coat: "#a9764c", ear: "#99683f", stripes: "#6b4426", ground: "#efdcc4", iris: "#6f9a45" },
} satisfies Record<string, Fur>;

export const FOLK: Record<string, Look> = {
  bramble: badger,
  juniper: hare,
  orla: owl,
  bruno: bear,
  hazel: squirrel,
  pip: hedgehog,
  alder: stag,
  tilly: otter,
  scarecrow,
};

/** Eyelids say the mood: arched when pleased, hanging when worried. */
function eyes({ y, apart, iris, lid, size = 6, rest = "open", lash }: Look["eyes"], mood: Mood): Markup {
  if (mood === "pleased") return both(line(`M${50 - apart - size} ${y + 2} q${size} ${-size * 1.5} ${2 * size} 0`, 2.8, lash));
  const lids = mood === "worried" ? "sad" : rest;
  return [-apart, apart].map((side) => eye(50 + side, y, side, { iris, lid, size, lids, lash })).join("");
}

function mouth({ y, wide }: { y: number; wide: number }, mood: Mood): Markup {
  if (mood === "pleased") return draw("#8c3a34", `M${50 - wide} ${y} Q50 ${y + 2} ${50 + wide} ${y} Q${50 + wide * 0.7} ${y + wide} 50 ${y + wide} Q${50 - wide * 0.7} ${y + wide} ${50 - wide} ${y}Z`, 2);
  if (mood === "worried") return line(`M${50 - wide * 0.8} ${y + 5} Q50 ${y - 2} ${50 + wide * 0.8} ${y + 5}`, 2.2);
  return line(`M50 ${y - 5} V${y} M${50 - wide} ${y + 1} Q${50 - wide / 2} ${y + 6} 50 ${y} Q${50 + wide / 2} ${y + 6} ${50 + wide} ${y + 1}`, 2);
}

const portrait = (look: Look, mood: Mood): Markup => {
  const [x, y, scale] = look.at ?? [2, 7, 0.96];
  const says = look.mouth ? mouth(look.mouth, mood) : "";
  return `<rect width="100" height="100" fill="${look.ground}"/>` + place(look.head + says + look.nose + eyes(look.eyes, mood) + (look.over ?? ""), x, y, scale);
};

/** The face of a character, or of the scarecrow. */
export const folk = (character: string, mood: Mood): Markup => portrait(FOLK[character] ?? scarecrow, mood);

/** The face of a person; the seat gives the fur. */
export const person = (seat: string, mood: Mood): Markup => {
  const furs: Fur[] = Object.values(FURS);
  return portrait(cat(furs[(seat.codePointAt(seat.length - 1) ?? 0) % furs.length]!), mood);
};
