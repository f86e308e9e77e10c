import type { Strength as SentStrength, WerewolvesAndRobbersView as Sent } from "../../net/protocol";
import type { Whole } from "../../net/types";

export type WerewolvesAndRobbersView = Whole<Sent>;
export type Strength = Whole<SentStrength>;
export type Taker = WerewolvesAndRobbersView["seats"][number];
export type Trick = NonNullable<WerewolvesAndRobbersView["trick"]>;

/** Only whoever plays last knows how the trick ends. */
export function verdict({ wins, final }: Pick<Strength, "wins" | "final">): "wins" | "loses" | "best" | "behind" {
  if (final) return wins ? "wins" : "loses";
  return wins ? "best" : "behind";
}
