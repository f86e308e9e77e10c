// Who the bots are: the server seats them in this order, the first of them in the second seat.
import type { Place } from "../net/types";

export const CHARACTERS = ["bramble", "juniper", "orla", "bruno", "hazel", "pip", "alder", "tilly"] as const;

export const characterAt = (seat: number): string => CHARACTERS[(seat + CHARACTERS.length - 1) % CHARACTERS.length]!;

/** Of the bot in this place, which is the n-th of the table. */
export const characterOf = (place: Place & { character?: string | null }, n: number): string => place.character ?? characterAt(n);
