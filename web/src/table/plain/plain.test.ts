import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GameLine } from "../../net/types";
import { load } from "../../words/index.svelte";
import { layOut, moveOf } from "./facts";
import PlainTable from "./PlainTable.svelte";

// The reader's language is asked for at once.
vi.hoisted(() => vi.stubGlobal("localStorage", { getItem: () => null }) && vi.stubGlobal("navigator", { languages: ["en"] }));

/** A game nobody has drawn: three players, cards with numbers, one of them is laid face down. */
const GAME = {
  game: "moon-howl",
  players: [3],
  options: [],
  sets: [],
  event_types: { card_laid: { paragraph: "2.1", fields: { seat: "seat", card: "card" }, heading: false } },
  ready: 1,
  move_forms: { lay: "(?P<card>m\\d+|full_moon)", trade: "trade (?P<card>m\\d+|full_moon) (?P<seat>[A-C])" },
} satisfies GameLine;

const VIEW = {
  game: "moon-howl",
  you: "A",
  over: false,
  round_number: 2,
  leader: "B",
  is_dark: true,
  last: null,
  sky: { moon: "waning", stars: 0 },
  laid: [
    { seat: "B", card: "m7" },
    { seat: "C", card: null },
  ],
  players: [
    { seat: "A", hand: ["m3", "full_moon"], won: [], wish: null },
    { seat: "B", hand: [null, null], won: ["m1"], wish: null },
    { seat: "C", hand: [null], won: [], wish: "m9" },
  ],
  points: { A: 4, B: 0, C: 2 },
};

const NAMES = { A: "Aki", B: "Ben", C: "Chiyo" };

describe("a view that nobody knows", () => {
  const { middle, seats } = layOut(VIEW, Object.keys(NAMES));

  it("gives every seat what it has, from lists and from fields named for the seats", () => {
    expect(seats).toEqual([
      { seat: "A", facts: [{ name: "hand", what: { kind: "cards", words: ["m3", "full_moon"] } }, { name: "points", what: { kind: "word", word: 4 } }] },
      {
        seat: "B",
        facts: [
          { name: "hand", what: { kind: "cards", words: [null, null] } },
          { name: "won", what: { kind: "cards", words: ["m1"] } },
          { name: "points", what: { kind: "word", word: 0 } },
        ],
      },
      {
        seat: "C",
        facts: [
          { name: "hand", what: { kind: "cards", words: [null] } },
          { name: "wish", what: { kind: "word", word: "m9" } },
          { name: "points", what: { kind: "word", word: 2 } },
        ],
      },
    ]);
  });

  it("leaves all else in the middle, a list that is only some seats' too", () => {
    expect(middle.map(({ name, what }) => [name, what.kind])).toEqual([
      ["round_number", "word"],
      ["leader", "word"],
      ["is_dark", "flag"],
      ["sky", "facts"],
      ["laid", "rows"],
    ]);
  });
});

describe("a card", () => {
  it("is played by the one move that says nothing else", () => {
    expect(moveOf(GAME, ["m3", "trade m3 B", "full_moon"], "m3")).toBe("m3");
    expect(moveOf(GAME, ["trade m3 B"], "m3")).toBeNull();
    expect(moveOf(GAME, ["m3"], null)).toBeNull();
  });
});

describe("the plain table", () => {
  let seen: string;

  beforeAll(async () => {
    vi.stubGlobal("fetch", async () => Response.json({ game: "moon-howl", language: "en", fluent: "moon-howl-card-m3 = the third moon\nmoon-howl-view-laid = Laid so far\n" }));
    await Promise.all(["common", "web", "moon-howl"].map((name) => load(name)));
    const props = { view: VIEW, game: GAME, names: NAMES, you: "A", decision: null, moves: ["m3"], choice: null, picked: null, foreseen: null, happening: null, over: false };
    seen = render(PlainTable, { props }).body.replaceAll(/<!--.*?-->/g, "");
  });

  it("says everything in the view", () => {
    const words = seen.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

    for (const word of ["round number 2", "leader Ben", "is dark yes", "moon waning", "stars 0", "seat Chiyo", "m7", "full moon", "wish m9"]) expect(words).toContain(word);
    expect(words).not.toMatch(/⟦|undefined|null|\[object/);
  });

  it("takes its words from the texts that the server has", () => {
    expect(seen).toContain("the third moon");
    expect(seen).toContain("Laid so far");
  });

  it("offers a card that can be played, and no other", () => {
    expect(seen.match(/<button[^>]*>([^<]*)/g)?.map((button) => button.replace(/<[^>]*>/, ""))).toEqual(["the third moon"]);
  });
});
