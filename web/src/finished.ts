// How many games of each kind this reader has played to their end: newcomers are told more.
const key = (game: string) => `finished-${game}`;

export const finished = (game: string): number => Number(localStorage.getItem(key(game)) ?? 0);

/** Count a game once, however often its end is looked at. */
export function countFinished(game: string, table: string): void {
  if (localStorage.getItem("finished-last") === table) return;
  localStorage.setItem("finished-last", table);
  localStorage.setItem(key(game), String(finished(game) + 1));
}
