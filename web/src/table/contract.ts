// What a game's table is given, and what it gives.
import { getContext, setContext, type Component } from "svelte";
import type { Book, Drawing } from "../art/book";
import type { RulePlace } from "../lib/markdown";
import type { Foreseen, GameEvent, GameLine, Question, View } from "../net/types";
import type { Names } from "../words/say";
import type { Staging } from "./player.svelte";

/** Props of a game's Table.svelte. It draws the view and offers the moves; it knows no rules. */
export interface TableProps<V = View> {
  view: V;
  game: GameLine;
  names: Names; // by seat, as the reader says it
  you: string | null; // the seat through whose eyes this is
  below?: string; // the seat that is drawn nearest, if it is not that one
  decision: Question | null;
  moves: string[]; // what the viewed seat may choose now, in the notation
  choice: string | null; // its choice in a decision that is still open
  picked: string | null; // the move that is being looked at
  foreseen: GameEvent[] | null; // what the picked move will surely do
  preview?: Foreseen["preview"]; // and how things would stand then
  happening: GameEvent | null; // what is being shown just now
  over: boolean;
}

/** Props of what chooses an option from pictures. */
export interface PickerProps<Value> {
  game: GameLine;
  value: Value;
  choose: (value: unknown) => void;
}

/** What the folder of a game offers. The heavy parts are fetched when they are first wanted. */
export interface GameModule {
  key: string; // the server's name for it, and the folder's
  cover(): Promise<{ cover: Drawing }>;
  art(): Promise<{ book: Book }>;
  table(): Promise<GameTable>;
  /** The rule of a card: a right click or a long press opens it. Of one that lies face down, "", the rule of all. */
  ruleOf(card: string): RulePlace;
  /** What chooses an option, by its name, where the form has nothing that would do. */
  pickers?: Record<string, () => Promise<{ default: Component<PickerProps<never>> }>>;
}

export interface GameTable extends Staging {
  Table: Component<TableProps<never>>;
  /** The score sheet at the end, if the table itself does not show it. */
  Sheet?: Component<TableProps<never>>;
  /** Are all moves to be listed below the table, because it cannot offer them itself? */
  listsMoves?: boolean;
  /** What the plot at the end follows, by line: sheep of a team, points, heights. */
  lines?(view: View): Record<string, number>;
}

/** How a table offers its moves: look at one first, then play it. */
export interface Hands {
  pick(move: string | null): void;
  play(move: string): void;
  readonly picked: string | null;
  /** Open the rule book where it says what this section does, or what it says of this component. */
  rule(paragraph: string, about?: string | null): void;
  /** Say why a move is not allowed. */
  why(move: string): void;
}

const KEY = Symbol("hands");

export const giveHands = (hands: Hands) => setContext(KEY, hands);
export const takeHands = () => getContext<Hands>(KEY);

/**
 * Handlers that make an element offer a move: hovering or focusing shows what it does; a click, Enter, or on a
 * touch screen the second tap plays what is shown. A mouse at rest, under which a card comes to lie, shows nothing.
 * Spread onto a button: `<button {...offer(hands, "B3")}>`.
 */
export function offer(hands: Hands, move: string) {
  let known = false; // was it being looked at before this press?
  return {
    onpointermove: (event: PointerEvent) => event.pointerType === "mouse" && hands.pick(move),
    onpointerdown: (event: PointerEvent) => (known = event.pointerType === "mouse" || hands.picked === move),
    onfocus: () => hands.pick(move),
    onclick: (event: MouseEvent) => {
      const byKey = event.detail === 0;
      if (known || (byKey && hands.picked === move)) hands.play(move);
      else hands.pick(move);
      known = false;
    },
  };
}
