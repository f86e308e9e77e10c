import type { View } from "../../net/types";
import type { Asked, TableProps } from "../../table/contract";
import { t } from "../../words/index.svelte";
import type { Names } from "../../words/say";
import Aside from "./Aside.svelte";
import Hand from "./Hand.svelte";
import Scene from "./Scene.svelte";
import Sheet from "./Sheet.svelte";
import Stage from "./Stage.svelte";
import { type Strength, verdict, type WerewolvesAndRobbersView } from "./view";

export { Aside, Hand, Scene, Sheet, Stage };
export { beats, hold, step } from "./steps";

const KEY = "werewolves-and-robbers";

export const hand = "wide";
export const asideTitle = `${KEY}-memory`;
export const asideIn = "drawer";

export function progress(view: View): string {
  const { game_number: game, games, trick_number: trick, tricks } = view as WerewolvesAndRobbersView;
  const where = t(`${KEY}-table-trick`, { trick, tricks });
  return games > 1 ? `${t(`${KEY}-table-game`, { game, games })} · ${where}` : where;
}

export function goal(view: View, you: string | null, _names: Names): string {
  const role = (view as WerewolvesAndRobbersView).seats.find(({ seat }) => seat === you)?.role;
  return role ? t(`${KEY}-goal-role`, { role }) : t(`${KEY}-goal`);
}

/** What the picked card would do: the server says how it would stand. */
export function asked({ view, picked, preview, names }: TableProps): Partial<Asked> {
  const { verdicts } = view as WerewolvesAndRobbersView;
  const told = verdicts.find(({ card }) => card === picked) ?? (preview as Strength | null | undefined);
  return { deed: t(`${KEY}-deed`), words: told && told.card === picked ? outlook(told, verdicts.length > 0, names) : "" };
}

function outlook({ side, rank, ahead, ...told }: Strength, follows: boolean, names: Names): string {
  const strength = t(`${KEY}-strength`, { side: t(`${KEY}-side-${side}`), rank });
  return t(`${KEY}-asked-${follows ? verdict(told) : "lead"}`, { strength, seat: names[ahead.seat] ?? ahead.seat, card: t(`${KEY}-card-${ahead.card}`) });
}

/** The game points of a match. */
export function lines(view: View): Record<string, number> {
  return Object.fromEntries((view as WerewolvesAndRobbersView).seats.map(({ seat, game_points }) => [seat, game_points]));
}
