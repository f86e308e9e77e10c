import type { WerewolvesAndRobbersView as Sent } from "../../net/protocol";
import type { Whole } from "../../net/types";

export type WerewolvesAndRobbersView = Whole<Sent>;
