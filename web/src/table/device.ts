// Several people at one device: who takes it next.
import type { TableMessage } from "../net/types";

type Sharing = Pick<TableMessage, "you" | "status" | "decision" | "viewing">;

/**
 * The seat before whose turn the curtain is down, or null. `holder` is the seat that has lifted it last: before the
 * first turn nobody has, and nobody's cards are shown; and it stays down until the table is seen through its eyes.
 */
export function handTo({ you, status, decision, viewing }: Sharing, holder: string | null, moving: boolean): string | null {
  if (you.length < 2 || status !== "playing") return null;
  const next = decision?.owing.find((seat) => you.includes(seat));
  if (holder === null) return next ?? you[0]!;
  if (viewing !== holder) return holder;
  return next && next !== holder && !moving ? next : null;
}
