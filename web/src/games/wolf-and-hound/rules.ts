import type { RulePlace } from "../../lib/markdown";

/** Both sides of an animal card have one rule. */
export const ruleOf = (card: string): RulePlace => ({ paragraph: "3.6", about: card.split("/")[0] || null });
