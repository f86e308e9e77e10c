// Where each rule book says what its cards do: a right click or a long press on a card opens it there.
import type { Game } from "../art/shelf";

export const CARD_RULES: Record<Game, string> = {
  "wolf-and-hound": "3.6",
  "werewolves-and-robbers": "3.4",
  woof: "1.1",
  "three-little-wolves": "3.3",
};

/** Is there a card under this press? The menu key presses the button that holds it. */
export function onCard(event: Event): boolean {
  const target = event.target as Element;
  return Boolean(target.closest(".card") ?? target.closest("button")?.querySelector(".card"));
}
