// Where plots, houses and pieces stand on the hillside, in widths of a house; y runs downwards.
import type { ThreeLittleWolvesView } from "./view";

export type Builder = ThreeLittleWolvesView["builders"][number];
export type Tower = Builder["houses"][number];

export const STOREY = 0.4;
const GAP = 0.12; // between two houses
const MARGIN = 0.16; // beside the houses of a plot
const SKY = 1.25; // over the topmost wall: a roof, a floor to come, the height
const LEAST = 3; // storeys a single row has room for, and one of several
const LEAST_OF_SEVERAL = 1;
const LOTS = 3;
export const SIGN = 1.24; // the signpost below a plot
export const PLOT = LOTS + (LOTS - 1) * GAP + 2 * MARGIN;

export interface Plot {
  seat: string;
  x: number;
  top: number;
  ground: number; // the y of the grass
  sign: number; // the y at which the earth ends
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box as the style sheet takes it. */
export const put = ({ x, y, width, height }: Box): string => `--x:${x};--y:${y};--w:${width};--h:${height}`;

export interface Plan {
  width: number;
  height: number;
  plots: Plot[];
  free: Box | null; // a place without a plot, for the piles
}

export interface Piece {
  key: string;
  art: string;
  x: number;
  y: number;
  width: number;
  layer: number;
  house: string | null; // OWNER.NAME
  owner: string; // whose colour it bears
  mark: string; // written on it, besides colour and drawing
  fallen: boolean;
}

const colour = (card: string) => card[0]!;
const number = (card: string) => Number(card.slice(1));

/** How many storeys the roof of this card is drawn; weathercocks and flags stand half a storey out. */
const drawnRoof = (card: string): number => ({ 7: 3, 11: 1.5, 12: 1.5, 13: 2, 14: 2 })[number(card)] ?? 1;

const roofOf = ({ floors }: Tower) => floors.at(-1)!.card;

/** The storeys one can count on the drawing. */
export const countStoreys = (tower: Tower): number =>
  tower.basements.length + tower.floors.length - 1 + Math.floor(drawnRoof(roofOf(tower)));

/** From the grass to the tip of the roof. */
export const rise = (tower: Tower): number => (tower.floors.length + drawnRoof(roofOf(tower))) * STOREY;

const storeysAbove = (tower: Tower) => countStoreys(tower) - tower.basements.length;
const most = (counts: number[], least: number) => Math.max(least, ...counts);

/** The neighbours clockwise, the viewer last. */
export function round(builders: Builder[], you: string | null): Builder[] {
  const own = builders.findIndex(({ seat }) => seat === you);
  return own < 0 ? builders : [...builders.slice(own + 1), ...builders.slice(0, own + 1)];
}

/** The plots in rows of so many; each row is as high and as deep as its houses need. */
export function plan(view: ThreeLittleWolvesView, you: string | null, columns: number): Plan {
  const order = round(view.builders, you);
  const width = Math.min(columns, order.length) * PLOT;
  const least = order.length > columns ? LEAST_OF_SEVERAL : LEAST;
  const plots: Plot[] = [];
  let top = 0;
  for (let first = 0; first < order.length; first += columns) {
    const row = order.slice(first, first + columns);
    const towers = row.flatMap(({ houses }) => houses);
    const ground = top + most(towers.map(storeysAbove), least) * STOREY + SKY;
    const sign = ground + Math.min(LOTS, 1 + most(towers.map(({ basements }) => basements.length), 0)) * STOREY + 0.1;
    plots.push(...row.map(({ seat }, i) => ({ seat, x: i * PLOT, top, ground, sign })));
    top = sign + SIGN;
  }
  const last = plots.at(-1)!;
  const x = last.x + PLOT;
  const free = x < width ? { x, y: last.top, width: width - x, height: top - last.top } : null;
  return { width, height: top, plots, free };
}

export const lotX = (plot: Plot, lot: number): number => plot.x + MARGIN + lot * (1 + GAP);

/** Where one may press to build on or under a house, or to send a wolf into it. */
export function houseBox(plot: Plot, lot: number, tower: Tower): Box {
  const height = rise(tower) + 0.5;
  return { x: lotX(plot, lot), y: plot.ground - height, width: 1, height };
}

export function cellarBox(plot: Plot, lot: number, tower: Tower): Box {
  const depth = tower.basements.length * STOREY;
  return { x: lotX(plot, lot), y: plot.ground + depth, width: 1, height: Math.max(2 * STOREY, plot.sign - plot.ground - depth) };
}

export const emptyBox = (plot: Plot, lot: number): Box => ({ x: lotX(plot, lot), y: plot.ground - 1.7, width: 1, height: 1.7 });

/** The share of a box for one of several choices, the first on top. */
export const part = ({ x, y, width, height }: Box, index: number, count: number): Box => ({
  x,
  y: y + (height * index) / count,
  width,
  height: height / count,
});

/** Every floor, roof, wolf and token with its place; the key stays the same wherever it goes. */
export function pieces(view: ThreeLittleWolvesView, { plots }: Plan): Piece[] {
  return view.builders.flatMap((builder) => {
    const plot = plots.find(({ seat }) => seat === builder.seat)!;
    const home = builder.wolves_left.map((wolf) => wolfAtHome(plot, builder.seat, wolf));
    return [...builder.houses.flatMap((tower, lot) => towerPieces(view, plot, lot, tower)), ...home];
  });
}

export const homeX = (plot: Plot, wolf: number): number => plot.x + MARGIN + (wolf - 3) * 0.86 + 0.06;
export const homeY = (plot: Plot): number => plot.sign + 0.44;

function wolfAtHome(plot: Plot, seat: string, wolf: number): Piece {
  const [x, y] = [homeX(plot, wolf), homeY(plot)];
  return { key: `${seat}${wolf}`, art: `wolf-${wolf}`, x, y, width: 0.68, layer: 3, house: null, owner: seat, mark: "", fallen: false };
}

function towerPieces(view: ThreeLittleWolvesView, plot: Plot, lot: number, tower: Tower): Piece[] {
  const fallen = view.over && tower.fate === "falls";
  const left = lotX(plot, lot);
  const first = tower.floors[0]!.card;
  const piece = (key: string, art: string, x: number, y: number, width: number, layer: number, mark = "", owner = plot.seat): Piece => ({
    key, art, x: left + x, y, width, layer, house: tower.house, owner, mark, fallen,
  });
  const walls = plot.ground - tower.floors.length * STOREY;
  const roof = roofOf(tower);
  const found = [
    piece(`roof-${first}`, `roof-${colour(roof)}${number(roof)}`, 0, walls - drawnRoof(roof) * STOREY, 1, 0),
    ...tower.floors.map(({ card, value }, i) => piece(card, `floor-${colour(card)}${value}`, 0, plot.ground - (i + 1) * STOREY, 1, 1)),
    ...tower.basements.map(({ card, level }, i) => piece(card, `basement-${colour(card)}${level}`, 0, plot.ground + i * STOREY, 1, 1)),
    ...tower.wolves.map(({ seat, wolf }, i) =>
      piece(`${seat}${wolf}`, fallen ? "wolf-lost" : `window-${wolf}`, 0.39, plot.ground - 0.62 + (i && tower.floors.length < 4 ? 0.5 : -i * 0.7), 0.62, 3, `${seat}${wolf}`, seat),
    ),
  ];
  if (tower.token) found.push(piece(`bbp_${tower.token}`, fallen ? "bbp-lost" : `bbp_${tower.token}`, -0.14, walls - 0.5, 0.56, 4, String(tower.token)));
  if (fallen) found.push({ ...piece(`rubble-${first}`, "rubble", 0, plot.ground - 0.78, 1, 2), fallen: false });
  return found;
}
