import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News, View } from "../net/types";

vi.stubGlobal("window", globalThis);
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { Player } = await import("./player.svelte");
const { settings } = await import("../settings.svelte");

/** A table that counts: each event adds to what the screen draws, each view says what is true. */
const staging = {
  step: (view: View, { by }: { by?: unknown }) => ({ ...view, drawn: Number(view.drawn) + Number(by ?? 0) }) as View,
  beats: ({ event }: { event: string }) => (event === "quiet" ? 0 : 1),
  pause: ({ event }: { event: string }) => event === "dealt",
  hold: ({ event }: { event: string }) => (event === "trick" ? 2000 : 0),
};
const view = (drawn: number): View => ({ game: "counting", drawn });
const news = (seq: number, ...events: string[]): News => ({ seq, at: 0, seat: "A", by: "bot", events: events.map((event) => ({ event, by: 1 })) }) as unknown as News;
const table = (seq: number, drawn: number, ...told: News[]) => ({ seq, view: view(drawn), viewing: "A", news: told });

function seated() {
  const player = new Player(staging as never);
  player.receive(table(1, 0));
  return player;
}

describe("what has happened", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.speed = 1;
  });

  it("ends with the view of the server after every move, whatever the events have drawn", () => {
    const player = seated();
    player.receive(table(2, 10, news(2, "card")));
    player.receive(table(3, 20, news(3, "card")));

    expect(player.view).toEqual(view(1));
    vi.advanceTimersByTime(420);
    expect(player.view).toEqual(view(11));
    vi.advanceTimersByTime(420);
    expect([player.view, player.moving]).toEqual([view(20), false]);
  });

  it("is in the log when the board shows it, not before", () => {
    const player = seated();
    const sent = [news(2, "card", "quiet", "card"), news(3, "card")];
    player.receive(table(3, 9, ...sent));

    const heard = () => player.heard(sent).map(({ events }) => events.length);
    expect(heard()).toEqual([1]);
    vi.advanceTimersByTime(420);
    expect(heard()).toEqual([3]);
    vi.advanceTimersByTime(420);
    expect(heard()).toEqual([3, 1]);
    player.finish();
    expect(player.heard(sent)).toEqual(sent);
  });

  it("stays to be read, however much waits behind it", () => {
    const player = seated();
    player.receive(table(2, 1, news(2, "trick", ...Array<string>(40).fill("card"))));

    vi.advanceTimersByTime(1990);
    expect(player.happening?.event).toBe("trick");
    vi.advanceTimersByTime(20);
    expect(player.happening?.event).toBe("card");
  });

  it("goes on at a tap", () => {
    const player = seated();
    player.receive(table(2, 1, news(2, "trick", "card")));

    player.goOn();

    expect(player.happening?.event).toBe("card");
  });

  it("waits before a new deal until the score has been read, skipped or not", () => {
    const player = seated();
    player.receive(table(2, 9, news(2, "card", "score", "dealt", "card")));

    vi.advanceTimersByTime(840);
    expect(player.paused).toEqual({ events: news(2, "card", "score").events, view: view(2) });
    player.finish();
    player.receive(table(3, 20, news(3, "card")));
    vi.advanceTimersByTime(600_000);
    expect([player.paused?.view, player.view, player.moving]).toEqual([view(2), view(2), true]);

    player.goOn();
    expect([player.paused, player.happening?.event]).toEqual([null, "dealt"]);
    vi.advanceTimersByTime(420 * 3);
    expect([player.view, player.moving]).toEqual([view(20), false]);
  });

  it("is skipped up to the score, not past it", () => {
    const player = seated();
    player.receive(table(2, 9, news(2, "card", "card", "dealt", "card")));

    player.finish();

    expect(player.paused?.view).toEqual(view(2));
  });

  it("waits for the score to be read without motion too", () => {
    settings.speed = 0;
    const player = seated();
    player.receive(table(2, 9, news(2, "card", "dealt", "card")));

    expect([player.paused?.view, player.moving]).toEqual([view(1), true]);
    player.goOn();
    expect([player.paused, player.view, player.moving]).toEqual([null, view(9), false]);
  });

  it.each([[0.5, 840], [1, 420], [2, 210]])("is told at speed %d: an event takes %d ms", (speed, time) => {
    settings.speed = speed;
    const player = seated();
    player.receive(table(2, 5, news(2, "card")));

    vi.advanceTimersByTime(time - 1);
    expect(player.moving).toBe(true);
    vi.advanceTimersByTime(1);
    expect(player.moving).toBe(false);
  });

  it("is only shown where it leads if nobody wants to watch", () => {
    settings.speed = 0;
    const player = seated();
    player.receive(table(2, 5, news(2, "card")));

    expect([player.view, player.moving]).toEqual([view(5), false]);
  });
});
