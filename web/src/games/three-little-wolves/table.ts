import type { View } from "../../net/types";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import type { ThreeLittleWolvesView } from "./view";

export { beats, step } from "./story";
export { Sheet, Table };

/** The storeys each has built. */
export function lines(view: View): Record<string, number> {
  const { builders } = view as ThreeLittleWolvesView;
  return Object.fromEntries(builders.map(({ seat, houses }) => [seat === "K" ? "seat-K" : seat, houses.reduce((sum, { height }) => sum + height, 0)]));
}
