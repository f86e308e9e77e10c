// What draws a game that nobody has drawn yet: its words on plain cards.
import type { GameModule } from "../contract";

export const plain: GameModule = {
  key: "",
  cover: () => import("./cover"),
  art: () => Promise.resolve({ book: { art: {}, cards: {} } }),
  table: () => import("./table"),
  ruleOf: () => ({ paragraph: "", about: null }),
};
