import { describe, expect, it } from "vitest";
import { cardPlace, distance, seatPlace } from "./place";

describe("the tavern table", () => {
  it("has the viewer at the bottom and the next player on the left", () => {
    expect(distance(["A", "B", "C"], "B", "B")).toBe(0);
    expect(seatPlace(0, 3).y).toBeGreaterThan(80);
    expect(seatPlace(distance(["A", "B", "C"], "C", "B"), 3).x).toBeLessThan(50);
  });

  it("keeps the cards of a trick apart with any number of players", () => {
    for (const places of [3, 4, 5]) {
      const points = Array.from({ length: places }, (_, i) => cardPlace(i, places));
      for (const [i, one] of points.entries()) {
        for (const other of points.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(15);
      }
    }
  });
});
