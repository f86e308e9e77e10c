import type { GameModule } from "../../table/contract";
import { ruleOf } from "./rules";

export const wolfAndHound: GameModule = {
  key: "wolf-and-hound",
  cover: () => import("./cover"),
  art: () => import("./art"),
  table: () => import("./table"),
  ruleOf,
  front: ["animals", "match"],
  teams: ["blue", "yellow", "blue", "yellow"],
  pickers: { animals: () => import("./AnimalPicker.svelte") },
};
