import { describe, expect, it } from "vitest";
import { marked, rows } from "../box";
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

  it("have words of their own in the rules", () => {
    const ids = Object.keys(book.cards).filter((id) => /^[CRWFDB]\d+$/.test(id));

    expect(ids).toHaveLength(rows(KEY, "cards").length);
    for (const id of ids) expect(marked(KEY, ruleOf(id)), id).not.toEqual([]);
  });

  it("have their row in the rules", () => {
    expect(marked(KEY, ruleOf("F1"))[0]).toMatch(/^fortune-teller/);
  });
});
