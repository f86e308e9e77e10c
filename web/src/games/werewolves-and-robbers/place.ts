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

export const seatPlace = (place: number, places: number): Point => around(place, places, 36, 40);
export const cardPlace = (place: number, places: number): Point => around(place, places, 17, 16);

/** How many places a seat is from the viewer, clockwise. */
export function distance(seats: string[], seat: string, you: string | null): number {
  const own = you === null ? 0 : Math.max(0, seats.indexOf(you));
  return (seats.indexOf(seat) - own + seats.length) % seats.length;
}
