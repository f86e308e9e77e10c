// How a game was scored, read from its events; which cards of a pile count is shown, the numbers are the server's.
import type { GameEvent } from "../../net/types";
import type { TableProps } from "../../table/contract";
import { t } from "../../words/index.svelte";
import type { WerewolvesAndRobbersView } from "./view";

const KEY = "werewolves-and-robbers";

export const TEAMS = ["robbers", "werewolves"] as const;
export type Team = (typeof TEAMS)[number];

export interface ScoreLine {
  seat: string;
  role: string;
  pile: string[];
  raw: number;
  score: number;
}

export interface Score {
  lines: ScoreLine[];
  totals: Record<Team, number>;
  winner: Team | null;
  points: Record<string, number>; // of the match, by seat
}

export const teamOf = (role: string): Team => (role === "robber" ? "robbers" : "werewolves");

/** Does this card of a pile count for this role, halve what counts, or neither? (§5.1) */
export function worth(role: string, card: string): "counts" | "halves" | "nothing" {
  const [counted, halving] = role === "werewolf" ? ["R", "D"] : ["C", "W"];
  return card[0] === counted ? "counts" : card[0] === halving ? "halves" : "nothing";
}

/** The chests or people on a card. */
export const pips = ({ pips }: WerewolvesAndRobbersView, card: string): number =>
  pips[card[0] === "C" ? "treasure" : "robber"][Number(card.slice(1)) - 1] ?? 0;

/** The score of the game that these events end. */
export function readScore(events: GameEvent[]): Score | null {
  const scored = events.find(({ event }) => event === "game_scored");
  if (!scored) return null;
  const told = (name: string) => events.filter(({ event }) => event === name);
  return {
    lines: told("personal_score").map(({ seat, role, raw, score }) => ({
      ...{ seat: seat as string, role: role as string, raw: raw as number, score: score as number },
      pile: told("card_in_pile").filter((one) => one.seat === seat).map(({ card }) => card as string),
    })),
    totals: { robbers: scored.robbers as number, werewolves: scored.werewolves as number },
    winner: scored.winner as Team | null,
    points: Object.fromEntries(told("game_points").map(({ seat, points }) => [seat as string, points as number])),
  };
}

/** How the game went for the reader. */
export function scored({ view: seen, scoring, you }: TableProps): { title: string; about: string } {
  const view = seen as WerewolvesAndRobbersView;
  const score = readScore(scoring ?? []);
  if (!score) return { title: "", about: "" };
  const role = score.lines.find(({ seat }) => seat === you)?.role;
  const mates = score.lines.filter((line) => role && teamOf(line.role) === teamOf(role)).length;
  const won = score.winner && role ? (teamOf(role) === score.winner ? "won" : "lost") : (score.winner ?? "drawn");
  const result = role && score.winner && mates === 1 ? `${won}-alone` : won;
  return {
    title: t(`${KEY}-score-headline`, { result, game: view.game_number, others: score.lines.length - mates }),
    about: t(`${KEY}-score-about`, { ...score.totals, game: view.game_number, games: view.games }),
  };
}
