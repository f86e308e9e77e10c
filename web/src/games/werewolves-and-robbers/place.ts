// Where things lie on the tavern table, in hundredths of its width and height; the viewer sits at the bottom.
export interface Point {
  x: number;
  y: number;
}

/** A point on an ellipse round the middle: place 0 is at the bottom, the others follow clockwise. */
export function around(place: number, places: number, width: number, height: number): Point {
  const angle = (2 * Math.PI * place) / places;
  return { x: 50 - width * Math.sin(angle), y: 50 + height * Math.cos(angle) };
}

/** The seats sit where the cards of a trick do not come, whatever the number of players. */
const SEATS: Record<number, [x: number, y: number][]> = {
  3: [[50, 90], [29, 14], [71, 14]],
  4: [[50, 90], [16, 28], [50, 10], [84, 28]],
  5: [[50, 90], [16, 86], [29, 14], [71, 14], [84, 86]],
};

export function seatPlace(place: number, places: number): Point {
  const [x, y] = SEATS[places]![place]!;
  return { x, y };
}

export const cardPlace = (place: number, places: number): Point => around(place, places, 22, 19);

/** How many places a seat is from the viewer, clockwise. */
export function distance(seats: string[], seat: string, you: string | null): number {
  const own = you === null ? 0 : Math.max(0, seats.indexOf(you));
  return (seats.indexOf(seat) - own + seats.length) % seats.length;
}
