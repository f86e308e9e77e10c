// Shows what has happened one event after another, and then the table as it is.
import { animates, settings } from "../settings.svelte";
import type { GameEvent, TableMessage, View } from "../net/types";

const BEAT = 420; // milliseconds
const LONGEST = 6000; // catching up takes no longer than this

export interface Staging {
  /** The view after this event: drawing only, the next view of the server has the last word. */
  step(view: View, event: GameEvent): View;
  /** How long to dwell on an event, in beats; 0 passes over it. */
  beats(event: GameEvent): number;
}

export class Player {
  view = $state.raw<View | null>(null);
  happening = $state.raw<GameEvent | null>(null);
  moving = $state(false);

  #viewing: string | null = null;
  #seq = 0;
  #events: GameEvent[] = [];
  #last: View | null = null;
  #timer = 0;

  constructor(readonly staging: Staging) {}

  /** A new table: play its news, or show it at once if there is nothing to follow. */
  receive(table: Pick<TableMessage, "news" | "seq" | "view" | "viewing">): void {
    const fresh = table.news.filter((news) => news.seq > this.#seq);
    const knows = this.view !== null && table.view !== null && this.#viewing === table.viewing;
    this.#viewing = table.viewing;
    this.#seq = Math.max(this.#seq, table.seq);
    this.#last = table.view;
    if (!knows || !animates()) {
      this.finish();
      if (knows) this.#point(fresh.flatMap((news) => news.events));
      return;
    }
    this.#events.push(...fresh.flatMap((news) => news.events));
    if (!this.moving) this.#next();
  }

  /** Skip to where it leads. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#events = [];
    this.happening = null;
    this.moving = false;
    this.view = this.#last;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Without motion: the table is as it is, and what has happened is pointed at, one event after another. */
  #point(events: GameEvent[]): void {
    const [event, ...rest] = events.filter((one) => this.staging.beats(one));
    this.happening = event ?? null;
    if (event) this.#timer = window.setTimeout(() => this.#point(rest), this.staging.beats(event) * BEAT);
  }

  #next(): void {
    const event = this.#events.shift();
    if (!event || !this.view) return this.finish();
    const beats = this.staging.beats(event);
    this.view = this.staging.step(this.view, event);
    if (!beats) return this.#next();
    this.moving = true;
    this.happening = event;
    this.#timer = window.setTimeout(() => this.#next(), beats * this.#beat());
  }

  /** A beat; shorter when there is much to catch up with. */
  #beat(): number {
    const left = this.#events.reduce((sum, event) => sum + this.staging.beats(event), 1);
    return Math.min(BEAT / settings.speed, LONGEST / left);
  }
}
