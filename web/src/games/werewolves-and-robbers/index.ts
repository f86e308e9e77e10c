import type { GameModule } from "../../table/contract";
import { ruleOf } from "./rules";

export const werewolvesAndRobbers: GameModule = {
  key: "werewolves-and-robbers",
  cover: () => import("./cover"),
  art: () => import("./art"),
  table: () => import("./table"),
  ruleOf,
  front: ["mode"],
};
