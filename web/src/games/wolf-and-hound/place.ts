// Where things lie on the stage, in pixels: a ring with a pasture on each side, the viewer's own at the bottom.
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Ring extends Point {
  rx: number;
  ry: number;
  width: number; // of the path
}

/** How a part is laid beside its pen: by which edges, and how wide it may be. */
export interface Beside {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
  width?: number;
}

export interface Pasture {
  pen: Box;
  sheep: number;
  plate: Beside;
  row: Beside;
}

export interface Ground {
  kind: "wide" | "tall" | "low";
  unit: number;
  ring: Ring;
  token: number; // across
  card: number; // the width of the last card of a row
  deck: Point & { width: number };
  pastures: Pasture[]; // by side
}

/** Which side of the ring a seat is on: 0 below, then clockwise. */
export function side(seats: string[], seat: string, you: string | null): number {
  const below = you === null ? 0 : Math.max(0, seats.indexOf(you));
  return (seats.indexOf(seat) - below + seats.length) % seats.length;
}

/** The whole stage; `caps` are the sheep of each side, `top` is what the legend takes. */
export function ground(width: number, height: number, caps: number[], top = 0): Ground {
  const free = height - top;
  if (free < 260 && width > 1.6 * free) return low(width, height, caps, top);
  return width > 1.7 * free ? wide(width, height, caps, top) : tall(width, height, caps, top);
}

const centred = (x: number, y: number, width: number, height: number): Box => ({ x: x - width / 2, y, width, height });

function wide(w: number, h: number, caps: number[], top: number): Ground {
  const u = Math.min(w / 1280, h / 530);
  const size = 66 * u;
  const high = (top ? 96 : 106) * u;
  const x = w / 2;
  const [upper, lower] = [top + (top ? 4 : 14) * u, h - (top ? 22 : 32) * u - high];
  const y = (upper + high + lower) / 2;
  const long = (cap: number) => (cap > 4 ? 354 : cap > 3 ? 300 : 270) * u;
  const beside = { left: 22 * u, width: 256 * u };
  const across = (cap: number, at: number): Pasture => {
    const pen = centred(x, at, long(cap), high);
    return { pen, sheep: size, plate: { left: pen.x + pen.width + 12 * u, top: at + high / 2, width: w - pen.x - pen.width - 24 * u }, row: { right: w - pen.x + 16 * u, top: at + high / 2 } };
  };
  const along = (from: number, edge: "left" | "right"): Pasture => {
    const pen = { x: from, y: y - high / 2, width: beside.width, height: high };
    const [plate, row] = [{ [edge]: beside.left + 8 * u, width: beside.width }, { [edge]: beside.left + 20 * u }];
    return { pen, sheep: size, plate: { ...plate, top: pen.y + high + 38 * Math.max(1, u) }, row: { ...row, bottom: h - pen.y - 6 * u } };
  };
  return {
    kind: "wide",
    unit: u,
    ring: { x, y, rx: x - 318 * u, ry: (lower - upper - high) / 2 - 12 * u, width: 62 * u },
    token: Math.max(44, 86 * u),
    card: 54 * u,
    deck: { x: x - 138 * u, y, width: 70 * u },
    pastures: [across(caps[0]!, lower), along(beside.left, "left"), across(caps[2]!, upper), along(w - beside.left - beside.width, "right")],
  };
}

function tall(w: number, h: number, caps: number[], top: number): Ground {
  const u = Math.min(w / 390, (h - top) / 316);
  const high = Math.min(74 * u, (h - top) * 0.19);
  const x = w / 2;
  const [upper, lower] = [top + 6 * u, h - 6 * u - high];
  const y = (upper + high + lower) / 2;
  const long = (cap: number) => (cap > 3 ? 158 : 138) * u;
  const fit = (cap: number, wide: number, least: number, most: number) => Math.max(least, Math.min(most, (wide - 14 * u) / cap));
  const across = (cap: number, at: number): Pasture => {
    const pen = centred(x + 10 * u, at, long(cap), high);
    return { pen, sheep: fit(cap, pen.width, 34 * u, high - 18 * u), plate: { right: w - pen.x + 8, top: at + high / 2, width: pen.x - 16 }, row: { left: pen.x + pen.width + 8 * u, top: at + high / 2 } };
  };
  const [across1, deep] = [104 * u, 58 * u];
  const along = (cap: number, edge: "left" | "right"): Pasture => {
    const pen = { x: edge === "left" ? 4 * u : w - 4 * u - across1, y: y - deep / 2, width: across1, height: deep };
    return { pen, sheep: fit(cap, pen.width, 31 * u, 34 * u), plate: { [edge]: w < 600 ? 4 : 12, top: pen.y - 30, width: Math.min(260, x - 50 * u) }, row: { [edge]: 12 * u, top: pen.y + deep + 30 * u } };
  };
  return {
    kind: "tall",
    unit: u,
    ring: { x, y, rx: x - 120 * u, ry: (lower - upper - high) / 2 - 10 * u, width: 42 * u },
    token: Math.max(44, Math.min(86, 54 * u)),
    card: 38 * u,
    deck: { x, y, width: 40 * u },
    pastures: [across(caps[0]!, lower), along(caps[1]!, "left"), across(caps[2]!, upper), along(caps[3]!, "right")],
  };
}

/** As low as a phone on its side: the plates stand like the sails of a mill, so that none is in the way of another. */
function low(w: number, h: number, caps: number[], top: number): Ground {
  const u = Math.min(w / 628, (h - top) / 214);
  const high = 52 * u;
  const x = w / 2;
  const [upper, lower] = [top + 4 * u, h - 4 * u - high];
  const y = (upper + high + lower) / 2;
  const long = (cap: number) => (cap > 3 ? 154 : 136) * u;
  const across = (cap: number, at: number): Pasture => {
    const pen = centred(x, at, long(cap), high);
    const [right, left] = [{ left: pen.x + pen.width + 8 }, { right: w - pen.x + 8 }];
    const [plate, row] = at === upper ? [right, left] : [left, right];
    return { pen, sheep: 36 * u, plate: { ...plate, top: at + high / 2 + (at === upper ? 10 : 0), width: 124 * u }, row: { ...row, top: at + high / 2 } };
  };
  const along = (edge: "left" | "right"): Pasture => {
    const pen = { x: edge === "left" ? 6 * u : w - 124 * u, y: y - 24 * u, width: 118 * u, height: 50 * u };
    const [above, under] = [pen.y - 29 * u, pen.y + pen.height + 27 * u];
    const [plate, row] = edge === "left" ? [above, under] : [under + 10 * u, above];
    return { pen, sheep: 34 * u, plate: { [edge]: 8, top: plate, width: 150 * u }, row: { [edge]: 40 * u, top: row } };
  };
  return {
    kind: "low",
    unit: u,
    ring: { x, y, rx: x - 146 * u, ry: (lower - upper - high) / 2 - 3 * u, width: 36 * u },
    token: 46,
    card: 36 * u,
    deck: { x: x - 26 * u, y, width: 36 * u },
    pastures: [across(caps[0]!, lower), along("left"), across(caps[2]!, upper), along("right")],
  };
}

const QUARTER = Math.PI / 2;

/** The angle of a side's place on the path; clockwise is positive, and the ring begins at the right. */
export const placeAngle = (side: number): number => QUARTER * (side + 1);

export const onRing = ({ x, y, rx, ry }: Ring, angle: number, lane = 0): Point => ({
  x: x + (rx + lane) * Math.cos(angle),
  y: y + (ry + lane) * Math.sin(angle),
});

/** The animals before one pasture stand side by side on the path; beside a plate they queue up away from it. */
export function standing({ kind, ring, token }: Ground, side: number, index: number, company: number): number {
  const level = side % 2 === 0;
  const room = level ? 1.2 : 1;
  const gap = Math.min((token * 1.02) / (level ? ring.rx : ring.ry), room / Math.max(1, company - 1));
  if (level || kind === "wide") return placeAngle(side) + (index - (company - 1) / 2) * gap;
  return placeAngle(side) + (side === 1 ? -1 : 1) * Math.max(0, index - (company > 2 ? 0.5 : 0)) * gap;
}

export const PER_STEP = 12; // points from one place to the next

/** The points an animal comes by when it walks from one angle to another, with whole rounds if it takes them. */
export function walk(ring: Ring, from: number, to: number, steps: number, lane = 0): Point[] {
  const turn = to - from;
  const way = turn + 2 * Math.PI * Math.round((steps * QUARTER - turn) / (2 * Math.PI));
  const count = Math.max(1, Math.round(Math.abs(way) / (QUARTER / PER_STEP)));
  return Array.from({ length: count + 1 }, (_, i) => onRing(ring, from + (way * i) / count, lane));
}
