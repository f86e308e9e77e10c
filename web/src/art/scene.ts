// What the covers share: wide scenes, each with its own light.

import { type Drawing, sized } from "./book";
import { line, many, type Markup, place, scatter } from "./pen";

export const WIDTH = 400;
export const HEIGHT = 300;

export const grass = (count: number, top: number, colour: string): Markup =>
  line(
    many(count, (n) => `M${scatter(n, WIDTH)[0]} ${top + scatter(n, HEIGHT - top)[1]} l2 -9 l2 9`),
    1.6,
    colour,
  );

/** The same drawing in one colour. */
export const silhouette = (what: Markup, colour: string): Markup => what.replace(/"#[0-9a-f]{3,6}"/g, `"${colour}"`);

/** The scenes are drawn taller than they are shown: `from` is where the picture begins. */
export const scene = (markup: Markup, from: number): Drawing => sized(WIDTH, 225, place(markup, 0, -from));
