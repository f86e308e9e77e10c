import { describe, expect, it } from "vitest";
import { marked, rows, section } from "../box";
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

  it("have words of their own in the rules", () => {
    const ids = Object.keys(book.cards).filter((id) => /^[BW]\d$/.test(id));

    expect(ids).toHaveLength(8);
    for (const id of ids) expect(marked(KEY, ruleOf(id)), id).not.toEqual([]);
  });

  it("with a symbol have the rule of Meat and Bone", () => {
    expect(section(KEY, ruleOf("B2M").paragraph)).toContain("Meat & Bone");
  });
});
