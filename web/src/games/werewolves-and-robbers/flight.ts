// Cards travel: from the hand or a plate to the table, and with the trick to whoever takes it.
import { animates } from "../../settings.svelte";

/** Where the cards of a seat are: on its plate, or in the viewer's hand. */
function placeOf(node: Element, seat: string): DOMRect | null {
  const all = node.closest(".room, .small, body");
  const plate = [...(all?.querySelectorAll(`[data-seat="${CSS.escape(seat)}"]`) ?? [])].find((one) => one.checkVisibility());
  return (plate ?? all?.querySelector(".hand"))?.getBoundingClientRect() ?? null;
}

/** A Svelte transition between the place of a card and the place of a seat. */
export function flight(node: Element, { seat, lasts, scale = 1 }: { seat: string; lasts: number; scale?: number }) {
  const [own, other] = [node.getBoundingClientRect(), placeOf(node, seat)];
  if (!animates() || !other) return { duration: 0 };
  const [x, y] = [other.x + other.width / 2 - own.x - own.width / 2, other.y + other.height / 2 - own.y - own.height / 2];
  return {
    duration: lasts,
    easing: (t: number) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t)),
    css: (t: number, u: number) =>
      `translate: ${x * u}px ${y * u}px; rotate: ${-5 * u}deg; scale: ${t + scale * u}; opacity: ${Math.min(1, 3 * t)}`,
  };
}
