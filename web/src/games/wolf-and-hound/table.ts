import type { GameEvent, View } from "../../net/types";
import type { Asked, TableProps } from "../../table/contract";
import { t } from "../../words/index.svelte";
import { isHeading, sayEvent } from "../../words/say";
import Aside from "./Aside.svelte";
import Hand from "./Hand.svelte";
import Scene from "./Scene.svelte";
import Stage from "./Stage.svelte";
import type { Drawn, DrawnAnimal, WolfAndHoundView } from "./view";

export { Aside, Hand, Scene, Stage };

export const asideTitle = "wolf-and-hound-table-aside";

type Pasture = WolfAndHoundView["pastures"][number];

/** The view with one pasture changed. */
const at = (view: Drawn, seat: unknown, change: (pasture: Pasture) => Partial<Pasture>): Drawn => ({
  ...view,
  pastures: view.pastures.map((pasture) => (pasture.seat === seat ? { ...pasture, ...change(pasture) } : pasture)),
});

const withAnimal = (view: Drawn, event: GameEvent, change: Partial<DrawnAnimal>): Drawn => ({
  ...view,
  animals: view.animals.map((one) => (one.animal === event.animal ? { ...one, ...change } : one)),
});

const without = (hand: string[] | null, card: unknown): string[] | null => {
  const i = hand?.indexOf(card as string) ?? -1;
  return hand && i >= 0 ? hand.toSpliced(i, 1) : hand;
};

const piled = <Pile extends { count: number } | null>(pile: Pile, more: number): Pile => pile && { ...pile, count: Math.max(0, pile.count + more) };
const numbers = (view: Drawn, more: number): Drawn => ({ ...view, number_deck: piled(view.number_deck, more) });
const blind = (view: Drawn, seat: unknown, more: number): Drawn => at(view, seat, ({ deck }) => ({ deck: piled(deck, more) }));

export function step(before: View, event: GameEvent): View {
  const view = before as Drawn;
  switch (event.event) {
    case "dealt":
      return dealt(view);
    case "turn_began":
      return { ...view, current: event.seat as string, turn: event.turn as number, card: null, candidate: null, exchanged: false, threes_barred: false, skipped: false };
    case "sheep_lost":
    case "sheep_gained":
      return at(view, event.seat, ({ cap }) => ({ sheep: event.left as number, forest: cap - (event.left as number) }));
    case "turn_skipped":
      return { ...view, skipped: true };
    case "threes_barred":
      return { ...view, threes_barred: true };
    case "card_turned_up": {
      const from = view.number_deck.count ? numbers(view, -1) : blind(view, event.seat, -1);
      return { ...from, candidate: event.card as string };
    }
    case "exchanged": // the card that was turned up goes under the dummy's deck
      return { ...view, candidate: event.for as string, exchanged: true };
    case "card_put_back":
      if (event.onto === "number_deck") return { ...numbers(view, 1), candidate: null };
      return view.exchanged ? view : { ...blind(view, event.seat, 1), candidate: null };
    case "card_played":
      return at({ ...view, card: event.card as string, candidate: null }, event.seat, ({ played, hand, held, dummy }) => ({
        played: [...played, event.card as string],
        hand: without(hand, event.card),
        held: dummy ? held : Math.max(0, held - 1),
      }));
    case "card_drawn":
      return at(numbers(view, -1), event.seat, ({ hand, held }) => ({
        held: held + 1,
        hand: hand && event.card ? [...hand, event.card as string].sort() : hand,
      }));
    case "animal_walked":
      return withAnimal(view, event, { place: event.to as string });
    case "animal_flipped":
      return withAnimal(view, event, { face: event.face as string, turned: true });
    case "final_round":
      return { ...view, final_round: true };
  }
  return view;
}

/** New cards, of which nothing is said yet: sheep and animals are where they begin. */
const dealt = (view: Drawn): Drawn => ({
  ...view,
  dealing: true,
  final_round: false,
  pastures: view.pastures.map((pasture) => ({ ...pasture, sheep: pasture.cap, forest: 0, played: [], hand: null })),
});

const BEATS: Record<string, number> = {
  turn_began: 0.6,
  sheep_lost: 2,
  sheep_gained: 2,
  nothing_changed: 1.5,
  turn_skipped: 2,
  threes_barred: 1.5,
  card_turned_up: 2,
  exchanged: 2,
  card_put_back: 1.5,
  card_played: 1.6,
  card_shown: 1.5,
  nothing_played: 1.5,
  card_drawn: 0.6,
  animal_flipped: 1.6,
  final_round: 2,
  game_won: 3,
};

export function beats(event: GameEvent): number {
  if (event.event === "animal_walked") return 0.6 + 0.7 * Math.abs(event.steps as number);
  return BEATS[event.event] ?? 0;
}

const HOLD: Record<string, number> = {
  sheep_lost: 1400,
  sheep_gained: 1400,
  turn_skipped: 1400,
  threes_barred: 1200,
  card_turned_up: 1200,
  exchanged: 1400,
  card_put_back: 1200,
  card_played: 700,
  card_shown: 700,
  nothing_played: 1200,
  animal_walked: 700,
  animal_flipped: 1000,
  final_round: 1800,
  game_won: 2000,
};

export const hold = (event: GameEvent): number => HOLD[event.event] ?? 0;

/** Which lap it is, and what is special about it. */
export function progress(before: View): string {
  const view = before as Drawn;
  return [
    t("wolf-and-hound-table-lap", { lap: Math.max(1, Math.ceil(view.turn / view.pastures.length)) }),
    view.final_round ? t("wolf-and-hound-table-final-round") : "",
    view.match ? t("wolf-and-hound-table-score", { blue: view.match.blue, yellow: view.match.yellow }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

const PLAIN = ["card_played", "card_drawn"]; // goes without saying

export function asked(props: TableProps): Partial<Asked> {
  const view = props.view as Drawn;
  const { game, names, picked, foreseen } = props;
  if (props.decision?.kind === "play" && picked && foreseen) {
    const told = foreseen.filter((event) => !PLAIN.includes(event.event) && !isHeading(game, event)).map((event) => sayEvent(game, event, names));
    return { words: told.join(t("sentence-gap")) || t("wolf-and-hound-no-effect") };
  }
  if (props.decision?.kind === "exchange" && view.candidate)
    return { question: t("wolf-and-hound-table-call", { card: t(`wolf-and-hound-card-${view.candidate}`), seat: props.names[view.current] ?? view.current }), deed: t("wolf-and-hound-table-do") };
  if (props.decision?.kind === "play" && view.threes_barred) return { question: t("wolf-and-hound-table-no-threes") };
  return {};
}

/** The sheep of the two teams. */
export function lines(before: View): Record<string, number> {
  const { pastures } = before as WolfAndHoundView;
  const sheep = (team: string) => pastures.filter((pasture) => pasture.team === team).reduce((sum, { sheep }) => sum + sheep, 0);
  return { "team-blue": sheep("blue"), "team-yellow": sheep("yellow") };
}
