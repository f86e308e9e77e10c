// Events drawn one after another; the server's next view has the last word.
import type { GameEvent, View } from "../../net/types";
import type { WoofView } from "./view";

type Player = WoofView["players"][number];
type RoleCard = NonNullable<Player["cards"][number]>;

/** The view with what is under way: a look, a question, and the judgements of a round that is turned up. */
export type Staged = WoofView & {
  looking?: { by: string; target: string; slot: number };
  asking?: { by: string; question: string };
  verdicts?: Record<string, "right" | "wrong">;
};

const at = (view: Staged, seat: unknown, change: (player: Player) => Partial<Player>): Staged => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
});

/** A card that is turned up; its picture and face are drawn on it. */
const turnedUp = (card: unknown): RoleCard => ({ card: card as string, picture: "", face: "" });

/** Before the next round begins everything is taken back. */
const cleared = ({ verdicts: _, ...view }: Staged): Staged => ({
  ...view,
  phase: "TURN",
  cycle: 1,
  early: [],
  players: view.players.map((player) => ({
    ...player,
    cards: [null, null],
    identity: null,
    seeks: null,
    questions: null,
    held: player.neutral ? 0 : 2,
    markers: [],
    answers: [],
    declared: null,
    ready: false,
    board: null,
  })),
});

const without = (hand: string[] | null, question: unknown): string[] | null => {
  const i = hand?.indexOf(question as string) ?? -1;
  return hand && i >= 0 ? hand.toSpliced(i, 1) : hand;
};

const judged = (view: Staged, event: GameEvent, verdict: "right" | "wrong"): Staged => ({
  ...view,
  verdicts: { ...view.verdicts, [event.seat as string]: verdict },
});

function stepTurn(view: Staged, event: GameEvent): Staged {
  const seat = event.seat as string;
  switch (event.event) {
    case "looked":
      return at({ ...view, looking: { by: seat, target: event.target as string, slot: Number(event.slot) } }, event.target, () => ({ handled: false }));
    case "announced":
      return at(view, event.target, ({ markers }) => ({
        markers: [...markers, { turn: 0, by: seat, slot: view.looking?.slot ?? 0, face: event.face as string }],
      }));
    case "rearranged":
      return at(view, seat, ({ cards }) => ({ handled: true, cards: event.order === "swapped" ? cards.toReversed() : cards }));
    case "asked":
      return at({ ...view, asking: { by: seat, question: event.question as string } }, seat, ({ held, questions }) => ({
        held: held - 1,
        questions: without(questions, event.question),
      }));
    case "answered":
      return at(view, seat, ({ answers }) => ({
        answers: [...answers, { turn: 0, by: view.asking?.by ?? "", question: event.question as string, yes: event.answer === "yes" }],
      }));
    case "declared_early":
      return at({ ...view, early: [...view.early, seat] }, seat, () => ({ declared: event.declarations as number, ready: true }));
    case "board_ready":
      return at(view, seat, () => ({ ready: true }));
  }
  return view;
}

function stepReveal(view: Staged, event: GameEvent): Staged {
  switch (event.event) {
    case "cards_revealed":
      return at(view, event.seat, () => ({ cards: [turnedUp(event.left), turnedUp(event.right)], identity: event.identity as string }));
    case "board_revealed":
      return at(view, event.seat, () => ({ ready: true, board: { single: event.single as string, double: event.double as string } }));
    case "declaration_right":
      return judged(at(view, event.seat, () => ({ score: event.score as number })), event, "right");
    case "declaration_wrong":
      return judged(view, event, "wrong");
    case "misled":
      return at(view, event.by, () => ({ score: event.score as number }));
    case "marker_turned":
      return at(view, event.seat, ({ red, black }) => ({ red: 0, black: black + red }));
    case "marker_given":
      return at(view, event.seat, ({ red, black }) => (event.colour === "red" ? { red: red + 1 } : { black: black + 1 }));
  }
  return view;
}

export function step(before: View, event: GameEvent): View {
  const view = before as Staged;
  switch (event.event) {
    case "dealt":
      return { ...view, round: event.round as number, start: event.start as string };
    case "turn_began": // what was turned up stays to be read until the first turn
      return { ...(view.players.some(({ cards, seat }) => cards[0] && seat !== view.you) ? cleared(view) : view), turn: event.seat as string };
    case "final_phase":
      return { ...view, phase: "FINAL", turn: null };
  }
  return stepReveal(stepTurn(view, event), event);
}

const BEATS: Record<string, number> = {
  dealt: 9,
  turn_began: 0.3,
  announced: 2.4,
  rearranged: 0.7,
  asked: 2,
  answered: 2.2,
  declared_early: 2.5,
  final_phase: 2,
  board_ready: 0.4,
  cards_revealed: 0.8,
  board_revealed: 0.8,
  declaration_right: 1.4,
  declaration_wrong: 1.2,
  misled: 2,
  marker_turned: 0.6,
  marker_given: 1,
  game_ended: 2,
};

export function beats(event: GameEvent): number {
  if (event.event === "looked") return event.card ? 4 : 2;
  return BEATS[event.event] ?? 0;
}

/** Everybody's points, for the plot at the end. */
export function lines(view: View): Record<string, number> {
  return Object.fromEntries((view as WoofView).players.filter(({ neutral }) => !neutral).map(({ seat, score }) => [seat, score]));
}
