// Where things lie on the ring, in hundredths of its width; the viewer's own pasture is at the bottom.
export interface Point {
  x: number;
  y: number;
}

const SIDES: Point[] = [
  { x: 50, y: 83.5 },
  { x: 15.5, y: 50 },
  { x: 50, y: 16.5 },
  { x: 84.5, y: 50 },
];

const PADDOCKS: Point[] = [
  { x: 50, y: 66 },
  { x: 37.5, y: 50 },
  { x: 50, y: 34 },
  { x: 62.5, y: 50 },
];

/** Which side of the ring a seat is on: 0 below, then clockwise. */
export function side(seats: string[], seat: string, you: string | null): number {
  const below = you === null ? 0 : Math.max(0, seats.indexOf(you));
  return (seats.indexOf(seat) - below + seats.length) % seats.length;
}

export const pasturePlace = (side: number): Point => SIDES[side]!;

/** The animals before a pasture stand side by side, turned towards the middle. */
export function animalPlace(side: number, index: number, company: number): Point {
  const { x, y } = PADDOCKS[side]!;
  const gap = Math.min(14, 44 / Math.max(1, company));
  const shift = (index - (company - 1) / 2) * gap;
  return side % 2 === 0 ? { x: x + shift, y } : { x, y: y + shift };
}

/** The sides an animal comes by when it walks, the last one included; clockwise is positive. */
export function walk(from: number, steps: number): number[] {
  const direction = Math.sign(steps);
  return Array.from({ length: Math.abs(steps) }, (_, i) => (((from + direction * (i + 1)) % 4) + 4) % 4);
}
