// What is public about the number cards. `cards.test.ts` holds the counts to the rules' table.
import type { Drawn } from "./view";

/** How many there are of each colour and value; meat and bone replace plain cards. */
export const COPIES: Record<string, number> = { B1: 4, B2: 4, B3: 5, B4: 3, W1: 4, W2: 4, W3: 4, W4: 4 };

const kind = (card: string): string => card.slice(0, 2);

/** Of each kind, the cards that are neither played, nor turned up, nor in the viewer's hand. */
export function unplayed({ pastures, candidate, you }: Drawn): Record<string, number> {
  const counts = { ...COPIES };
  const seen = pastures.flatMap(({ seat, played, hand }) => [...played, ...(seat === you ? (hand ?? []) : [])]);
  for (const card of [...seen, ...(candidate ? [candidate] : [])]) counts[kind(card)]! -= 1;
  return counts;
}
