import { describe, expect, it } from "vitest";
import { cell, fire, STOPS, stopPlace, turn, words } from "./place";

const seats = (players: number) => Array.from({ length: players }, (_, i) => String(i + 1));
const squares = (area: string): string[] => {
  const [top, left, bottom, right] = area.split("/").map(Number) as [number, number, number, number];
  return Array.from({ length: (bottom - top) * (right - left) }, (_, i) => `${top},${left + i}`);
};

describe("the circle", () => {
  it("has the viewer at the bottom and the next player clockwise, on the left", () => {
    expect(cell(seats(8), "3", "3")).toBe("3/3/4/5");
    expect(cell(seats(8), "4", "3")).toBe("3/1/4/3");
    expect(cell(seats(8), "2", "3")).toBe("3/5/4/7");
    expect(cell(seats(8), "1", null)).toBe("3/3/4/5");
  });

  it("gives every player a place of their own, beside the fire", () => {
    for (const players of [4, 5, 6, 7, 8]) {
      const taken = [fire(players), ...seats(players).map((seat) => cell(seats(players), seat, "2"))].flatMap(squares);
      expect(new Set(taken).size).toBe(taken.length);
    }
  });
});

describe("the dial", () => {
  it("turns clockwise from 1 by way of 8 and nobody to X", () => {
    expect(STOPS.map(turn)).toEqual([0, 36, 72, 108, 144, 180, 216, 252, 288, 324]);
    expect(stopPlace("1").y).toBeLessThan(20);
    expect(stopPlace("3").x).toBeGreaterThan(80);
    expect(stopPlace("X").x).toBeLessThan(50);
  });
});

describe("a move", () => {
  it("names what it is about", () => {
    expect(words("look 4 0")).toEqual({ kind: "look", first: "4", second: "0" });
    expect(words(null)).toEqual({ kind: "", first: "", second: "" });
  });
});
