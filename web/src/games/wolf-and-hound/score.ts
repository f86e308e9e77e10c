// How a game of a match went for the reader.
import type { TableProps } from "../../table/contract";
import { t } from "../../words/index.svelte";
import { sayWhy } from "../../words/say";
import type { WolfAndHoundView } from "./view";

const KEY = "wolf-and-hound";

export function scored({ view: seen, game, you }: TableProps): { title: string; about: string } {
  const { pastures, winner, why } = seen as WolfAndHoundView;
  const own = pastures.find(({ seat }) => seat === you)?.team;
  const result = own ? (own === winner ? "won" : "lost") : "seen";
  return {
    title: t(`${KEY}-score-headline`, { result, team: t(`${KEY}-team-${winner}`) }),
    about: why ? sayWhy(game, why) : "",
  };
}
