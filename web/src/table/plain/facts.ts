// A view of any game as things that can be laid on a table without knowing what they are.
import type { GameLine } from "../../net/types";
import { readMove } from "../../words/say";

export type Word = string | number;

export type Shown =
  | { kind: "word"; word: Word }
  | { kind: "flag"; on: boolean }
  | { kind: "cards"; words: (Word | null)[] } // null: one that lies face down
  | { kind: "facts"; facts: Fact[] }
  | { kind: "rows"; rows: Fact[][] };

export interface Fact {
  name: string;
  what: Shown;
}

export interface Layout {
  middle: Fact[];
  seats: { seat: string; facts: Fact[] }[];
}

type Fields = Record<string, unknown>;

const SAID_ELSEWHERE = new Set(["game", "you", "over"]);
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isWord = (value: unknown): value is Word => typeof value === "string" || typeof value === "number";

/** What lies before each of these seats, and what lies in the middle; what is null or empty is not there. */
export function layOut(view: Fields, seats: string[]): Layout {
  const before = new Map(seats.map((seat) => [seat, [] as Fact[]]));
  const middle: Fact[] = [];
  for (const [name, value] of Object.entries(view)) {
    if (SAID_ELSEWHERE.has(name)) continue;
    const shares = sharesOf(value, seats);
    if (shares) for (const [seat, fields] of shares) before.get(seat)!.push(...(isFields(fields) ? facts(fields) : fact(name, fields)));
    else middle.push(...fact(name, value));
  }
  return { middle, seats: [...before].map(([seat, facts]) => ({ seat, facts })) };
}

/** What each seat has of something: a list with one entry for every seat, or fields named for the seats. */
function sharesOf(value: unknown, seats: string[]): [seat: string, what: unknown][] | null {
  let shares: [string, unknown][] = [];
  if (Array.isArray(value) && value.every(isFields)) shares = value.map(({ seat, ...fields }) => [String(seat), fields]);
  else if (isFields(value)) shares = Object.entries(value);
  const sharing = shares.map(([seat]) => seat);
  return shares.length && new Set(sharing).size === sharing.length && sharing.every((seat) => seats.includes(seat)) && sharing.length === seats.length ? shares : null;
}

const facts = (fields: Fields): Fact[] => Object.entries(fields).flatMap(([name, value]) => fact(name, value));

function fact(name: string, value: unknown): Fact[] {
  const what = shown(value);
  return what ? [{ name, what }] : [];
}

function shown(value: unknown): Shown | null {
  if (isWord(value)) return { kind: "word", word: value };
  if (typeof value === "boolean") return { kind: "flag", on: value };
  if (isFields(value)) return some(facts(value), (facts) => ({ kind: "facts", facts }));
  if (!Array.isArray(value)) return null;
  if (value.every((one) => one === null || isWord(one))) return some(value, (words) => ({ kind: "cards", words }));
  return some(value.map((one) => (isFields(one) ? facts(one) : fact("", one))).filter((row) => row.length), (rows) => ({ kind: "rows", rows }));
}

const some = <Item>(items: Item[], make: (items: Item[]) => Shown): Shown | null => (items.length ? make(items) : null);

/** The one move that plays this card and says nothing else. */
export function moveOf(game: GameLine, moves: string[], card: Word | null): string | null {
  const fitting = moves.filter((move) => {
    const words = Object.values(readMove(game, move)?.words ?? {});
    return words.length === 1 && words[0] === String(card);
  });
  return fitting.length === 1 ? fitting[0]! : null;
}
