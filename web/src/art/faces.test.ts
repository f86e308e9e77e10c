import { describe, expect, it } from "vitest";
import common from "../../../src/wolfden/locale/en/common.ftl?raw";
import { FOLK, folk, FURS, MOODS, person } from "./faces";

describe("faces", () => {
  it("are there for every character that has a name, and for the scarecrow", () => {
    const named = [...common.matchAll(/^character-(\w+) =/gm)].map(([, character]) => character!);

    expect(Object.keys(FOLK).sort()).toEqual([...named, "scarecrow"].sort());
  });

  it("tell who it is and in what mood", () => {
    const all = MOODS.flatMap((mood) => [...Object.keys(FOLK).map((one) => folk(one, mood)), ...["1", "2", "3", "4", "5"].map((seat) => person(seat, mood))]);

    expect(new Set(all).size).toBe(MOODS.length * (Object.keys(FOLK).length + Object.keys(FURS).length));
  });

  it("give neighbours different furs", () => {
    for (const seats of [["P1", "P2", "P3", "P4"], ["A", "B", "C", "D", "E"], ["1", "2", "3", "4", "5"]]) {
      expect(new Set(seats.map((seat) => person(seat, "rest"))).size).toBe(seats.length);
    }
  });
});
