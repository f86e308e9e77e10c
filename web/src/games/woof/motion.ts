// Things come from the player who lays them, and a card that is looked at goes to who looks and back.
import { animates, settings } from "../../settings.svelte";

const FLIGHT = 650; // milliseconds

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** From here to there, in pixels. */
function way(from: Element, to: Element) {
  const [start, end] = [middle(from), middle(to)];
  return { x: end.x - start.x, y: end.y - start.y };
}

const seatOf = (node: Element, seat: string) => node.closest("[data-ring]")?.querySelector(`[data-seat="${seat}"]`) ?? null;

/** A transition: what appears here was laid by this player. */
export function come(node: Element, seat: string) {
  const from = seatOf(node, seat);
  if (!from || !animates()) return { duration: 0 };
  const { x, y } = way(node, from);
  return {
    duration: FLIGHT / settings.speed,
    css: (_: number, left: number) => `transform: translate(${x * left}px, ${y * left}px) scale(${1 + left * 0.8}); z-index: 6; position: relative`,
  };
}

/** A card is taken up, held by who looks, and laid down again. */
export function takeUp(ring: Element, by: string, target: string, slot: string, beats: number): void {
  const card = ring.querySelector(`[data-card="${target} ${slot}"]`);
  const looker = seatOf(ring, by);
  if (!card || !looker || !animates()) return;
  const { x, y } = way(card, looker);
  const held = { transform: `translate(${x * 0.55}px, ${y * 0.55}px) scale(1.25) rotate(6deg)`, zIndex: 7, position: "relative" };
  const lying = { transform: "none", zIndex: 7, position: "relative" };
  card.animate([lying, { ...held, offset: 0.35 }, { ...held, offset: 0.7 }, lying], { duration: (beats * 420) / settings.speed, easing: "ease-in-out" });
}
