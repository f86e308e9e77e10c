import { describe, expect, it } from "vitest";
import type { Drawing } from "../art/book";
import { plain } from "../table/plain";
import { GAMES, moduleOf } from ".";
import { headings, marked, section } from "./box";

const folders = import.meta.glob("./*/index.ts");

/** Cards about which the rules say something each. */
const isCard = (id: string) => /^([BW][1-4]|[CR]\d+|[SDHBWF][12QA]|Q[A-E]|[rygw]\d+|bbp_\w+)$/.test(id);

describe("the games", () => {
  it("are called as their folders, and all folders are listed", () => {
    expect(GAMES.map(({ key }) => `./${key}/index.ts`).sort()).toEqual(Object.keys(folders).sort());
  });

  it("that nobody has drawn have the plain table", () => {
    expect(moduleOf("a-stranger's")).toBe(plain);
  });
});

describe.each([...GAMES, plain])("the drawings of $key", ({ cover, art }) => {
  const drawings = async (): Promise<[string, Drawing][]> => {
    const [{ cover: scene }, { book }] = await Promise.all([cover(), art()]);
    return [["cover", scene], ...Object.entries(book.art), ...Object.entries(book.cards)];
  };

  it("are complete markup that a strict content security policy admits", async () => {
    for (const [id, { markup }] of await drawings()) {
      expect(markup, id).not.toMatch(/NaN|undefined|null|\[object|style=|<style|<script/);
    }
  });

  it("use an id for one thing only", async () => {
    const ids = (await drawings()).flatMap(([, { markup }]) => [...markup.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));

    expect(ids).toEqual([...new Set(ids)]);
  });
});

it("the covers stand on one page, so that no two may share an id", async () => {
  const covers = await Promise.all([...GAMES, plain].map(({ cover }) => cover()));

  const ids = covers.flatMap(({ cover }) => [...cover.markup.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));

  expect(ids).toEqual([...new Set(ids)]);
});

describe.each(GAMES)("the rule book of $key", ({ key, art, pictures, ruleOf }) => {
  it("has a section and a drawing for every picture", async () => {
    const { book } = await art();

    for (const [number, cards] of Object.entries(pictures)) {
      expect(headings(key)).toContain(number);
      expect(Object.keys(book.cards)).toEqual(expect.arrayContaining(cards));
    }
  });

  it("has words of its own for a card", async () => {
    const { book } = await art();
    const ids = Object.keys(book.cards).filter(isCard);

    expect(ids.length).toBeGreaterThan(7);
    for (const id of ids) expect(marked(key, ruleOf(id)).length, `${id} in §${ruleOf(id).paragraph}`).toBeGreaterThan(0);
  });

  it("has a rule even for one that lies face down", () => {
    expect(section(key, ruleOf("").paragraph)).not.toBe("");
  });
});
