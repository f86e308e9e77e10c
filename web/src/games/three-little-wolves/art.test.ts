import { describe, expect, it } from "vitest";
import { marked, rows } from "../box";
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

  it("have words of their own in the rules", () => {
    const ids = Object.keys(book.cards).filter((id) => /^([rygw]\d+|bbp_\w+)$/.test(id));

    expect(ids).toHaveLength(Object.keys(book.cards).length - 1);
    for (const id of ids) expect(marked(KEY, ruleOf(id)), id).not.toEqual([]);
  });

  it.each([
    ["y2", "Basements: only cards 1, 2, 3"],
    ["g10", "A dual card is fixed"],
    ["r13", "The roof is the topmost upper card"],
    ["w12", "roof 12 on a standing house"],
    ["w5", "A white card keeps"],
    ["r5", "Upper floors ascend"],
  ])("have a rule: that of %s begins: %s", (card, words) => {
    expect(marked(KEY, ruleOf(card))[0]).toMatch(new RegExp(`^${words}`));
  });
});
