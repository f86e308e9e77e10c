import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";

export { Sheet, Table };
export { beats, lines, step } from "./stage";
