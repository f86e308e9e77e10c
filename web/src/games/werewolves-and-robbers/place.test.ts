import { describe, expect, it } from "vitest";
import { distance, placed, sorted } from "./place";

const read = (style: string) => Object.fromEntries(style.split(";").map((one) => one.split(":") as [string, string]));

describe("the tavern table", () => {
  it("has the viewer at the bottom and the next player on the left", () => {
    expect(distance(["A", "B", "C"], "B", "B")).toBe(0);
    expect(distance(["A", "B", "C"], "C", "B")).toBe(1);
    for (const players of [3, 4, 5]) {
      const [own, left] = [0, 1].map((far) => read(placed("cards", far, players)));
      for (const shape of ["wide", "tall", "phone"]) {
        expect(Number(left![`--${shape}-x`])).toBeLessThan(Number(own![`--${shape}-x`]));
        expect(Number(left![`--${shape}-y`])).toBeLessThan(Number(own![`--${shape}-y`]));
      }
    }
  });

  it.each([
    ["wide", 110, 154 + 30],
    ["tall", 124, 174 + 30],
    ["phone", 86, 120 + 24],
  ])("keeps the cards of a trick and their signs apart: %s", (shape, width, height) => {
    for (const players of [3, 4, 5]) {
      const points = Array.from({ length: players }, (_, far) => read(placed("cards", far, players)));
      for (const [i, one] of points.entries()) {
        for (const other of points.slice(i + 1)) {
          const aside = Math.abs(Number(one[`--${shape}-x`]) - Number(other[`--${shape}-x`]));
          const below = Math.abs(Number(one[`--${shape}-y`]) - Number(other[`--${shape}-y`]));
          expect(aside >= width || below >= height, `${shape} ${players}: ${aside} × ${below}`).toBe(true);
        }
      }
    }
  });

  it("holds the hand by suits, and those of no suit last", () => {
    expect(sorted(["W1", "R10", "C12", "B1", "C2", "D2", "R9", "D1"])).toEqual(["C2", "C12", "R9", "R10", "W1", "D1", "D2", "B1"]);
  });
});
