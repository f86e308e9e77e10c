import type { RulePlace } from "../../lib/markdown";

/** A floor has the rule of its number, whatever its colour. */
export const ruleOf = (card: string): RulePlace =>
  card.startsWith("bbp") ? { paragraph: "1.6", about: card } : { paragraph: "1.2", about: card.slice(1) || null };
