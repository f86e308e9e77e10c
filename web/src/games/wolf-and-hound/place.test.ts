import { describe, expect, it } from "vitest";
import { animalPlace, pasturePlace, side, walk } from "./place";

const SEATS = ["P1", "P2", "P3", "P4"];

describe("the ring", () => {
  it("has the viewer at the bottom and the others clockwise", () => {
    expect(SEATS.map((seat) => side(SEATS, seat, "P3"))).toEqual([2, 3, 0, 1]);
    expect(SEATS.map((seat) => side(SEATS, seat, null))).toEqual([0, 1, 2, 3]);
  });

  it("lets an animal walk past every pasture on its way", () => {
    expect(walk(3, 3)).toEqual([0, 1, 2]);
    expect(walk(0, -2)).toEqual([3, 2]);
    expect(walk(1, 0)).toEqual([]);
  });

  it("keeps the animals of one pasture apart and between it and the middle", () => {
    const [left, right] = [animalPlace(0, 0, 2), animalPlace(0, 1, 2)];
    expect(right.x - left.x).toBeGreaterThan(10);
    expect(left.y).toBeLessThan(pasturePlace(0).y);
    expect(left.y).toBeGreaterThan(50);
  });
});
