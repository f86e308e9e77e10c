import type { GameModule } from "../../table/contract";
import { ruleOf } from "./rules";

export const threeLittleWolves: GameModule = {
  key: "three-little-wolves",
  cover: () => import("./cover"),
  art: () => import("./art"),
  table: () => import("./table"),
  ruleOf,
  front: ["baby_wolf"],
};
