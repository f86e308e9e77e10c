// The drawings of the games, fetched when first wanted: of each its cover, and its book.

import { SvelteMap } from "svelte/reactivity";
import { moduleOf } from "../games";
import type { Book, Drawing } from "./book";

/** Fetches each game's drawings once; after a lost connection the next who wants them asks again. */
class Shelf<Kind> {
  #here = new SvelteMap<string, Kind>();
  #coming = new Map<string, Promise<Kind>>();

  constructor(readonly fetch: (game: string) => Promise<Kind>) {}

  open(game: string): Promise<Kind> {
    let promise = this.#coming.get(game);
    if (!promise) {
      promise = this.fetch(game).then((found) => {
        this.#here.set(game, found);
        return found;
      });
      promise.catch(() => this.#coming.delete(game));
      this.#coming.set(game, promise);
    }
    return promise;
  }

  find(game: string): Kind | undefined {
    const found = this.#here.get(game);
    if (!found) void this.open(game).catch(() => undefined);
    return found;
  }
}

const covers = new Shelf<Drawing>(async (game) => (await moduleOf(game).cover()).cover);
const books = new Shelf<Book>(async (game) => (await moduleOf(game).art()).book);

/** Fetch a book ahead of need, so that its first drawing is there at once. */
export const open = (game: string): Promise<Book> => books.open(game);

export const cover = (game: string): Drawing | undefined => covers.find(game);

export const piece = (game: string, name: string): Drawing | undefined => books.find(game)?.art[name];

export const card = (game: string, id: string): Drawing | undefined => books.find(game)?.cards[id];
