import type { Book } from "./book";

export const book: Book = { art: {}, cards: {} };
