import type { GameEvent, View } from "../../net/types";
import Table from "./Table.svelte";

export { Table };
export const HEADINGS: ReadonlySet<string> = new Set();
export const step = (view: View, _event: GameEvent): View => view;
export const beats = (_event: GameEvent): number => 1;
