import type { RulePlace } from "../../lib/markdown";

const ROLES: Record<string, string> = { S: "sheep", D: "dog", H: "hunter", B: "boy", W: "wolf" };

export const ruleOf = (card: string): RulePlace =>
  card.startsWith("Q") ? { paragraph: "1.4", about: card } : { paragraph: "1.1", about: ROLES[card[0]!] ?? null };
