// The words of a view: nothing says what kind they are of, so the name of the field is asked first, then all kinds of the game.
import type { GameLine } from "../../net/types";
import { has, t } from "../../words/index.svelte";
import { plainly, type Names } from "../../words/say";
import type { Word } from "./facts";

/** The name of a field: a text of the game, such as `woof-view-turn_limit`, or the name itself. */
export function sayField(game: GameLine, name: string): string {
  const id = `${game.game}-view-${name}`;
  return has(id) ? t(id) : plainly(name);
}

/** A word in this field. */
export function sayFieldWord(game: GameLine, name: string, word: Word, names: Names): string {
  const text = String(word);
  const id = (kind: string) => `${game.game}-${kind}-${text}`;
  const own = [name, name.replace(/s$/, "")].find((kind) => has(id(kind)));
  if (own) return t(id(own));
  if (typeof word === "number") return text;
  if (text in names) return names[text]!;
  const other = kinds(game).find((kind) => has(id(kind)));
  return other ? t(id(other)) : plainly(text);
}

/** All kinds of words that a game has: cards before all others. */
function kinds(game: GameLine): string[] {
  const told = Object.values(game.event_types).flatMap(({ fields }) => Object.values(fields));
  const moved = Object.values(game.move_forms).flatMap((pattern) => [...pattern.matchAll(/\(\?P<(\w+)>/g)].map((found) => found[1]!));
  return [...new Set(["card", ...told, ...moved])];
}
