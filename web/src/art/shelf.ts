// The books of drawings, fetched when first wanted.

import { SvelteMap } from "svelte/reactivity";
import type { Book, Drawing } from "./book";

const BOOKS = {
  covers: () => import("./covers"),
  "wolf-and-hound": () => import("./wolf-and-hound"),
  "werewolves-and-robbers": () => import("./werewolves-and-robbers"),
  woof: () => import("./woof"),
  "three-little-wolves": () => import("./three-little-wolves"),
} satisfies Record<string, () => Promise<{ book: Book }>>;

export type BookName = keyof typeof BOOKS;
export type Game = Exclude<BookName, "covers">;

export const GAMES: Game[] = ["wolf-and-hound", "werewolves-and-robbers", "woof", "three-little-wolves"];

const opened = new SvelteMap<BookName, Book>();
const opening = new Map<BookName, Promise<Book>>();

/** Fetch a book ahead of need, so that its first drawing is there at once. */
export function open(name: BookName): Promise<Book> {
  let promise = opening.get(name);
  if (!promise) {
    promise = BOOKS[name]().then(({ book }) => {
      opened.set(name, book);
      return book;
    });
    promise.catch(() => opening.delete(name)); // a lost connection: the next drawing asks again
    opening.set(name, promise);
  }
  return promise;
}

const leaf = (name: BookName): Book | undefined => {
  const book = opened.get(name);
  if (!book) void open(name).catch(() => undefined);
  return book;
};

export const piece = (book: BookName, name: string): Drawing | undefined => leaf(book)?.art[name];

export const card = (book: BookName, id: string): Drawing | undefined => leaf(book)?.cards[id];
