import type { WoofView as Sent } from "../../net/protocol";
import type { Whole } from "../../net/types";

export type WoofView = Whole<Sent>;
