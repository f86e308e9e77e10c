// The wire types, made from docs/protocol.schema.json at build (`npm run types`); the server sends every field.
import type * as wire from "./protocol";

export type Whole<T> = T extends (infer Item)[]
  ? Whole<Item>[]
  : T extends object
    ? { [Field in keyof T]-?: Whole<T[Field]> }
    : T;

export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** Who has won, by how much and why; each game adds its own. */
export interface Outcome {
  winners: string[];
  points: Record<string, number>;
  why: string;
  [more: string]: unknown;
}

export type ClientMessage = NonNullable<wire.Protocol["ClientMessage"]>;
export type ServerMessage = Exclude<Whole<NonNullable<wire.Protocol["ServerMessage"]>>, { type: "table" | "foreseen" }> | TableMessage | Foreseen;
export type TableMessage = Omit<Whole<wire.TableMessage>, "view" | "news" | "retold" | "options" | "outcome"> & {
  view: View | null;
  news: News[];
  retold: News[];
  options: Record<string, unknown>;
  outcome: Outcome | null;
};
export type News = Omit<Whole<wire.News>, "events"> & { events: GameEvent[] };
export type Foreseen = Omit<Whole<wire.Foreseen>, "events"> & { events: GameEvent[] };
export type Refused = Whole<wire.Refused>;
export type Hinted = Whole<wire.Hinted>;
export type Phrase = wire.Shelf["phrases"][number];
export type Reaction = wire.Shelf["reactions"][number];
export type Said = Whole<wire.Speaking>;
export type Place = Whole<wire.Place>;
export type Question = Whole<wire.Question>;
export type Level = wire.SeatBot["level"] & string;

/** What a seat sees of a game. What is in it is each game's own, see its folder. */
export interface View {
  game: string;
  [field: string]: unknown;
}

export type Shelf = Whole<wire.Shelf>;
export type GameLine = Whole<wire.GameOnShelf>;
export type Option = Whole<wire.Option>;
export type Rulebook = Whole<wire.Rulebook>;
export type PlayersBook = Whole<wire.PlayersBook>;
export type Texts = Whole<wire.Texts>;
export type Box = Whole<wire.Box>;
export type ExampleLine = Whole<wire.ExampleLine>;
export type Position = Omit<Whole<wire.Position>, "events" | "view"> & { events: GameEvent[]; view: View };
export type Lesson = Whole<wire.LessonLine>;
export type StepShown = Omit<Whole<wire.StepShown>, "told" | "view"> & { told: { seat: string; events: GameEvent[] }[]; view: View };
export type Me = Whole<wire.Me>;
export type NewTable = wire.NewTable;
export type TableMade = Whole<wire.TableMade>;
export type TableLists = Whole<wire.TableList>;
export type TableLine = Whole<wire.TableLine>;
export type Frame = Omit<Whole<wire.Frame>, "events" | "view"> & { events: GameEvent[]; view: View };
