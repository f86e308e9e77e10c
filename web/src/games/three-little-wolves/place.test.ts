import { describe, expect, it } from "vitest";
import { countStoreys, lotX, pieces, plan, PLOT, rise, type Builder, type Tower } from "./place";
import { read } from "./read";
import { foretell } from "./story";
import type { ThreeLittleWolvesView } from "./view";

const tower = (house: string, floors: string[], more: Partial<Tower> = {}): Tower => ({
  house,
  name: house.slice(2),
  colour: house.slice(2),
  floors: floors.map((card) => ({ card, value: Number(card.slice(1)), other_value: false })),
  roof_floors: 1,
  basements: [],
  height: 0,
  rooms: 1,
  wolves: [],
  token: null,
  fate: null,
  ...more,
});

const builder = (seat: string, houses: Tower[] = []): Builder => ({
  seat,
  smokey: seat === "K",
  held: 5,
  hand: null,
  chosen: false,
  choice: null,
  wolves_left: [3, 4, 5],
  houses,
  moustache: false,
  points: null,
  wolf_points: null,
});

const view = (builders: Builder[]) => ({ builders, over: false, discard: [] }) as unknown as ThreeLittleWolvesView;

describe("a house", () => {
  it("is as high as the storeys one can count, a crooked roof included", () => {
    const basements = [{ card: "r2", level: 2 }];
    expect(countStoreys(tower("A.red", ["r4", "r5"], { basements }))).toBe(3);
    expect(countStoreys(tower("A.red", ["r4", "r7"]))).toBe(4);
    expect(countStoreys(tower("A.red", ["r4", "r11"]))).toBe(2);
    expect(countStoreys(tower("A.red", ["r4", "w14"]))).toBe(3);
  });

  it("keeps its roof above its walls", () => {
    const street = view([builder("A", [tower("A.red", ["r4", "r5", "r8"])])]);
    const all = pieces(street, plan(street, "A", 1));
    const [roof, ...walls] = all.filter(({ house }) => house === "A.red");
    expect(walls.every(({ y }) => y > roof!.y)).toBe(true);
    expect(walls[2]!.y).toBeCloseTo(roof!.y + 0.4);
  });
});

describe("the hillside", () => {
  const four = view(["A", "B", "C", "D"].map((seat) => builder(seat)));

  it("has the viewer's plot last and the left neighbour's first", () => {
    expect(plan(four, "B", 2).plots.map(({ seat }) => seat)).toEqual(["C", "D", "A", "B"]);
    expect(plan(four, null, 4).plots.map(({ seat }) => seat)).toEqual(["A", "B", "C", "D"]);
  });

  it("keeps plots and houses apart, and the place beside a lone plot for the piles", () => {
    const { plots, free, width } = plan(view(["A", "B", "C"].map((seat) => builder(seat))), "A", 2);
    const [b, , a] = plots;
    expect(a!.top).toBeGreaterThan(b!.ground);
    expect(lotX(b!, 1) - lotX(b!, 0)).toBeGreaterThan(1);
    expect(free).toMatchObject({ x: PLOT, y: a!.top, width: width - PLOT });
    expect(plan(four, "A", 2).free).toBeNull();
  });

  it("gives high houses the room they need", () => {
    const high = view([builder("A", [tower("A.red", ["r1", "r2", "r3", "r4", "r5", "r6", "r7"])])]);
    const { plots } = plan(high, "A", 1);
    expect(plots[0]!.ground - plots[0]!.top).toBeGreaterThan(rise(high.builders[0]!.houses[0]!));
  });
});

describe("a move", () => {
  it("is read by its parts", () => {
    expect(read("build r9 new as 5", "A")).toMatchObject({ card: "r9", house: "new", value: 5, wolf: null });
    expect(read("build w2 red basement", "K")).toMatchObject({ card: "w2", house: "K.red", basement: true });
    expect(read("discard g10 wolf 4 -> B.white1", "A")).toMatchObject({ card: "g10", house: "B.white1", wolf: 4 });
    expect(read("wolf 3 -> C.red", "A")).toMatchObject({ card: null, house: "C.red", wolf: 3 });
    expect(read("token B.green", "A")).toMatchObject({ card: null, house: "B.green" });
    expect(read("discard r1", "A")).toMatchObject({ card: "r1", house: null, wolf: null });
  });

  it("shows the house it would make before it is played", () => {
    const street = view([builder("A", [tower("A.white1", ["w4"])]), builder("B", [tower("B.red", ["r4"])])]);
    const after = foretell(street, [
      { event: "floor_built", seat: "A", house: "white1", card: "r7", value: 7 },
      { event: "colour_fixed", seat: "A", house: "white1", becomes: "red" },
      { event: "wolf_moved_in", seat: "A", wolf: 5, owner: "B", house: "red" },
    ]);
    expect(after.builders[0]!.houses[0]).toMatchObject({ house: "A.red", colour: "red", height: 4 });
    expect(after.builders[0]!.wolves_left).toEqual([3, 4]);
    expect(after.builders[1]!.houses[0]!.wolves).toEqual([{ seat: "A", wolf: 5 }]);
  });
});
