import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";

export { Sheet, Table };
export { figures, pause, scored } from "./reveal";
export { beats, lines, step } from "./stage";
