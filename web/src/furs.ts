// People are cats: the fur goes by the name, so that one knows them again.
export const FURS = ["ginger", "grey", "white", "black", "brown"] as const;
export type Fur = (typeof FURS)[number];

export function furOf(name: string): Fur {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return FURS[sum % FURS.length]!;
}
