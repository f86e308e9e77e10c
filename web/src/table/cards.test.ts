import { expect, test } from "vitest";
import { CARD_RULES } from "./cards";

const books = import.meta.glob<string>("../../../src/wolfden/games/*/rules.md", { query: "?raw", import: "default", eager: true });

test.each(Object.entries(CARD_RULES))("%s has a §%s on its cards", (game, paragraph) => {
  const rules = books[`../../../src/wolfden/games/${game.replaceAll("-", "_")}/rules.md`]!;

  const headings = [...rules.matchAll(/^#+ ([\d.]+) /gm)].map((found) => found[1]);

  expect(headings).toContain(paragraph);
});
