// Events, moves, questions and refusals as sentences, by the ids that the game's own words make.
import type { GameEvent, GameLine } from "../net/types";
import { has, t, type Args } from "./index.svelte";

export type Names = Record<string, string>;

/** A word of the notation: a seat by who sits there, a number as it is, others by their text. */
export function sayWord(game: GameLine, kind: string, word: unknown, names: Names): string | number {
  if (word === null || word === undefined || (Array.isArray(word) && !word.length)) return t(`${game.game}-${kind}-unknown`);
  if (typeof word === "number") return word;
  if (Array.isArray(word)) return word.map((seat: string) => names[seat] ?? seat).join(t("list-gap"));
  const text = String(word);
  if (kind === "seat" && text in names) return names[text]!;
  const id = `${game.game}-${kind}-${text}`;
  return /^\d+$/.test(text) && !has(id) ? Number(text) : t(id);
}

/** What has happened, as one sentence. */
export function sayEvent(game: GameLine, event: GameEvent, names: Names): string {
  const fields = game.happenings[event.event]?.fields ?? {};
  const args: Args = {};
  for (const [field, kind] of Object.entries(fields)) args[field] = sayWord(game, kind, event[field], names);
  return t(`${game.game}-${event.event}`, args);
}

/** A move as a few words. */
export function sayMove(game: GameLine, move: string, names: Names): string {
  for (const [name, pattern] of Object.entries(game.move_forms)) {
    const found = new RegExp(`^(?:${pattern.replaceAll("(?P<", "(?<")})$`).exec(move);
    if (!found) continue;
    const args: Args = {};
    for (const [kind, word] of Object.entries(found.groups ?? {})) {
      if (word !== undefined) args[kind] = sayWord(game, kind, word, names);
    }
    return t(`${game.game}-move-${name}`, args);
  }
  return move;
}

/** The question that is open. */
export function sayDecision(game: GameLine, kind: string): string {
  return t(`${game.game}-decision-${kind}`);
}

/** Why something is refused: by the rules, or by the table. */
export function sayReason(game: GameLine, reason: string, paragraph: string | null): string {
  if (paragraph && has(`${game.game}-reason-${reason}`)) {
    return t("refusal", { reason: t(`${game.game}-reason-${reason}`), paragraph });
  }
  return t(`web-reason-${reason}`);
}
