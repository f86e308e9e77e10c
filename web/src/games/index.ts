// The four tables, each fetched when it is needed.
import type { GameTable } from "../table/contract";

export const TABLES: Record<string, () => Promise<GameTable>> = {
  "wolf-and-hound": () => import("./wolf-and-hound"),
  "werewolves-and-robbers": () => import("./werewolves-and-robbers"),
  woof: () => import("./woof"),
  "three-little-wolves": () => import("./three-little-wolves"),
};
