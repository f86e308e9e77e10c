import type { RulePlace } from "../../table/contract";

export const pictures = {
  "1.3": ["B1", "B2", "B3", "B4", "W1", "W2", "W3", "W4"],
  "1.4": ["wolf_01", "hound_01", "sheep_01", "extra_01", "designer_01"],
  "3.6": ["meta_01", "meta_01/back", "meta_02", "meta_02/back"],
  "3.7": ["designer_02_1", "designer_02_2", "designer_02_3", "designer_02_3/back"],
  "3.8": ["extra_01", "designer_02_3/back", "extra_02"],
  "3.9": ["B1M", "B2M", "B3M", "W1B", "W2B", "W3B"],
};

export const ruleOf = (card: string): RulePlace =>
  /[MB]$/.test(card) ? { paragraph: "3.9", about: "" } : { paragraph: "3.6", about: "M1 – who moves." };
