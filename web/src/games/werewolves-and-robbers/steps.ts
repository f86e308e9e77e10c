// What happens, one event after another. Who leads, what was led and how strong a card is, the events of a running trick do not
// say: it is left out ("" or null) until the server's view says it.
import type { GameEvent, View } from "../../net/types";
import type { Taker, Trick, WerewolvesAndRobbersView } from "./view";

type Shown = WerewolvesAndRobbersView;

const at = (view: Shown, seat: unknown, change: (taker: Taker) => Partial<Taker>): Shown => ({
  ...view,
  seats: view.seats.map((taker) => (taker.seat === seat ? { ...taker, ...change(taker) } : taker)),
});

/** Cards lie there unjudged: how strong they are depends on those that came after. The suit led stays the suit led. */
const unjudged = (old: Trick | null, seat: string, card: string): Trick => ({
  cards: [...(old?.cards ?? []).map((one) => ({ ...one, side: "", rank: 0 })), { seat, card, side: "", rank: 0 }],
  finished: false,
  led: old?.led ?? null,
  winner: "",
  why: "",
});

/** Lay a card on the trick; a new trick begins on an empty table. What the server shows next may judge it already. */
function lay(view: Shown, event: GameEvent, after: Shown | null): Shown {
  const [seat, card] = [event.seat as string, event.card as string];
  const trick = unjudged(view.trick?.finished ? null : view.trick, seat, card);
  const judged = after?.trick && !after.trick.finished && String(after.trick.cards.map((one) => one.card)) === String(trick.cards.map((one) => one.card));
  const laid = { ...view, turn: null, verdicts: [], trick: judged ? after.trick : trick, played: view.played && [...view.played, card] };
  return at(laid, seat, ({ hand, held }) => ({ held: held - 1, hand: hand?.filter((one) => one !== card) ?? null }));
}

function takeChip(view: Shown, { seat, chip }: GameEvent): Shown {
  const left = view.chips && { ...view.chips, [chip as string]: view.chips[chip as "werewolf" | "traitor"] - 1 };
  return at({ ...view, chips: left }, seat, ({ chips }) => ({ chips: [...chips, chip as string] }));
}

function value(view: Shown, { seat, side, rank }: GameEvent): Shown {
  const cards = view.trick?.cards.map((one) => (one.seat === seat ? { ...one, side: side as string, rank: rank as number } : one));
  return view.trick && cards ? { ...view, trick: { ...view.trick, cards } } : view;
}

function take(view: Shown, { seat, led, cards }: GameEvent): Shown {
  const won = at(view, seat, ({ captured }) => ({ captured: captured + (cards as number) }));
  return won.trick ? { ...won, trick: { ...won.trick, led: led as string | null, winner: seat as string, finished: true } } : won;
}

/** New hands, of which the event says only how many cards they have. */
function deal(view: Shown, { game, dealer, hand, undealt }: GameEvent): Shown {
  const fresh = { held: hand as number, hand: null, role: null, team: null, captured: 0, pile: null, chips: [] };
  return {
    ...view,
    game_number: game as number,
    dealer: dealer as string,
    turn: null,
    trick: null,
    trick_number: 1,
    verdicts: [],
    chips: null,
    played: view.played && [],
    set_aside: null,
    set_aside_count: undealt as number,
    seats: view.seats.map((taker) => ({ ...taker, ...fresh })),
  };
}

const STEPS: Record<string, (view: Shown, event: GameEvent, after: Shown | null) => Shown> = {
  dealt: deal,
  card_played: lay,
  chip_taken: takeChip,
  card_valued: value,
  trick_won: take,
  game_points: (view, { seat, points }) => at(view, seat, () => ({ game_points: points as number })),
  set_aside_shown: (view, { card }) => ({ ...view, set_aside: card as string }),
};

export const step = (view: View, event: GameEvent, after: View | null = null): View =>
  STEPS[event.event]?.(view as Shown, event, after as Shown | null) ?? view;

const BEATS: Record<string, number> = { card_played: 2.2, chip_taken: 2, trick_won: 3, personal_score: 2, game_scored: 3, set_aside_shown: 2 };
const HOLDS: Record<string, number> = { card_played: 600, chip_taken: 900, trick_won: 1800, personal_score: 1000, game_scored: 1800, set_aside_shown: 1000 };

export const beats = (event: GameEvent): number => BEATS[event.event] ?? 0;

export const hold = (event: GameEvent): number => HOLDS[event.event] ?? 0;
