// Where the players sit, where a dial points, and what a move names; the viewer sits at the bottom.

const TOP = ["1/1/2/3", "1/3/2/5", "1/5/2/7"] as const;
const TWO_ABOVE = ["1/1/2/4", "1/4/2/7"] as const;
const [LEFT, RIGHT] = ["2/1/3/3", "2/5/3/7"];
const [BELOW_LEFT, BELOW, BELOW_RIGHT] = ["3/1/4/3", "3/3/4/5", "3/5/4/7"];

/** Cells of a grid of six columns and three rows round the fire: the viewer's first, then clockwise. */
const RINGS: Record<number, string[]> = {
  4: ["3/2/4/6", LEFT!, "1/2/2/6", RIGHT!],
  5: ["3/2/4/6", LEFT!, ...TWO_ABOVE, RIGHT!],
  6: [BELOW!, BELOW_LEFT!, ...TOP, BELOW_RIGHT!],
  7: [BELOW!, BELOW_LEFT!, LEFT!, ...TWO_ABOVE, RIGHT!, BELOW_RIGHT!],
  8: [BELOW!, BELOW_LEFT!, LEFT!, ...TOP, RIGHT!, BELOW_RIGHT!],
};

/** The cell of a seat, as a CSS grid-area. */
export function cell(seats: string[], seat: string, you: string | null): string {
  const below = you === null ? 0 : Math.max(0, seats.indexOf(you));
  return RINGS[seats.length]![(seats.indexOf(seat) - below + seats.length) % seats.length]!;
}

/** The fire in the middle; with six players nobody sits beside it. */
export const fire = (players: number): string => (players === 6 ? "2/1/3/7" : "2/3/3/5");

/** The places of a dial, clockwise from the top. */
export const STOPS = ["1", "2", "3", "4", "5", "6", "7", "8", "0", "X"];
const APART = 360 / STOPS.length;
const REACH = 34.5;

export const turn = (stop: string): number => STOPS.indexOf(stop) * APART;

/** The middle of a stop, in hundredths of the dial. */
export function stopPlace(stop: string): { x: number; y: number } {
  const angle = (turn(stop) * Math.PI) / 180;
  return { x: 50 + REACH * Math.sin(angle), y: 50 - REACH * Math.cos(angle) };
}

export interface Named {
  kind: string;
  first: string;
  second: string;
}

/** The words of a move: `look 4 0`, `ask QA 3`, `declare 4 0`, `final X X`. */
export function words(move: string | null): Named {
  const [kind = "", first = "", second = ""] = (move ?? "").split(" ");
  return { kind, first, second };
}
