import { describe, expect, it } from "vitest";
import { cardsOf } from "./pictures";

describe("a worked example", () => {
  const isCard = (word: string) => /^[CR]\d+$/.test(word);

  it("is drawn if it names nothing but cards", () => {
    expect(cardsOf("C8, R12, C15", isCard)).toEqual(["C8", "R12", "C15"]);
    expect(cardsOf("C8 R12 C15 R3", isCard)).toEqual(["C8", "R12", "C15", "R3"]);
  });

  it("stays a text if there is anything else", () => {
    expect(cardsOf("A C8, B R12", isCard)).toEqual([]);
    expect(cardsOf("C8", isCard)).toEqual([]);
    expect(cardsOf("", isCard)).toEqual([]);
  });
});
