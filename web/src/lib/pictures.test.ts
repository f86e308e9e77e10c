import { describe, expect, it } from "vitest";
import { GAMES, open } from "../art/shelf";
import { cardsOf, PICTURES } from "./pictures";

const books = import.meta.glob<string>("../../../src/wolfden/games/*/rules.md", { query: "?raw", import: "default", eager: true });

describe.each(GAMES)("the rule book of %s", (game) => {
  it("has a section and a drawing for every picture", async () => {
    const { cards } = await open(game);
    const rules = books[`../../../src/wolfden/games/${game.replaceAll("-", "_")}/rules.md`]!;
    const headings = [...rules.matchAll(/^#+ ([\d.]+[a-z]?) /gm)].map((found) => found[1]);

    for (const [section, pictures] of Object.entries(PICTURES[game])) {
      expect(headings).toContain(section);
      expect(Object.keys(cards)).toEqual(expect.arrayContaining(pictures));
    }
  });
});

describe("a worked example", () => {
  const isCard = (word: string) => /^[CR]\d+$/.test(word);

  it("is drawn if it names nothing but cards", () => {
    expect(cardsOf("C8, R12, C15", isCard)).toEqual(["C8", "R12", "C15"]);
    expect(cardsOf("C8 R12 C15 R3", isCard)).toEqual(["C8", "R12", "C15", "R3"]);
  });

  it("stays a text if there is anything else", () => {
    expect(cardsOf("A C8, B R12", isCard)).toEqual([]);
    expect(cardsOf("C8", isCard)).toEqual([]);
    expect(cardsOf("", isCard)).toEqual([]);
  });
});
