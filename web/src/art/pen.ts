// One hand draws everything: warm ink, a line of the same weight, light from the upper left.
// A drawing is SVG markup in a box of 100 × 100 unless it says otherwise. No style attributes, and ids in scenes only:
// drawings appear many times on one page, under a content security policy that forbids inline styles.

export const INK = "#3b2a22";
export const PAPER = "#fff6e3";
export const LINE = 2.4;

export type Markup = string;

export const fill = (colour: string, d: string, opacity = 1): Markup =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const draw = (colour: string, d: string, width = LINE, ink = INK): Markup =>
  `<path d="${d}" fill="${colour}" stroke="${ink}" stroke-width="${width}"/>`;

export const line = (d: string, width = LINE, ink = INK): Markup => draw("none", d, width, ink);

export const oval = (colour: string, x: number, y: number, rx: number, ry = rx, opacity = 1): Markup =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const ring = (colour: string, x: number, y: number, rx: number, ry = rx, width = LINE, ink = INK): Markup =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" stroke="${ink}" stroke-width="${width}"/>`;

export const box = (colour: string, x: number, y: number, w: number, h: number, r = 0, opacity = 1): Markup =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const frame = (
  colour: string,
  x: number,
  y: number,
  w: number,
  h: number,
  r = 0,
  width = LINE,
  ink = INK,
): Markup =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colour}" stroke="${ink}" stroke-width="${width}"/>`;

export const write = (words: string | number, x: number, y: number, size: number, colour = INK, halo = ""): Markup =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"${
    halo && ` stroke="${halo}" stroke-width="${size / 6}" paint-order="stroke"`
  }>${words}</text>`;

export const shade = (d: string, opacity = 0.14): Markup => fill("#2a1420", d, opacity);
export const shine = (d: string, opacity = 0.3): Markup => fill("#fff", d, opacity);

export const place = (what: Markup, x: number, y: number, scale = 1, turn = 0): Markup =>
  `<g transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}${turn ? ` rotate(${turn} 50 50)` : ""}">${what}</g>`;

export const turned = (what: Markup, degrees: number, x = 50, y = 50): Markup =>
  `<g transform="rotate(${degrees} ${x} ${y})">${what}</g>`;

export const mirrored = (what: Markup): Markup => `<g transform="matrix(-1 0 0 1 100 0)">${what}</g>`;

export const both = (what: Markup): Markup => what + mirrored(what);

export const faded = (what: Markup, opacity: number): Markup => `<g opacity="${opacity}">${what}</g>`;

/** The same numbers every time: small irregularities of a hand, without randomness. */
export const wobble = (n: number): number => Math.sin(n * 12.9898) * 0.5 + Math.sin(n * 4.1414) * 0.5;

/** Even but irregular places in a square of the given side, for grass and flowers. */
export const scatter = (n: number, side: number): [x: number, y: number] => [
  Math.round((((n + 0.3 * wobble(n)) * 0.7548776662) % 1) * side),
  Math.round((((n + 0.3 * wobble(n + 7)) * 0.569840291) % 1) * side),
];

export const many = (count: number, what: (n: number) => Markup): Markup =>
  Array.from({ length: count }, (_, n) => what(n)).join("");

/** A scene's ground from top to bottom; like a glow it has an id of its own. */
export const sky = (id: string, width: number, height: number, ...stops: string[]): Markup =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops
    .map((colour, n) => `<stop offset="${(n / (stops.length - 1)).toFixed(2)}" stop-color="${colour}"/>`)
    .join("")}</linearGradient><rect width="${width}" height="${height}" fill="url(#${id})"/>`;

/** Soft light, with an id: give each its own, and use it in scenes only, which appear once on a page. */
export const glow = (id: string, colour: string, x: number, y: number, r: number, opacity = 1): Markup =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;
