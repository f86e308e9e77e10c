import { describe, expect, it } from "vitest";
import { rows, told } from "../box";
import { book } from "./art";
import { ruleOf } from "./rules";

const KEY = "werewolves-and-robbers";

describe("the cards", () => {
  it("all have a face, chests and people as printed", () => {
    const printed = rows(KEY, "cards");

    const drawn = (id: string) => (book.cards[id]!.markup.match(/<svg /g) ?? []).length;

    expect(Object.keys(book.cards).sort()).toEqual([...printed.map(({ id }) => id!), "back"].sort());
    for (const { id, suit, pips } of printed) if (suit) expect(drawn(id!), id).toBe(Number(pips));
  });

  it("have their words in the rule book", () => {
    expect(told(KEY, "en", ruleOf("F1"))).toMatch(/^Fortune-teller/);
  });
});
