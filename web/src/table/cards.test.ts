import { describe, expect, it } from "vitest";
import { GAMES, open, type Game } from "../art/shelf";
import { blocks, isAbout } from "../lib/markdown";
import { ruleOf } from "./cards";

const books = import.meta.glob<string>("../../../src/wolfden/games/*/rules.md", { query: "?raw", import: "default", eager: true });

/** The text of a section, up to the next heading. */
function section(game: Game, paragraph: string): string {
  const rules = books[`../../../src/wolfden/games/${game.replaceAll("-", "_")}/rules.md`]!;
  return rules.split(/^#+ (?=\d)/m).find((text) => text.startsWith(`${paragraph} `)) ?? "";
}

/** The beginnings of all rows, items and paragraphs. */
const beginnings = (text: string) =>
  blocks(text).flatMap((block) => {
    if (block.kind === "table") return block.rows.map((row) => row[0]!);
    return block.kind === "list" ? block.items : block.kind === "paragraph" ? [block.spans] : [];
  });

const isCard = (id: string) => /^([BW][1-4]|[CR]\d+|[SDHBWF][12QA]|Q[A-E]|[rygw]\d+|bbp_\w+)$/.test(id);

describe.each(GAMES)("a card of %s", (game) => {
  it("has words of its own in the rules", async () => {
    const { cards } = await open(game);
    const ids = Object.keys(cards).filter(isCard);

    expect(ids.length).toBeGreaterThan(7);
    for (const id of ids) {
      const { paragraph, about } = ruleOf(game, id);
      const marked = beginnings(section(game, paragraph)).filter((beginning) => isAbout(beginning, about));
      expect(marked.length, `${id} in §${paragraph}`).toBeGreaterThan(0);
    }
  });

  it("has a rule even face down", () => {
    expect(section(game, ruleOf(game, "").paragraph)).not.toBe("");
  });
});

describe("the rule of a card", () => {
  it.each([
    ["three-little-wolves", "y2", "Basements: only cards 1, 2, 3"],
    ["three-little-wolves", "g10", "A dual card is fixed"],
    ["three-little-wolves", "r13", "The roof is the topmost upper card"],
    ["three-little-wolves", "w12", "roof 12 on a standing house"],
    ["three-little-wolves", "w5", "A white card keeps"],
    ["three-little-wolves", "r5", "Upper floors ascend"],
    ["werewolves-and-robbers", "F1", "fortune-teller"],
    ["woof", "DA", "dog"],
  ] as const)("of %s, %s, begins: %s", (game, card, words) => {
    const { paragraph, about } = ruleOf(game, card);

    const marked = beginnings(section(game, paragraph)).find((beginning) => isAbout(beginning, about));

    expect(marked?.map(({ text }) => text).join("")).toMatch(new RegExp(`^${words}`));
  });

  it("of a number with a symbol is that of Meat and Bone", () => {
    expect(section("wolf-and-hound", ruleOf("wolf-and-hound", "B2M").paragraph)).toContain("Meat & Bone");
  });
});
