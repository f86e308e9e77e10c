// The cards that stand beside the sections of a rule book, and those of its worked examples.
import type { Game } from "../art/shelf";

export const PICTURES: Record<Game, Record<string, string[]>> = {
  "wolf-and-hound": {
    "1.3": ["B1", "B2", "B3", "B4", "W1", "W2", "W3", "W4"],
    "1.4": ["wolf_01", "hound_01", "sheep_01", "extra_01", "designer_01"],
    "3.6": ["meta_01", "meta_01/back", "meta_02", "meta_02/back"],
    "3.7": ["designer_02_1", "designer_02_2", "designer_02_3", "designer_02_3/back"],
    "3.8": ["extra_01", "designer_02_3/back", "extra_02"],
    "3.9": ["B1M", "B2M", "B3M", "W1B", "W2B", "W3B"],
  },
  "werewolves-and-robbers": {
    "1.1": ["C8", "R12", "W1", "F1", "D1", "B1"],
    "1.5": ["C8", "R12", "W1", "F1", "D1", "B1"],
    "2.3": ["W1", "W2", "B1"],
    "3.4": ["W1", "F1", "D1", "B1"],
    "5.1": ["C10", "R10", "W1", "D1"],
  },
  woof: {
    "1.2": ["S1", "D1", "H1", "BQ", "W1"],
    "1.4": ["QA", "QB", "QC", "QD", "QE"],
    "3.3": ["SA", "DA", "HA", "BA", "W1"],
  },
  "three-little-wolves": {
    "1.2": ["r1", "y4", "g7", "w11", "r14"],
    "1.6": ["bbp_left", "bbp_right", "bbp_wolf"],
    "3.3": ["r1", "r2", "r3", "w9"],
    "3.5": ["r7", "y13", "g14"],
  },
};

const GAP = /[\s,]+/;

/** The cards of a position, if a text is nothing but their names: "C8, R12, C15". */
export function cardsOf(text: string, isCard: (word: string) => boolean): string[] {
  const words = text.trim().split(GAP);
  return words.length > 1 && words.every(isCard) ? words : [];
}
