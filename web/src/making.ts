// The table a reader is about to make. What was chosen last is kept on this device, for each game, for the next.
import type { GameLine, Level, NewTable } from "./net/types";

export const WAYS = ["bots", "friends", "device"] as const;
export type Way = (typeof WAYS)[number]; // with whom
export type Seat = "me" | "here" | "friend" | Level; // here: somebody else at this device
export const PACES = ["untimed", "relaxed", "quick", "async"] as const;

export interface Making {
  way: Way;
  options: Record<string, unknown>;
  seats: Seat[];
  names: string[]; // by seat, of the people at this device
  pace: (typeof PACES)[number];
  public: boolean;
  spectators: boolean;
  chat: boolean;
  practice: boolean;
}

export const EASIEST: Level = "pup";
const key = (game: string) => `table-${game}`;

/** For people who have never played it: short, with all aids, against the gentlest bots. */
export function firstTable(game: GameLine): Making {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const options: Record<string, unknown> = { ...usual, ...game.first_game };
  return {
    way: "bots",
    options,
    seats: seatsFor("bots", Number(options.players), []),
    names: [],
    pace: "untimed",
    public: false,
    spectators: true,
    chat: true,
    practice: true,
  };
}

/** The last table of this game, or the first. */
export function lastTable(game: GameLine): Making {
  const first = firstTable(game);
  const kept = read(game.game);
  if (!kept) return first;
  const known = Object.entries(kept.options).filter(([name]) => name in first.options);
  const options = { ...first.options, ...Object.fromEntries(known) };
  const players = game.players.includes(Number(options.players)) ? Number(options.players) : Number(first.options.players);
  return { ...first, ...kept, options: { ...options, players }, seats: seatsFor(kept.way, players, kept.seats) };
}

function read(game: string): Making | null {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? "null");
  } catch {
    return null;
  }
}

export const keepTable = (game: GameLine, making: Making) => localStorage.setItem(key(game.game), JSON.stringify(making));

/** One seat for each player; those that are new are filled as this way of playing has it. */
export function seatsFor(way: Way, players: number, seats: readonly Seat[]): Seat[] {
  const strength = seats.find(isLevel) ?? EASIEST;
  const usual: Record<Way, Seat> = { bots: strength, friends: "friend", device: "here" };
  return Array.from({ length: players }, (_, i) => seats[i] ?? (i ? usual[way] : "me"));
}

export const isLevel = (seat: Seat): seat is Level => !["me", "here", "friend"].includes(seat);
export const isOpen = ({ seats }: Making) => seats.includes("friend");

/** The same against bots alone. */
export function against(making: Making): Making {
  const bots = making.seats.map((seat): Seat => (seat === "friend" || seat === "here" ? (making.seats.find(isLevel) ?? EASIEST) : seat));
  return { ...making, way: "bots", seats: bots, names: [], pace: "untimed", public: false };
}

/** What is asked of the server; it deals at once if nobody is expected. */
export function wish(game: GameLine, making: Making, me: string): NewTable {
  const { options, seats, pace, spectators, chat, practice } = making;
  const shared = seats.includes("here");
  return {
    game: game.game,
    options,
    seats: seats.map((seat) => (seat === "friend" ? null : isLevel(seat) ? { bot: seat } : ("me" as const))) as NonNullable<NewTable["seats"]>,
    names: (shared ? seats.flatMap((seat, i) => (seat === "me" || seat === "here" ? [making.names[i]?.trim() || me] : [])) : []) as NonNullable<NewTable["names"]>,
    public: making.public,
    spectators,
    chat,
    practice,
    pace,
    start: !isOpen(making),
  };
}
