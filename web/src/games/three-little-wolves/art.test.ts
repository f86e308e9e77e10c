import { describe, expect, it } from "vitest";
import { rows, told } from "../box";
import { book } from "./art";
import { ruleOf } from "./rules";

const KEY = "three-little-wolves";

describe("the cards", () => {
  it("all have a face, and a place in a tower", () => {
    const { art, cards } = book;
    const colours = rows(KEY, "colours").map(({ colour }) => colour![0]!);
    const ids = colours.flatMap((colour) => rows(KEY, "floor_cards").map(({ value }) => `${colour}${value}`));

    expect(Object.keys(cards).sort()).toEqual([...ids, ...rows(KEY, "bbp_cards").map(({ id }) => id!), "back"].sort());
    for (const id of ids) expect([art[`floor-${id}`], art[`roof-${id}`]], id).not.toContain(undefined);
    for (const colour of colours)
      for (const level of [1, 2, 3]) expect(art).toHaveProperty(`basement-${colour}${level}`);
  });

  it("have their words in the rule book", () => {
    expect(told(KEY, "en", ruleOf("w12"))).toMatch(/12/);
  });
});
