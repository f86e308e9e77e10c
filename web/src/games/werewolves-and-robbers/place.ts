// Where things lie on the tavern table; the viewer sits at the bottom, the others follow clockwise.

type Point = readonly [x: number, y: number];

interface Plan {
  plates: Point[];
  cards: Point[];
}

/** Three drawings, in units: a laptop's of 1280 × 538, one of 820 × 780 that is taller, a phone's of 390 × 430. */
const SHAPES = ["wide", "tall", "phone"] as const;
type Shape = (typeof SHAPES)[number];

const PLANS: Record<Shape, Record<number, Plan>> = {
  wide: {
    3: {
      plates: [[640, 500], [146, 262], [1134, 240]],
      cards: [[640, 360], [440, 232], [840, 232]],
    },
    4: {
      plates: [[640, 500], [146, 262], [640, 38], [1134, 240]],
      cards: [[640, 374], [435, 246], [640, 156], [845, 246]],
    },
    5: {
      plates: [[640, 500], [146, 262], [470, 38], [810, 38], [1134, 240]],
      cards: [[640, 374], [395, 258], [545, 158], [735, 158], [885, 258]],
    },
  },
  tall: {
    3: {
      plates: [[410, 740], [136, 230], [684, 230]],
      cards: [[410, 560], [193, 400], [627, 400]],
    },
    4: {
      plates: [[410, 740], [136, 270], [410, 168], [684, 270]],
      cards: [[410, 600], [173, 430], [410, 310], [647, 430]],
    },
    5: {
      plates: [[410, 740], [122, 262], [262, 168], [558, 168], [698, 262]],
      cards: [[410, 610], [130, 420], [312, 320], [508, 320], [690, 420]],
    },
  },
  phone: {
    3: {
      plates: [[195, 350], [99, 28], [291, 28]],
      cards: [[195, 280], [85, 170], [305, 170]],
    },
    4: {
      plates: [[195, 350], [66, 28], [195, 28], [324, 28]],
      cards: [[195, 296], [56, 208], [195, 126], [334, 208]],
    },
    5: {
      plates: [[195, 350], [49, 28], [147, 28], [243, 28], [341, 28]],
      cards: [[195, 296], [50, 210], [146, 130], [244, 130], [340, 210]],
    },
  },
};

/** The place of a seat, this far from the viewer, in every drawing: `--wide-x`, `--wide-y` … */
export function placed(what: keyof Plan, far: number, players: number): string {
  return SHAPES.map((shape) => {
    const [x, y] = PLANS[shape][players]![what][far]!;
    return `--${shape}-x:${x};--${shape}-y:${y}`;
  }).join(";");
}

/** How many places a seat is from the viewer, clockwise. */
export function distance(seats: string[], seat: string, you: string | null): number {
  const own = you === null ? 0 : Math.max(0, seats.indexOf(you));
  return (seats.indexOf(seat) - own + seats.length) % seats.length;
}

/** The hand by suits: treasure, robbers, specials. */
const KINDS = "CRWFDB";

export const sorted = (hand: string[]): string[] =>
  hand.toSorted((one, other) => KINDS.indexOf(one[0]!) - KINDS.indexOf(other[0]!) || Number(one.slice(1)) - Number(other.slice(1)));
