import { describe, expect, it } from "vitest";
import type { Drawing } from "../art/book";
import { plain } from "../table/plain";
import { GAMES, moduleOf } from ".";
import { bookOf, LANGUAGES, told } from "./box";

const folders = import.meta.glob("./*/index.ts");
const house = import.meta.glob<string>(["../**/*.{ts,svelte}", "!./**", "!../net/protocol.ts"], { query: "?raw", import: "default", eager: true });
const within = import.meta.glob<string>("./*/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

describe("the games", () => {
  it("are called as their folders, and all folders are listed", () => {
    expect(GAMES.map(({ key }) => `./${key}/index.ts`).sort()).toEqual(Object.keys(folders).sort());
  });

  it.each(GAMES)("are named nowhere else: $key", ({ key }) => {
    const named = new RegExp(`["'\`/]${key}["'\`/]|^\\s*${key}:`, "m");

    expect(Object.keys(house)).toContain("../App.svelte");
    expect(Object.entries(house).filter(([, text]) => named.test(text)).map(([path]) => path)).toEqual([]);
    expect(Object.entries(within).filter(([path, text]) => !path.startsWith(`./${key}/`) && named.test(text)).map(([path]) => path)).toEqual([]);
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

describe.each(GAMES)("the rule book of $key", ({ key, art, ruleOf }) => {
  it.each(LANGUAGES)("shows nothing that is not drawn (%s)", async (language) => {
    const { book } = await art();
    const shown = bookOf(key, language).flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "pictures" ? block.ids : [])));

    expect(shown.length).toBeGreaterThan(3);
    expect(Object.keys(book.cards)).toEqual(expect.arrayContaining(shown));
  });

  it.each(LANGUAGES)("says something of every card (%s)", async (language) => {
    const { book } = await art();
    const faces = Object.keys(book.cards).filter((id) => !/(^|-)back$/.test(id));

    for (const id of faces) expect(told(key, language, { ...ruleOf(id), paragraph: "" }), id).not.toBe("");
  });
});
