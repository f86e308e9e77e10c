// Where each rule book says what a card does: a right click or a long press on a card opens it there.
import type { Game } from "../art/shelf";

interface Place {
  paragraph: string;
  about: string; // how the row, the item or the paragraph about the card begins
}

const TRICK_CARDS: Record<string, string> = { C: "treasure / robber", R: "treasure / robber", W: "werewolf", F: "fortune-teller", D: "dagger", B: "traitor" };
const ROLES: Record<string, string> = { S: "sheep", D: "dog", H: "hunter", B: "boy", W: "wolf" };

/** What is special about a floor: its colour, its basement, its roof, its second number. */
function floor(card: string): Place {
  const number = Number(card.slice(1));
  if (number <= 3) return { paragraph: "3.3", about: "Basements:" };
  if (number === 7 || number >= 13) return { paragraph: "3.5", about: "The roof" };
  if (number === 9 || number === 10) return { paragraph: "3.3", about: "A dual card" };
  if (number === 11 || number === 12) return { paragraph: "1.7", about: `roof ${number}` };
  return { paragraph: "3.3", about: card.startsWith("w") ? "A white card" : "Upper floors" };
}

const PLACES: Record<Game, (card: string) => Place> = {
  "wolf-and-hound": (card) => (/[MB]$/.test(card) ? { paragraph: "3.9", about: "" } : { paragraph: "3.6", about: "M1 – who moves." }),
  "werewolves-and-robbers": (card) => ({ paragraph: "1.5", about: TRICK_CARDS[card[0]!] ?? "" }),
  woof: (card) => (card.startsWith("Q") ? { paragraph: "1.4", about: card } : { paragraph: "1.1", about: ROLES[card[0]!] ?? "" }),
  "three-little-wolves": (card) =>
    card.startsWith("bbp") ? { paragraph: "1.6", about: card } : floor(card),
};

/** The rule of a card; of one that lies face down, the rule of all. */
export const ruleOf = (game: Game, card: string): Place => PLACES[game](card);

/** The card under this press, "" if it lies face down; the menu key presses the button that holds it. */
export function cardUnder(event: Event): string | null {
  const target = event.target as Element;
  const found = target.closest<HTMLElement>("[data-face]") ?? target.closest("button")?.querySelector<HTMLElement>("[data-face]");
  return found?.dataset.face ?? null;
}
