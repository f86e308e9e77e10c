import type { ThreeLittleWolvesView as Sent } from "../../net/protocol";
import type { Whole } from "../../net/types";

export type ThreeLittleWolvesView = Whole<Sent>;
