import type { RulePlace } from "../../lib/markdown";

/** All cards of a suit have one rule, every special card its own. */
export const ruleOf = (card: string): RulePlace => ({ paragraph: "1.5", about: /^[CR]/.test(card) ? card[0]! : card });
