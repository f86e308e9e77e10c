import type { RulePlace } from "../../table/contract";

export const pictures = {
  "1.2": ["S1", "D1", "H1", "BQ", "W1"],
  "1.4": ["QA", "QB", "QC", "QD", "QE"],
  "3.3": ["SA", "DA", "HA", "BA", "W1"],
};

const ROLES: Record<string, string> = { S: "sheep", D: "dog", H: "hunter", B: "boy", W: "wolf" };

export const ruleOf = (card: string): RulePlace =>
  card.startsWith("Q") ? { paragraph: "1.4", about: card } : { paragraph: "1.1", about: ROLES[card[0]!] ?? "" };
