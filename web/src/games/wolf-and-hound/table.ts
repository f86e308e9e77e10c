import type { GameEvent, View } from "../../net/types";
import Table from "./Table.svelte";
import type { WolfAndHoundView } from "./view";

export { Table };

type Pasture = WolfAndHoundView["pastures"][number];

/** The view with one pasture changed. */
const at = (view: WolfAndHoundView, seat: unknown, change: (pasture: Pasture) => Partial<Pasture>): WolfAndHoundView => ({
  ...view,
  pastures: view.pastures.map((pasture) => (pasture.seat === seat ? { ...pasture, ...change(pasture) } : pasture)),
});

const without = (hand: string[] | null, card: unknown): string[] | null => {
  const i = hand?.indexOf(card as string) ?? -1;
  return hand && i >= 0 ? hand.toSpliced(i, 1) : hand;
};

export function step(before: View, event: GameEvent): View {
  const view = before as WolfAndHoundView;
  switch (event.event) {
    case "turn_began":
      return { ...view, current: event.seat as string, turn: event.turn as number, card: null };
    case "sheep_lost":
    case "sheep_gained":
      return at(view, event.seat, ({ cap }) => ({ sheep: event.left as number, forest: cap - (event.left as number) }));
    case "card_turned_up":
      return { ...view, candidate: event.card as string };
    case "card_played":
      return at({ ...view, card: event.card as string, candidate: null }, event.seat, ({ played, hand, held }) => ({
        played: [...played, event.card as string],
        hand: without(hand, event.card),
        held: Math.max(0, held - 1),
      }));
    case "card_drawn":
      return at(view, event.seat, ({ hand, held }) => ({
        held: held + 1,
        hand: hand && event.card ? [...hand, event.card as string].sort() : hand,
      }));
    case "animal_walked":
      return { ...view, animals: view.animals.map((one) => (one.animal === event.animal ? { ...one, place: event.to as string } : one)) };
    case "animal_flipped":
      return { ...view, animals: view.animals.map((one) => (one.animal === event.animal ? { ...one, face: event.face as string } : one)) };
  }
  return view;
}

const BEATS: Record<string, number> = {
  turn_began: 0.6,
  sheep_lost: 2,
  sheep_gained: 2,
  turn_skipped: 2,
  threes_barred: 1.5,
  card_turned_up: 2,
  exchanged: 2,
  card_played: 1.6,
  card_shown: 1.5,
  animal_flipped: 1.6,
  final_round: 2,
};

export function beats(event: GameEvent): number {
  if (event.event === "animal_walked") return 0.6 + 0.7 * Math.abs(event.steps as number);
  return BEATS[event.event] ?? 0;
}

/** The sheep of the two teams. */
export function lines(before: View): Record<string, number> {
  const { pastures } = before as WolfAndHoundView;
  const sheep = (team: string) => pastures.filter((pasture) => pasture.team === team).reduce((sum, { sheep }) => sum + sheep, 0);
  return { "team-blue": sheep("blue"), "team-yellow": sheep("yellow") };
}
