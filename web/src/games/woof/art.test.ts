import { describe, expect, it } from "vitest";
import { rows, told } from "../box";
import { ASKED, book, PRINTED, VALUES } from "./art";
import { ruleOf } from "./rules";

const KEY = "woof";

describe("the cards", () => {
  it("all have a face", () => {
    const printed = [...rows(KEY, "role_cards"), ...rows(KEY, "question_cards")].map(({ id }) => id!);

    expect(Object.keys(book.cards).sort()).toEqual([...printed, "back", "question-back"].sort());
  });

  it("show a role's picture, value and called face as the rules say", () => {
    for (const { id, picture, value, face } of rows(KEY, "role_cards")) {
      const [role, , heard] = PRINTED[id!]!;
      expect([role, String(VALUES[role]), heard], id).toEqual([picture, value, face]);
    }
  });

  it("show a question's kind and roles as the rules say", () => {
    const printed = rows(KEY, "question_cards").map(({ id, kind, yes }) => [id, [kind, yes!.split(" ")]]);

    expect(ASKED).toEqual(Object.fromEntries(printed));
  });

  it("have their words in the rule book", () => {
    expect(told(KEY, "en", ruleOf("DA"))).toMatch(/^Dog/);
  });
});
