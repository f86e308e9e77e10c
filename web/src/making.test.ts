import { beforeEach, describe, expect, it } from "vitest";
import { against, firstTable, keepTable, lastTable, seatsFor, wish } from "./making";
import type { GameLine } from "./net/types";

const option = (name: string, value: unknown) => ({ name, default: value, kind: "choice" as const, choices: [], low: null, high: null, optional: false });
const game = {
  game: "a-game",
  players: [3, 4, 5],
  options: [option("players", 4), option("mode", "match"), option("memory_aid", false)],
  first_game: { mode: "single", memory_aid: true },
} as unknown as GameLine;

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } });
});

describe("a table to be made", () => {
  it("is a gentle one for newcomers", () => {
    const first = firstTable(game);

    expect(first.options).toEqual({ players: 4, mode: "single", memory_aid: true });
    expect(first.seats).toEqual(["me", "pup", "pup", "pup"]);
    expect(wish(game, first, "Aki")).toMatchObject({ start: true, practice: true, names: [], seats: ["me", { bot: "pup" }, { bot: "pup" }, { bot: "pup" }] });
  });

  it("is the last one for those who come back", () => {
    keepTable(game, { ...firstTable(game), options: { players: 3, mode: "match", memory_aid: false, gone: 1 }, seats: ["me", "wolf", "friend"], way: "friends" });

    expect(lastTable(game)).toMatchObject({ options: { players: 3, mode: "match", memory_aid: false }, seats: ["me", "wolf", "friend"], way: "friends" });
    expect(lastTable(game).options).not.toHaveProperty("gone");
    expect(against(lastTable(game)).seats).toEqual(["me", "wolf", "wolf"]);
  });

  it("forgets a number of players the game no longer has", () => {
    keepTable(game, { ...firstTable(game), options: { players: 9 }, seats: [] });

    expect(lastTable(game).seats).toHaveLength(4);
  });

  it("has one seat for each player, filled as the others are", () => {
    expect(seatsFor("device", 3, [])).toEqual(["me", "here", "here"]);
    expect(seatsFor("friends", 4, ["me", "wolf"])).toEqual(["me", "wolf", "friend", "friend"]);
    expect(seatsFor("bots", 4, ["me", "wolf"])).toEqual(["me", "wolf", "wolf", "wolf"]);
  });

  it("names the people at one device and waits for nobody but friends", () => {
    const shared = { ...firstTable(game), seats: ["me", "here", "pup", "here"] as never[], names: ["", "Ken", "", " "] };

    expect(wish(game, shared, "Aki")).toMatchObject({ names: ["Aki", "Ken", "Aki"], start: true });
    expect(wish(game, { ...shared, seats: ["me", "friend"] as never[] }, "Aki")).toMatchObject({ seats: ["me", null], names: [], start: false });
  });
});
