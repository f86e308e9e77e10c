// What is asked over HTTP.
import type { Box, ExampleLine, Foreseen, Frame, Lesson, Me, NewTable, PlayersBook, Position, Refused, Rulebook, Shelf, StepShown, TableLists, TableMade, Texts } from "./types";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    words: string,
  ) {
    super(words);
  }
}

async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (response.status === 204) return undefined as T;
  const answer = await response.json();
  if (!response.ok) throw new Refusal(response.status, answer.reason, answer.words);
  return answer;
}

export const games = () => ask<Shelf>("GET", "/api/games");
export const me = () => ask<Me>("GET", "/api/me");
export const introduce = (name: string) => ask<Me>("POST", "/api/me", { name });
export const keepName = (passphrase: string) => ask<Me>("POST", "/api/me/passphrase", { passphrase });
export const signIn = (name: string, passphrase: string) => ask<Me>("POST", "/api/sign-in", { name, passphrase });
export const signOut = () => ask<void>("POST", "/api/sign-out", {});
export const tables = () => ask<TableLists>("GET", "/api/tables");
export const makeTable = (table: NewTable) => ask<TableMade>("POST", "/api/tables", table);
export const rules = (game: string) => ask<Rulebook>("GET", `/api/rules/${game}`);
export const book = (game: string, language: string) => ask<PlayersBook>("GET", `/api/books/${game}?language=${language}`);
export const texts = (game: string, language: string) => ask<Texts>("GET", `/api/texts/${game}?language=${language}`);
export const replay = (code: string, viewer: string) =>
  ask<Frame[]>("GET", `/api/tables/${code}/replay?viewer=${encodeURIComponent(viewer)}`);
export const examples = (game: string) => ask<ExampleLine[]>("GET", `/api/examples/${game}`);
export const position = (game: string, example: string, moves: string[]) =>
  ask<Position>("POST", `/api/examples/${game}/${example}`, { moves });
export const foresee = (game: string, example: string, moves: string[], move: string) =>
  ask<Foreseen | Refused>("POST", `/api/examples/${game}/${example}/foresee`, { moves, move });
export const lesson = (game: string) => ask<Lesson>("GET", `/api/lessons/${game}`);
export const step = (game: string, step: string, move = "") => ask<StepShown>("POST", `/api/lessons/${game}/${step}`, { move });
export const foreseeStep = (game: string, step: string, move: string) =>
  ask<Foreseen | Refused>("POST", `/api/lessons/${game}/${step}/foresee`, { move });
export const cards = (game: string) => ask<Box>("GET", `/api/cards/${game}`);
export const record = (code: string) => `/api/tables/${code}/record`;
