import type { GameModule } from "../../table/contract";
import { ruleOf } from "./rules";

export const woof: GameModule = {
  key: "woof",
  cover: () => import("./cover"),
  art: () => import("./art"),
  table: () => import("./table"),
  ruleOf,
  front: ["variant"],
};
