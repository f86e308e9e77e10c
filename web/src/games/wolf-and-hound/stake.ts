// What a move will do, as the server foresees it: where animals go, and which sheep are at stake.
import type { GameEvent } from "../../net/types";
import type { Drawn } from "./view";

export interface Walk {
  animal: string;
  face: string;
  to: string;
  steps: number;
}

export interface Stake {
  seat: string; // whose sheep
  when: string; // at whose turn
  effect: string;
  change: number;
  sure: boolean; // or only if the animal stays where it is
}

const CHANGE: Record<string, number> = { lose1: -1, gain1: 1 };
const TOLD: Record<string, string> = { sheep_lost: "lose1", sheep_gained: "gain1", turn_skipped: "skip", threes_barred: "no3" };

export function foresee(view: Drawn, events: GameEvent[] | null): { walks: Walk[]; stakes: Stake[] } {
  const walks = new Map<string, Walk>();
  const flipped = new Set<string>();
  const stakes: Stake[] = [];
  const told = new Set<string>(); // animals whose effect is foreseen
  const seats = view.pastures.map(({ seat }) => seat);
  let turn = view.current;
  for (const event of events ?? []) {
    const animal = event.animal as string;
    if (event.event === "turn_began") turn = event.seat as string;
    else if (event.event === "animal_walked") {
      const before = walks.get(animal);
      const face = before?.face ?? view.animals.find((one) => one.animal === animal)?.face ?? "front";
      walks.set(animal, { animal, face, to: event.to as string, steps: (before?.steps ?? 0) + (event.steps as number) });
    } else if (event.event === "animal_flipped") {
      flipped.add(animal);
      const before = walks.get(animal);
      if (before) walks.set(animal, { ...before, face: event.face as string });
    } else if (TOLD[event.event]) {
      const effect = TOLD[event.event]!;
      told.add(event.by as string);
      stakes.push({ seat: event.seat as string, when: turn, effect, change: CHANGE[effect] ?? 0, sure: true });
    } else if (event.event === "nothing_changed") told.add(event.by as string);
  }
  const next = seats[(seats.indexOf(view.current) + 1) % seats.length];
  const isPlain = view.animals.every(({ when, effect }) => when === "card" && effect !== "skip"); // nothing comes between
  for (const { animal, to, steps } of walks.values()) {
    const piece = view.animals.find((one) => one.animal === animal);
    if (!steps || !piece || told.has(animal) || flipped.has(animal) || piece.turned) continue;
    const seat = facing(view, piece, to);
    const pasture = view.pastures.find((one) => one.seat === seat);
    const change = CHANGE[piece.effect] ?? 0;
    if (!pasture || pasture.sheep + change < 0 || pasture.sheep + change > pasture.cap) continue;
    stakes.push({ seat, when: to, effect: piece.effect, change, sure: isPlain && to === next });
  }
  return { walks: [...walks.values()], stakes };
}

/** The seat an animal will face: as far from its place as now. */
function facing({ pastures }: Drawn, piece: Drawn["animals"][number], to: string): string {
  const seats = pastures.map(({ seat }) => seat);
  const turn = seats.indexOf(piece.facing) - seats.indexOf(piece.place);
  return seats[(seats.indexOf(to) + turn + seats.length) % seats.length]!;
}
