import type { WolfAndHoundView as Sent } from "../../net/protocol";
import type { Whole } from "../../net/types";

export type WolfAndHoundView = Whole<Sent>;
