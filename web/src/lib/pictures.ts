// The cards of a rule book's worked examples.
const GAP = /[\s,]+/;

/** The cards of a position, if a text is nothing but their names: "C8, R12, C15". */
export function cardsOf(text: string, isCard: (word: string) => boolean): string[] {
  const words = text.trim().split(GAP);
  return words.length > 1 && words.every(isCard) ? words : [];
}
