// How the table changes with each event while it is being told: for drawing only.
import type { GameEvent, View } from "../../net/types";
import { countStoreys, type Builder, type Tower } from "./place";
import type { ThreeLittleWolvesView } from "./view";

type Table = ThreeLittleWolvesView;

/** The view with one builder changed. */
const at = (view: Table, seat: unknown, change: (builder: Builder) => Partial<Builder>): Table => ({
  ...view,
  builders: view.builders.map((builder) => (builder.seat === seat ? { ...builder, ...change(builder) } : builder)),
});

/** The view with one house changed, and its height counted again. */
const house = (view: Table, seat: unknown, name: unknown, change: (tower: Tower) => Partial<Tower>): Table =>
  at(view, seat, ({ houses }) => ({ houses: houses.map((tower) => (tower.name === name ? counted({ ...tower, ...change(tower) }) : tower)) }));

const counted = (tower: Tower): Tower => ({ ...tower, height: countStoreys(tower) });

const named = (seat: string, name: string) => ({ house: `${seat}.${name}`, name, colour: name.startsWith("white") ? null : name });

/** A card leaves a hand, or Smokey's place beside the pile. */
const spend = (view: Table, seat: unknown, card: unknown): Table =>
  at({ ...view, smokey_card: view.smokey_card === card ? null : view.smokey_card }, seat, ({ hand, held, choice }) => ({
    hand: hand?.filter((one) => one !== card) ?? null,
    held: Math.max(0, held - 1),
    choice: choice === card ? null : choice,
  }));

const draw = (view: Table): Table => ({ ...view, draw_pile: { ...view.draw_pile, count: Math.max(0, view.draw_pile.count - 1) } });

const floor = (event: GameEvent) => ({ card: event.card as string, value: event.value as number, other_value: false });

function begin(view: Table, event: GameEvent): Table {
  const tower: Tower = {
    ...named(event.seat as string, event.house as string),
    floors: [floor(event)],
    roof_floors: 1,
    basements: [],
    height: 1,
    rooms: 1,
    wolves: [],
    token: null,
    fate: null,
  };
  return at(view, event.seat, ({ houses }) => ({ houses: [...houses, counted(tower)] }));
}

const rank = (card: string) => "rygw".indexOf(card[0]!) * 100 + Number(card.slice(1));

const receive = (view: Table, seat: unknown, card: unknown): Table =>
  at(view, seat, ({ hand, held }) => ({
    held: held + 1,
    hand: hand && card ? [...hand, card as string].sort((one, other) => rank(one) - rank(other)) : hand,
  }));

export function step(before: View, event: GameEvent): View {
  const view = before as Table;
  switch (event.event) {
    case "turn_began":
      return { ...view, current: event.seat as string };
    case "house_begun":
      return begin(spend(view, event.seat, event.card), event);
    case "floor_built":
      return house(spend(view, event.seat, event.card), event.seat, event.house, ({ floors }) => ({ floors: [...floors, floor(event)] }));
    case "basement_built":
      return house(spend(view, event.seat, event.card), event.seat, event.house, ({ basements }) => ({
        basements: [...basements, { card: event.card as string, level: event.level as number }],
      }));
    case "colour_fixed":
      return house(view, event.seat, event.house, () => named(event.seat as string, event.becomes as string));
    case "discarded":
      return { ...spend(view, event.seat, event.card), discard: [...view.discard, event.card as string] };
    case "wolf_moved_in":
      return house(
        at(view, event.seat, ({ wolves_left }) => ({ wolves_left: wolves_left.filter((wolf) => wolf !== event.wolf) })),
        event.owner,
        event.house,
        ({ wolves }) => ({ wolves: [...wolves, { seat: event.seat as string, wolf: event.wolf as number }] }),
      );
    case "card_drawn":
      return receive(draw(view), event.seat, event.card);
    case "card_turned_up":
      return { ...draw(view), smokey_card: event.card as string };
    case "pig_arrived":
    case "pig_waits":
      return { ...draw(view), pigs: [...view.pigs, { card: event.card as string, resolved: false }] };
    case "token_placed":
      return house(view, event.owner, event.house, () => ({ token: event.token as number }));
    case "card_passed":
      return receive(spend(view, event.seat, event.card), event.to, event.card);
    case "moustache_passed":
      return { ...view, builders: view.builders.map((builder) => ({ ...builder, moustache: builder.seat === event.to })) };
    case "final_rounds":
      return { ...view, turns_left: event.turns as number };
    case "endgame_began":
      return { ...view, endgame: true };
    case "house_demolished":
      return house({ ...view, over: true }, event.seat, event.house, () => ({ fate: "falls" }));
    case "tallest_house":
      return house(view, event.seat, event.house, () => ({ fate: "tallest" }));
  }
  return view;
}

const BEATS: Record<string, number> = {
  house_begun: 2,
  floor_built: 2,
  basement_built: 2,
  discarded: 1.5,
  wolf_moved_in: 2.5,
  card_drawn: 0.6,
  card_turned_up: 2,
  pig_arrived: 4,
  pig_waits: 3,
  token_placed: 2.5,
  token_lost: 1.5,
  card_passed: 1.2,
  moustache_passed: 1.5,
  final_rounds: 2.5,
  endgame_began: 2.5,
  pick_revealed: 1.5,
  house_demolished: 2.5,
  tallest_house: 2,
};

export const beats = (event: GameEvent): number => BEATS[event.event] ?? 0;

const SHOWN = new Set(["house_begun", "floor_built", "basement_built", "colour_fixed", "discarded", "wolf_moved_in", "token_placed"]);

/** The table as it would be after what is foreseen. */
export const foretell = (view: Table, foreseen: GameEvent[]): Table =>
  foreseen.filter(({ event }) => SHOWN.has(event)).reduce<View>(step, view) as Table;
