import type { RulePlace } from "../../table/contract";

export const pictures = {
  "1.2": ["r1", "y4", "g7", "w11", "r14"],
  "1.6": ["bbp_left", "bbp_right", "bbp_wolf"],
  "3.3": ["r1", "r2", "r3", "w9"],
  "3.5": ["r7", "y13", "g14"],
};

/** What is special about a floor: its colour, its basement, its roof, its second number. */
function floor(card: string): RulePlace {
  const number = Number(card.slice(1));
  if (number <= 3) return { paragraph: "3.3", about: "Basements:" };
  if (number === 7 || number >= 13) return { paragraph: "3.5", about: "The roof" };
  if (number === 9 || number === 10) return { paragraph: "3.3", about: "A dual card" };
  if (number === 11 || number === 12) return { paragraph: "1.7", about: `roof ${number}` };
  return { paragraph: "3.3", about: card.startsWith("w") ? "A white card" : "Upper floors" };
}

export const ruleOf = (card: string): RulePlace => (card.startsWith("bbp") ? { paragraph: "1.6", about: card } : floor(card));
