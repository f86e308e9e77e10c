// Tells what has happened: one move after another, each in its events, and after every move the table as the server shows it.
import { animates, settings } from "../settings.svelte";
import type { GameEvent, News, TableMessage, View } from "../net/types";

const BEAT = 420; // milliseconds
const HURRY = 6000; // with more than this to tell, everything but what must be read goes twice as fast

export interface Staging {
  /**
   * The view after this event, for drawing only: what an event does not say is left as it was, or out.
   * `after` is how the server shows the table after this move, if it has.
   */
  step(view: View, event: GameEvent, after?: View | null): View;
  /** How long to dwell on an event, in beats; 0 passes over it. */
  beats(event: GameEvent): number;
  /** For how many milliseconds it stays to be read, however much waits behind it. */
  hold?(event: GameEvent): number;
}

/** What the server has sent at once: some moves, and the table after the last of them. */
interface Frame {
  news: News[];
  view: View | null;
}

type Received = Pick<TableMessage, "news" | "seq" | "view" | "viewing">;

export class Player {
  view = $state.raw<View | null>(null);
  happening = $state.raw<GameEvent | null>(null);
  actor = $state<string | null>(null); // whose move is being told
  moving = $state(false);

  /** The last entry that was told, and how many events of the next one. */
  told = $state.raw({ seq: 0, events: 0 });

  #viewing: string | null = null;
  #seq = 0;
  #frames: Frame[] = [];
  #last: View | null = null;
  #timer = 0;

  constructor(readonly staging: Staging) {}

  /** A new table: tell its news, or show it at once if there is nothing to follow. */
  receive(table: Received): void {
    const news = table.news.filter((one) => one.seq > this.#seq);
    const knows = this.view !== null && table.view !== null && this.#viewing === table.viewing;
    this.#viewing = table.viewing;
    this.#seq = Math.max(this.#seq, table.seq);
    this.#last = table.view;
    if (!knows || !animates()) {
      this.finish();
      if (knows) this.#point(news.flatMap(({ events }) => events));
      return;
    }
    this.#frames.push({ news: [...news], view: table.view });
    if (!this.moving) this.#next();
  }

  /** Skip to where it leads. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#frames = [];
    this.happening = null;
    this.actor = null;
    this.moving = false;
    this.view = this.#last;
    this.told = { seq: this.#seq, events: 0 };
  }

  /** What is being told has been read: go on. */
  goOn(): void {
    if (!this.moving) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Of all that was sent, what has been told. */
  heard(news: News[]): News[] {
    const { seq, events } = this.told;
    const next = news.find((one) => one.seq > seq);
    const done = news.filter((one) => one.seq <= seq);
    return next && events ? [...done, { ...next, events: next.events.slice(0, events) }] : done;
  }

  /** Without motion: the table is as it is, and what has happened is pointed at, one event after another. */
  #point(events: GameEvent[]): void {
    const [event, ...rest] = events.filter((one) => this.staging.beats(one));
    this.happening = event ?? null;
    if (event) this.#timer = window.setTimeout(() => this.#point(rest), this.#dwell(event));
  }

  #next(): void {
    const frame = this.#frames[0];
    if (!frame || !this.view) return this.finish();
    const news = frame.news[0];
    const event = news?.events[this.told.events];
    if (!news) {
      this.#frames.shift();
      this.view = frame.view;
      return this.#next();
    }
    this.actor = news.seat;
    if (!event) {
      frame.news.shift();
      this.told = { seq: news.seq, events: 0 };
      return this.#next();
    }
    this.told = { ...this.told, events: this.told.events + 1 };
    this.view = this.staging.step(this.view, event, frame.news.length === 1 ? frame.view : null);
    if (!this.staging.beats(event)) return this.#next();
    this.moving = true;
    this.happening = event;
    this.#timer = window.setTimeout(() => this.#next(), this.#dwell(event));
  }

  #dwell(event: GameEvent): number {
    const speed = settings.speed || 1;
    const beat = BEAT / speed / (this.#left() > HURRY ? 2 : 1);
    return Math.max(this.staging.beats(event) * beat, (this.staging.hold?.(event) ?? 0) / speed);
  }

  /** How long telling the rest would take at leisure. */
  #left(): number {
    const events = this.#frames.flatMap(({ news }) => news.flatMap((one) => one.events));
    return events.reduce((sum, event) => sum + this.staging.beats(event) * BEAT, 0);
  }
}
