import { describe, expect, it } from "vitest";
import { handTo } from "./device";

const table = (owing: string[], you = ["P1", "P3"], viewing = "P1") => ({ you, viewing, status: "playing" as const, decision: { number: 1, kind: "play", owing, answered: [], deadline: null } });

describe("several people at one device", () => {
  it("begins behind the curtain, whoever is to choose", () => {
    expect(handTo(table(["P3"]), null, false)).toBe("P3");
    expect(handTo(table(["P2"]), null, true)).toBe("P1");
  });

  it("draws it whenever another of them is to choose, once the move has been shown", () => {
    expect(handTo(table(["P3"]), "P1", true)).toBeNull();
    expect(handTo(table(["P3"]), "P1", false)).toBe("P3");
    expect(handTo(table(["P1"]), "P1", false)).toBeNull();
    expect(handTo(table(["P2"]), "P1", false)).toBeNull();
  });

  it("stays down until the cards of the next are there", () => {
    expect(handTo(table(["P3"], ["P1", "P3"], "P1"), "P3", false)).toBe("P3");
    expect(handTo(table(["P3"], ["P1", "P3"], "P3"), "P3", false)).toBeNull();
  });

  it("needs none for one person, nor when it is over", () => {
    expect(handTo(table(["P1"], ["P1"]), null, false)).toBeNull();
    expect(handTo({ ...table([]), status: "over" }, null, false)).toBeNull();
  });
});
