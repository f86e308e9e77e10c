// What a game gives to the frame (Frame.svelte), and what it is given. See "The table" in web/README.md.
import { getContext, setContext, type Component } from "svelte";
import type { Book, Drawing } from "../art/book";
import type { RulePlace } from "../lib/markdown";
import type { Foreseen, GameEvent, GameLine, News, Place, Question, View } from "../net/types";
import { animates, settings } from "../settings.svelte";
import type { Names } from "../words/say";
import type { Staging } from "./player.svelte";

/** What has been taken up before the move is whole, by the game's own words: a card without a place, a question without a seat. */
export type Draft = Record<string, string | null>;

/** Props of a game's Scene, Stage, Hand and Aside. They draw the view and offer the moves; they know no rules. */
export interface TableProps<V = View> {
  view: V;
  game: GameLine;
  names: Names; // by seat, as the reader says it
  you: string | null; // the seat through whose eyes this is
  below?: string; // the seat that is drawn nearest, if it is not that one
  decision: Question | null;
  moves: string[]; // what the viewed seat may choose now, in the notation
  choice: string | null; // its choice in a decision that is still open
  picked: string | null; // the move that is being looked at: lifted, or only under the mouse
  lifted?: boolean; // is it lifted? otherwise draw its preview more lightly
  draft?: Draft;
  foreseen: GameEvent[] | null; // what the picked move will surely do
  preview?: Foreseen["preview"]; // and how things would stand then
  happening: GameEvent | null; // what is being shown just now
  told?: News[]; // what has been shown, the newest last
  over: boolean;
  seats?: Place[]; // who sits where, for the plates; an example has nobody
  clock?: { now: number; seconds: number | null }; // the server's time, and how long a decision may take
}

/** What the prompt says of the picked move, where the game says it better than its events do. */
export interface Asked {
  title: string; // "Black 1"
  words: string; // what it will do
  deed: string; // on the button: "Play", "Ask Bruno", "Build"
  question: string; // while nothing is picked: "Whom do you ask?"
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
  /** The ground, drawn behind everything to all four edges. */
  Scene?: Component<TableProps<never>>;
  /** The board, in what the bar and the dock leave: `100cqw` × `100cqh` are its size, `@container table` the page's. */
  Stage?: Component<TableProps<never>>;
  /** The viewer's hand, in the reserved row of the dock: `100cqw` × `100cqh`. Its controls are buttons in `.hand`. */
  Hand?: Component<TableProps<never>>;
  /** What is worth a look but no decision needs: recap, notebook, heights. */
  Aside?: Component<TableProps<never>>;
  asideTitle?: string; // the id of its name, for its tab
  asideIn?: "dock" | "drawer"; // beside the hand where there is room (usual), or always in the drawer
  /** A row beside the prompt (up to five cards), or the whole width, two rows on a phone (six and more, tiles). */
  hand?: "row" | "wide";
  /** Everything on one scrolling board: for games that have no Stage. */
  Table?: Component<TableProps<never>>;
  /** Where the game is, beside its title: "Trick 2 of 9". */
  progress?(view: View): string;
  /** What this seat wants, in one line; otherwise the text `<game>-goal`. */
  goal?(view: View, you: string | null, names: Names): string;
  asked?(props: TableProps): Partial<Asked>;
  /** The score sheet at the end, if the table itself does not show it. */
  Sheet?: Component<TableProps<never>>;
  /** Is the list of moves the way to play, because the board cannot offer them itself? */
  listsMoves?: boolean;
  /** What the plot at the end follows, by line: sheep of a team, points, heights. */
  lines?(view: View): Record<string, number>;
}

/** How a table offers its moves: lift one first, then play it. */
export interface Hands {
  /** Lift a move, or (null) put it back. */
  pick(move: string | null): void;
  /** Look at a move without lifting it, or (null) look away; while one is lifted nothing else is looked at. */
  look(move: string | null): void;
  play(move: string): void;
  readonly picked: string | null; // the lifted move
  /** Shared by Stage and Hand; emptied with every new decision, by Esc, *Put back* and a tap elsewhere. */
  readonly draft: Draft;
  /** Open the rule book where it says what this section does, or what it says of this component. */
  rule(paragraph: string, about?: string | null): void;
  /** Say why a move is not allowed. */
  why(move: string): void;
}

const KEY = Symbol("hands");

export const giveHands = (hands: Hands) => setContext(KEY, hands);
export const takeHands = () => getContext<Hands>(KEY);

/**
 * Handlers that make an element offer a move: the first click, tap or Enter lifts it, the second plays it. Hovering and
 * focusing only look. A mouse at rest, under which a card comes to lie, shows nothing.
 * Spread onto a button: `<button {...offer(hands, "B3")}>`.
 */
export function offer(hands: Hands, move: string) {
  const away = () => hands.look(null);
  return {
    onpointermove: (event: PointerEvent) => event.pointerType === "mouse" && hands.look(move),
    onpointerleave: away,
    onfocus: () => hands.look(move),
    onblur: away,
    onclick: () => (hands.picked === move || settings.oneClick ? hands.play(move) : hands.pick(move)),
  };
}

const SHAKE = [0, -4, 4, -4, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** Attributes of an element whose move is not allowed: it stays in sight (see `[aria-disabled]` in theme.css), and says why. */
export function refuse(hands: Hands, move: string) {
  return {
    "aria-disabled": true,
    onclick: ({ currentTarget }: MouseEvent) => {
      hands.why(move);
      if (animates()) (currentTarget as Element).animate(SHAKE, 200);
    },
  };
}
