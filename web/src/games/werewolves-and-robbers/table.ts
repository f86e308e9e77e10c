import type { GameEvent, View } from "../../net/types";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import type { WerewolvesAndRobbersView } from "./view";

export { Sheet, Table };

type Taker = WerewolvesAndRobbersView["seats"][number];

const at = (view: WerewolvesAndRobbersView, seat: unknown, change: (taker: Taker) => Partial<Taker>): WerewolvesAndRobbersView => ({
  ...view,
  seats: view.seats.map((taker) => (taker.seat === seat ? { ...taker, ...change(taker) } : taker)),
});

/** Lay a card on the trick; a new trick begins on an empty table. Strengths come with the next view. */
function lay(view: WerewolvesAndRobbersView, event: GameEvent): WerewolvesAndRobbersView {
  const [seat, card] = [event.seat as string, event.card as string];
  const old = view.trick && !view.trick.finished ? view.trick : null;
  const cards = [...(old?.cards ?? []), { seat, card, side: "", rank: 0 }];
  const trick = { led: null, winner: seat, why: "", ...old, cards, finished: cards.length === view.seats.length };
  return at({ ...view, trick }, seat, ({ hand, held }) => ({ held: held - 1, hand: hand?.filter((one) => one !== card) ?? null }));
}

export function step(before: View, event: GameEvent): View {
  const view = before as WerewolvesAndRobbersView;
  switch (event.event) {
    case "dealt":
      return { ...view, trick: null, game_number: event.game as number, dealer: event.dealer as string };
    case "card_played":
      return lay(view, event);
    case "chip_taken":
      return at(view, event.seat, ({ chips }) => ({ chips: [...chips, event.chip as string] }));
    case "card_valued": {
      const cards = view.trick?.cards.map((one) =>
        one.seat === event.seat ? { ...one, side: event.side as string, rank: event.rank as number } : one,
      );
      return view.trick && cards ? { ...view, trick: { ...view.trick, cards } } : view;
    }
    case "trick_won": {
      const won = at(view, event.seat, ({ captured }) => ({ captured: captured + (event.cards as number) }));
      return won.trick ? { ...won, trick: { ...won.trick, winner: event.seat as string, finished: true } } : won;
    }
  }
  return view;
}

const BEATS: Record<string, number> = { card_played: 1.6, chip_taken: 1.5, card_valued: 0.5, trick_won: 3, personal_score: 1.5, game_scored: 3 };

export const beats = (event: GameEvent): number => BEATS[event.event] ?? 0;

/** The game points of a match. */
export function lines(view: View): Record<string, number> {
  return Object.fromEntries((view as WerewolvesAndRobbersView).seats.map(({ seat, game_points }) => [seat, game_points]));
}
