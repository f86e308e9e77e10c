// Events, moves, questions and refusals as sentences, by the ids that the game's own words make.
// Where a game has no text, its own words have to do.
import type { GameEvent, GameLine } from "../net/types";
import { has, t, type Args } from "./index.svelte";

export type Names = Record<string, string>;

/** A word of the notation as it stands, or the name of a field. */
export const plainly = (word: string): string => word.replaceAll("_", " ");

/** The kind of the words in a list of this name: animals, cards. */
const singular = (name: string): string => name.replace(/s$/, "");

const textOr = (id: string, words: string, args: Args = {}): string => (has(id) ? t(id, args) : words);

/** The name of a game. */
export const sayGame = (key: string): string => textOr(key, key.replaceAll("-", " "));

/** How many can play it. */
export const sayPlayers = ({ game, players }: GameLine): string => textOr(`${game}-players`, players.join(t("list-gap")));

/** Something to choose before a game, and what can be chosen: it has a text of its own, or is one of the game's words. */
export const sayOption = (game: GameLine, name: string): string => textOr(`web-${game.game}-${name}`, plainly(name));
export const sayChoice = (game: GameLine, name: string, choice: string): string =>
  textOr(`web-${game.game}-${name}-${choice}`, textOr(`${game.game}-${singular(name)}-${choice}`, plainly(choice)));

/** Why it was won. */
export const sayWhy = (game: GameLine, why: string): string => textOr(`${game.game}-why-${why}`, plainly(why));

/** A word of the notation: a seat by who sits there, a number as it is, others by their text. */
export function sayWord(game: GameLine, kind: string, word: unknown, names: Names): string | number {
  if (word === null || word === undefined || (Array.isArray(word) && !word.length)) return textOr(`${game.game}-${kind}-unknown`, "?");
  if (typeof word === "number") return word;
  if (Array.isArray(word)) return word.map((seat: string) => names[seat] ?? seat).join(t("list-gap"));
  const text = String(word);
  if (kind === "seat" && text in names) return names[text]!;
  const id = `${game.game}-${kind}-${text}`;
  return /^\d+$/.test(text) && !has(id) ? Number(text) : textOr(id, plainly(text));
}

/** Does it open a chapter of the log? */
export const isHeading = (game: GameLine, { event }: GameEvent): boolean => game.event_types[event]?.heading ?? false;

/** What has happened, as one sentence. */
export function sayEvent(game: GameLine, event: GameEvent, names: Names): string {
  const fields = game.event_types[event.event]?.fields ?? {};
  const args: Args = {};
  for (const [field, kind] of Object.entries(fields)) args[field] = sayWord(game, kind, event[field], names);
  const words = Object.entries(args).map(([field, word]) => `${plainly(field)} ${word}`);
  return textOr(`${game.game}-${event.event}`, `${plainly(event.event)} (${words.join(t("list-gap"))}).`, args);
}

/** A move taken apart: the name of its form, and its words by kind. */
export function readMove(game: GameLine, move: string): { form: string; words: Record<string, string> } | null {
  for (const [form, pattern] of Object.entries(game.move_forms)) {
    const found = new RegExp(`^(?:${pattern.replaceAll("(?P<", "(?<")})$`).exec(move);
    if (found) return { form, words: Object.fromEntries(Object.entries(found.groups ?? {}).filter(([, word]) => word !== undefined)) };
  }
  return null;
}

/** A move as a few words. */
export function sayMove(game: GameLine, move: string, names: Names): string {
  const read = readMove(game, move);
  if (!read) return plainly(move);
  const args = Object.fromEntries(Object.entries(read.words).map(([kind, word]) => [kind, sayWord(game, kind, word, names)]));
  return textOr(`${game.game}-move-${read.form}`, plainly(move), args);
}

/** The question that is open. */
export function sayDecision(game: GameLine, kind: string): string {
  return textOr(`${game.game}-decision-${kind}`, plainly(kind));
}

/** Why something is refused: by the rules, or by the table. */
export function sayReason(game: GameLine, reason: string, paragraph: string | null): string {
  if (has(`web-reason-${reason}`) && !(paragraph && has(`${game.game}-reason-${reason}`))) return t(`web-reason-${reason}`);
  const words = textOr(`${game.game}-reason-${reason}`, plainly(reason));
  return paragraph ? t("refusal", { reason: words, paragraph }) : words;
}
