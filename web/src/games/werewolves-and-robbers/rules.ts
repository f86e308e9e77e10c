import type { RulePlace } from "../../table/contract";

export const pictures = {
  "1.1": ["C8", "R12", "W1", "F1", "D1", "B1"],
  "1.5": ["C8", "R12", "W1", "F1", "D1", "B1"],
  "2.3": ["W1", "W2", "B1"],
  "3.4": ["W1", "F1", "D1", "B1"],
  "5.1": ["C10", "R10", "W1", "D1"],
};

const ROWS: Record<string, string> = { C: "treasure / robber", R: "treasure / robber", W: "werewolf", F: "fortune-teller", D: "dagger", B: "traitor" };

export const ruleOf = (card: string): RulePlace => ({ paragraph: "1.5", about: ROWS[card[0]!] ?? "" });
