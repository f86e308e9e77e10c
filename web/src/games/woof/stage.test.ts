import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../net/types";
import { step } from "./stage";
import type { WoofView } from "./view";

const player = (seat: string, change: object = {}) => ({
  seat, neutral: false, cards: [null, null], identity: null, seeks: null, questions: null, held: 2, handled: true,
  markers: [], answers: [], declared: null, ready: false, board: null, score: 0, red: 0, black: 0, ...change,
});

const S1 = { card: "S1", picture: "sheep", face: "sheep" };
const W1 = { card: "W1", picture: "wolf", face: "wolf" };

function after(...events: GameEvent[]): WoofView {
  const table = { you: "1", round: 1, turn: "1", phase: "TURN", early: [], players: [player("1", { cards: [S1, W1], questions: ["QA", "QE"] }), player("2")] };
  return events.reduce(step, table as unknown as WoofView) as WoofView;
}

const LOOK = { event: "looked", seat: "1", target: "2", slot: "1", card: "D1" };

describe("a turn as it is drawn", () => {
  it("lays the looker's marker before the player looked at, and shows nobody's card", () => {
    const { players } = after(LOOK, { event: "announced", seat: "1", target: "2", face: "dog" });
    expect(players[1]!.markers).toEqual([{ turn: 0, by: "1", slot: 1, face: "dog" }]);
    expect(players[1]!.cards).toEqual([null, null]);
  });

  it("swaps cards only where their owner is told so", () => {
    expect(after({ event: "rearranged", seat: "1", order: "swapped" }).players[0]!.cards).toEqual([W1, S1]);
    expect(after({ event: "rearranged", seat: "1", order: "kept" }).players[0]!.cards).toEqual([S1, W1]);
  });

  it("takes an asked question from the hand and lays it, answered, before the other", () => {
    const { players } = after({ event: "asked", seat: "1", target: "2", question: "QA" }, { event: "answered", seat: "2", question: "QA", answer: "no" });
    expect(players[0]).toMatchObject({ held: 1, questions: ["QE"] });
    expect(players[1]!.answers).toEqual([{ turn: 0, by: "1", question: "QA", yes: false }]);
  });
});

describe("the end of a round as it is drawn", () => {
  const reveal = { event: "cards_revealed", seat: "2", left: "D1", right: "S2", identity: "dog" };
  const deal = { event: "dealt", round: 2, start: "2" };

  it("stays open to be read while the next round is dealt", () => {
    const { players, round } = after(LOOK, reveal, deal);
    expect(round).toBe(2);
    expect(players[1]).toMatchObject({ identity: "dog", cards: [{ card: "D1" }, { card: "S2" }] });
  });

  it("is taken back before the first turn; scores and wrong markers stay", () => {
    const marks = [{ event: "declaration_right", seat: "1", points: 2, score: 2 }, { event: "marker_given", seat: "2", colour: "red", markers: 1 }];
    const { players, turn } = after(reveal, ...marks, deal, { event: "turn_began", seat: "2" });
    expect(turn).toBe("2");
    expect(players[0]).toMatchObject({ score: 2, cards: [null, null] });
    expect(players[1]).toMatchObject({ red: 1, identity: null, cards: [null, null] });
  });
});
