import { describe, expect, it } from "vitest";
import { rows, told } from "../box";
import { book, TRAITS } from "./art";
import { ruleOf } from "./rules";

const KEY = "wolf-and-hound";

describe("the cards", () => {
  it("all have a face", () => {
    const faces = rows(KEY, "animal_faces").map(({ id, face }) => (face === "back" ? `${id}/back` : id!));
    const numbers = rows(KEY, "number_cards").map(({ id }) => id!);

    expect(Object.keys(book.cards).sort()).toEqual([...faces, ...numbers, "back"].sort());
  });

  it("show an animal's mover, walk and aim as the rules say", () => {
    const walks: Record<string, string> = { "delayed -n": "…−n", "drift -1": "−1", none: "0" };

    const printed = rows(KEY, "animal_faces").map(({ id, face, colour, move, target }) => [
      face === "back" ? `${id}/back` : id!,
      { mover: colour, walk: walks[move!] ?? move!.replace("-", "−"), aim: target },
    ]);

    expect(TRAITS).toMatchObject(Object.fromEntries(printed));
  });

  it("have their words in the rule book", () => {
    expect(told(KEY, "en", ruleOf("B2M"))).toMatch(/Meat/);
  });
});
