// Moves that are tried where nothing is kept, in an example or a lesson: looked at first, then played, and refused with their reason.
import * as api from "../net/api";
import type { Foreseen, GameLine, Refused } from "../net/types";
import { t } from "../words/index.svelte";
import { sayReason } from "../words/say";
import type { Hands } from "./contract";

interface Asking {
  game: GameLine;
  /** What tells this position from others. */
  readonly position: string;
  /** What may be chosen now. */
  readonly moves: string[];
  foresee(move: string): Promise<Foreseen | Refused>;
  play(move: string): void;
}

export class Trial implements Hands {
  picked = $state<string | null>(null);
  answer = $state.raw<Foreseen | null>(null);
  refusal = $state.raw<{ words: string; paragraph: string | null } | null>(null);
  page = $state.raw<{ paragraph: string; about: string | null } | null>(null);

  #known = new Map<string, Foreseen | Refused>();

  constructor(readonly asking: Asking) {}

  pick(move: string | null): void {
    if (move === this.picked) return;
    this.picked = move;
    this.answer = this.refusal = null;
    if (move && this.asking.moves.includes(move)) void this.#foresee(move);
  }

  play(move: string): void {
    this.asking.play(move);
  }

  why(move: string): void {
    void this.#foresee(move);
  }

  rule(paragraph: string, about: string | null = null): void {
    this.page = { paragraph, about };
  }

  clear(): void {
    this.picked = this.answer = this.refusal = null;
  }

  refuse({ reason, paragraph }: Pick<Refused, "reason" | "paragraph">): void {
    this.refusal = { words: sayReason(this.asking.game, reason, paragraph), paragraph };
  }

  /** A server that cannot be reached or has had enough; what the rules refuse is an answer. */
  fail(error: unknown): void {
    if (error instanceof api.Refusal) this.refuse({ reason: error.reason, paragraph: null });
    else this.refusal = { words: t("examples-unreachable"), paragraph: null };
  }

  /** What this move will do, or why it may not be made. */
  async #foresee(move: string): Promise<void> {
    const key = `${this.asking.position} ${move}`;
    try {
      const seen = this.#known.get(key) ?? (await this.asking.foresee(move));
      this.#known.set(key, seen);
      if (seen.type === "refused") this.refuse(seen);
      else if (this.picked === move) this.answer = seen;
    } catch (error) {
      this.fail(error);
    }
  }
}
