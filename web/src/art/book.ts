// What a file of drawings offers: loose pieces by name, and whole cards by the id the rules use.

import type { Markup } from "./pen";

export interface Drawing {
  width: number;
  height: number;
  markup: Markup;
}

export interface Book {
  art: Record<string, Drawing>;
  cards: Record<string, Drawing>; // "back" is one of them
}

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;

export const sized = (width: number, height: number, markup: Markup): Drawing => ({ width, height, markup });

const each = (from: Record<string, Markup>, width: number, height: number): Record<string, Drawing> =>
  Object.fromEntries(Object.entries(from).map(([name, markup]) => [name, sized(width, height, markup)]));

export const pieces = (from: Record<string, Markup>): Record<string, Drawing> => each(from, 100, 100);
export const cards = (from: Record<string, Markup>): Record<string, Drawing> => each(from, CARD_WIDTH, CARD_HEIGHT);
