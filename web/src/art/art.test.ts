import { describe, expect, it } from "vitest";
import type { Book, Drawing } from "./book";
import { GAMES, type Game, open } from "./shelf";
import { TRAITS } from "./wolf-and-hound";
import { ASKED, PRINTED, VALUES } from "./woof";

const tables = import.meta.glob<string>("../../../src/wolfden/games/*/*.csv", {
  query: "?raw",
  import: "default",
  eager: true,
});

function rows(game: Game, file: string): Record<string, string>[] {
  const text = tables[`../../../src/wolfden/games/${game.replaceAll("-", "_")}/${file}.csv`]!;
  const [head, ...lines] = text.trim().split(/\r?\n/);
  const names = head!.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((value, n) => [names[n]!, value])));
}

const drawings = (book: Book): [string, Drawing][] => [...Object.entries(book.art), ...Object.entries(book.cards)];

describe.each([...GAMES, "covers" as const])("the drawings of %s", (name) => {
  it("are complete markup that a strict content security policy admits", async () => {
    const book = await open(name);

    for (const [id, { markup }] of drawings(book)) {
      expect(markup, id).not.toMatch(/NaN|undefined|null|\[object|style=|<style|<script/);
    }
  });

  it("use an id for one thing only", async () => {
    const book = await open(name);

    const ids = drawings(book).flatMap(([, { markup }]) =>
      [...markup.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]),
    );

    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe("every card of the rules has a face", () => {
  it("wolf-and-hound", async () => {
    const { cards } = await open("wolf-and-hound");

    const faces = rows("wolf-and-hound", "animal_faces").map(({ id, face }) => (face === "back" ? `${id}/back` : id!));
    const numbers = rows("wolf-and-hound", "number_cards").map(({ id }) => id!);

    expect(Object.keys(cards).sort()).toEqual([...faces, ...numbers, "back"].sort());
  });

  it("werewolves-and-robbers, chests and people as printed", async () => {
    const { cards } = await open("werewolves-and-robbers");
    const printed = rows("werewolves-and-robbers", "cards");

    const drawn = (id: string) => (cards[id]!.markup.match(/<svg /g) ?? []).length;

    expect(Object.keys(cards).sort()).toEqual([...printed.map(({ id }) => id!), "back"].sort());
    for (const { id, suit, pips } of printed) if (suit) expect(drawn(id!), id).toBe(Number(pips));
  });

  it("woof", async () => {
    const { cards } = await open("woof");

    const printed = [...rows("woof", "role_cards"), ...rows("woof", "question_cards")].map(({ id }) => id!);

    expect(Object.keys(cards).sort()).toEqual([...printed, "back", "question-back"].sort());
  });

  it("three-little-wolves, and a place in a tower", async () => {
    const { art, cards } = await open("three-little-wolves");
    const floors = rows("three-little-wolves", "floor_cards");
    const colours = rows("three-little-wolves", "colours").map(({ colour }) => colour![0]!);
    const ids = colours.flatMap((colour) => floors.map(({ value }) => `${colour}${value}`));

    expect(Object.keys(cards).sort()).toEqual(
      [...ids, ...rows("three-little-wolves", "bbp_cards").map(({ id }) => id!), "back"].sort(),
    );
    for (const id of ids) expect([art[`floor-${id}`], art[`roof-${id}`]], id).not.toContain(undefined);
    for (const colour of colours)
      for (const level of [1, 2, 3]) expect(art).toHaveProperty(`basement-${colour}${level}`);
  });
});

describe("what a card shows is what the rules say", () => {
  it("an animal's mover, walk and aim", () => {
    const walks: Record<string, string> = { "delayed -n": "…−n", "drift -1": "−1", none: "0" };

    const printed = rows("wolf-and-hound", "animal_faces").map(({ id, face, colour, move, target }) => [
      face === "back" ? `${id}/back` : id!,
      { mover: colour, walk: walks[move!] ?? move!.replace("-", "−"), aim: target },
    ]);

    expect(TRAITS).toMatchObject(Object.fromEntries(printed));
  });

  it("a role's picture, value and called face", () => {
    const printed = rows("woof", "role_cards");

    for (const { id, picture, value, face } of printed) {
      const [role, , heard] = PRINTED[id!]!;
      expect([role, String(VALUES[role]), heard], id).toEqual([picture, value, face]);
    }
  });

  it("a question's kind and roles", () => {
    const printed = rows("woof", "question_cards").map(({ id, kind, yes }) => [id, [kind, yes!.split(" ")]]);

    expect(ASKED).toEqual(Object.fromEntries(printed));
  });
});
