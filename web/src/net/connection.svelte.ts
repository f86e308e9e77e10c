// The socket of one table: the last table message, what is under way, and whether anybody is there.
import type { ClientMessage, Foreseen, Hinted, News, Refused, Said, ServerMessage, TableMessage } from "./types";

const SILENCE = 1500; // a ping this long after the last word
const PATIENCE = 2000; // and the line is down if nothing is heard for this long after it
const LONGEST_WAIT = 8000;

export type Line = "joining" | "up" | "down" | "gone"; // gone: the server says not to come back

export class Connection {
  table = $state.raw<TableMessage | null>(null);
  line = $state<Line>("joining");
  saving = $state(true); // false: the server cannot save at the moment
  refused = $state.raw<Refused | null>(null);
  sent = $state.raw<ReadonlyMap<string, ClientMessage>>(new Map()); // neither refused nor, once saved, seen on the table
  foreseen = $state.raw<Foreseen | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  closed = $state<number | null>(null); // why the server closed, for good
  news = $state.raw<News[]>([]);
  said = $state.raw<Said[]>([]);

  #socket: WebSocket | null = null;
  #seat: string | null;
  #tries = 0;
  #heard = 0;
  #number = 0;
  #saved = new Map<string, number>(); // what was saved, as which entry, and is not on the table yet
  #watch: number;

  constructor(
    readonly code: string,
    seat: string | null = null,
  ) {
    this.#seat = seat;
    this.#watch = window.setInterval(() => this.#listen(), 500);
    this.#connect();
  }

  /** Say something; it is said again after a lost connection until it is answered. */
  say(message: ClientMessage): string {
    const id = message.id || `${Date.now().toString(36)}-${++this.#number}`;
    const whole = { ...message, id } as ClientMessage;
    if (message.type === "switch_seat") this.#seat = message.seat;
    if (keeps(message)) this.sent = new Map(this.sent).set(id, whole);
    if (message.type === "move") this.refused = null;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(whole));
    return id;
  }

  /** Come back as somebody else: the cookie has changed. */
  reopen(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#connect();
  }

  leave(): void {
    clearInterval(this.#watch);
    this.line = "gone";
    this.#socket?.close();
  }

  #connect(): void {
    const seen = this.table?.seq ?? 0;
    const query = new URLSearchParams({ seen: String(seen), ...(this.#seat === null ? {} : { seat: this.#seat }) });
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.code}?${query}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#tries = 0;
      for (const message of this.sent.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.line = "up";
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.line === "gone") return;
    if (code === 4403 || code === 4404) {
      this.closed = code;
      this.line = "gone";
      clearInterval(this.#watch);
      return;
    }
    this.line = "down";
    const wait = Math.min(250 * 2 ** this.#tries++, LONGEST_WAIT) * (0.75 + Math.random() / 2);
    setTimeout(() => this.line !== "gone" && this.#connect(), wait);
  }

  /** Ask after a silence whether anybody is there, and give the line up if nobody is. */
  #listen(): void {
    const socket = this.#socket;
    if (!socket) return;
    const silence = Date.now() - this.#heard;
    if (silence > SILENCE + PATIENCE) {
      this.#socket = null;
      socket.close();
      this.#lost(1006);
    } else if (silence > SILENCE && socket.readyState === WebSocket.OPEN) {
      socket.send('{"type":"ping"}');
    }
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.saving = true;
        this.#see(message);
        break;
      case "saved":
        this.#saved.set(message.id, message.seq);
        this.#settle();
        break;
      case "refused":
        this.#answered(message.id);
        this.refused = message;
        break;
      case "foreseen":
        this.foreseen = message;
        break;
      case "hinted":
        this.hinted = message;
        break;
      case "store_down":
        this.saving = message.saving;
        break;
    }
  }

  /** A new table; another pair of eyes begins a new story. */
  #see(table: TableMessage): void {
    const same = this.table !== null && this.table.viewing === table.viewing;
    const last = same ? (this.news.at(-1)?.seq ?? 0) : 0;
    const retold = new Map(table.retold.map((news) => [news.seq, news]));
    const kept = same ? this.news.map((news) => retold.get(news.seq) ?? news) : [];
    this.news = [...kept, ...table.news.filter((news) => news.seq > last)];
    const heard = this.said.at(-1)?.seq ?? 0;
    this.said = [...this.said, ...table.said.filter((said) => said.seq > heard)];
    if (this.table?.decision?.number !== table.decision?.number) this.refused = null;
    this.#seat = table.viewing;
    this.table = table;
    this.#settle();
  }

  /** What the table shows is no longer under way. */
  #settle(): void {
    for (const [id, seq] of this.#saved) {
      if (seq > (this.table?.seq ?? 0)) continue;
      this.#saved.delete(id);
      this.#answered(id);
    }
  }

  #answered(id: string): void {
    if (!this.sent.has(id)) return;
    const rest = new Map(this.sent);
    rest.delete(id);
    this.sent = rest;
  }
}

/** Is this answered with `saved` or `refused`? */
function keeps(message: ClientMessage): boolean {
  return !["switch_seat", "foresee", "hint", "ping"].includes(message.type);
}
