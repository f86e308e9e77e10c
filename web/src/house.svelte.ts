// What every screen knows: the games on the shelf, and who the reader is.
import * as api from "./net/api";
import type { GameLine, Me, Phrase, Reaction } from "./net/types";
import { load } from "./words/index.svelte";

interface House {
  games: GameLine[];
  levels: string[];
  phrases: Phrase[];
  reactions: Reaction[];
  me: Me;
  ready: boolean;
}

export const house = $state<House>({
  games: [],
  levels: [],
  phrases: [],
  reactions: [],
  me: { name: null, signed: false },
  ready: false,
});

/** Fetch the shelf and who we are; once. */
export async function enter(): Promise<void> {
  const [shelf, me] = await Promise.all([api.games(), api.me()]);
  house.games = shelf.games;
  house.levels = shelf.levels;
  house.phrases = shelf.phrases;
  house.reactions = shelf.reactions;
  house.me = me;
  await Promise.all(shelf.games.map(({ game }) => load(game)));
  house.ready = true;
}

export const gameOf = (key: string): GameLine | undefined => house.games.find(({ game }) => game === key);

/** Take a name, if there is none yet: a guest needs nothing else. */
export async function named(name: string): Promise<void> {
  if (house.me.name !== name.trim()) house.me = await api.introduce(name.trim());
}
