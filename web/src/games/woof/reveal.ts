// What a round has brought, read from the events that end it.
import type { GameEvent } from "../../net/types";
import type { TableProps } from "../../table/contract";
import { t } from "../../words/index.svelte";
import { sayWord } from "../../words/say";
import type { WoofView } from "./view";

const KEY = "woof";

/** One arrow of a board: who was named as what, and whether that is so. */
export interface Claim {
  role: string;
  named: string; // a number, 0 for nobody
  right: boolean;
}

export interface Revealed {
  seat: string;
  cards: string[];
  identity: string;
  when: string | null; // early, final, abstained; the neutral player says nothing
  claims: Claim[];
  verdict: "right" | "wrong" | null;
  points: number; // for the declaration
  misled: string[]; // whom the boy led astray
  bonus: number; // and what that brought
  marker: string | null; // the colour of a new X
}

/** Between two rounds what was turned up is read. */
export const pause = ({ event, round }: GameEvent): boolean => event === "dealt" && (round as number) > 1;

export const figures = (won: boolean): string[] => (won ? ["sheep", "boy", "dog"] : ["wolf", "sheep"]);

/** Everybody with what was turned up, the reader first. */
export function readReveal(view: WoofView, events: GameEvent[], you: string | null): Revealed[] {
  const told = (name: string, seat: string, by = "seat") => events.filter((one) => one.event === name && one[by] === seat);
  const shown = events.filter(({ event }) => event === "cards_revealed");
  const identities = new Map(shown.map(({ seat, identity }) => [seat as string, identity as string]));
  const held = new Set(identities.values());
  const claim = (role: string | null | undefined, named: unknown): Claim[] =>
    role && named !== "X" ? [{ role, named: named as string, right: named === "0" ? !held.has(role) : identities.get(named as string) === role }] : [];

  const rows = shown.map(({ seat: number, left, right, identity: role }): Revealed => {
    const [seat, identity] = [number as string, role as string];
    const [board] = told("board_revealed", seat);
    const [good] = told("declaration_right", seat);
    const led = told("misled", seat, "by");
    const quarry = view.quarries[identity];
    return {
      ...{ seat, identity, cards: [left as string, right as string] },
      when: (board?.when as string | undefined) ?? null,
      claims: board ? [...claim(quarry?.single, board.single), ...claim(quarry?.double, board.double)] : [],
      verdict: good ? "right" : told("declaration_wrong", seat).length ? "wrong" : null,
      points: (good?.points as number | undefined) ?? 0,
      misled: led.map((one) => one.seat as string),
      bonus: led.reduce((sum, one) => sum + (one.points as number), 0),
      marker: (told("marker_given", seat)[0]?.colour as string | undefined) ?? null,
    };
  });
  return rows.toSorted((a, b) => Number(b.seat === you) - Number(a.seat === you));
}

/** How the round went for the reader. */
export function scored({ view: seen, scoring, you, game, names }: TableProps): { title: string; about: string } {
  const view = seen as WoofView;
  const own = readReveal(view, scoring ?? [], you).find(({ seat }) => seat === you);
  const result = own ? (own.misled.length ? "misled" : (own.verdict ?? "abstained")) : "seen";
  const led = (own?.misled ?? []).map((seat) => sayWord(game, "seat", seat, names)).join(t("list-gap"));
  return {
    title: t(`${KEY}-score-headline`, { result, points: (own?.points ?? 0) + (own?.bonus ?? 0), names: led, round: view.round }),
    about: t(`${KEY}-table-round`, { round: view.round, rounds: view.rounds }),
  };
}
