import type { WolfAndHoundView as Sent } from "../../net/protocol";
import type { Whole } from "../../net/types";

export type WolfAndHoundView = Whole<Sent>;

export type DrawnAnimal = WolfAndHoundView["animals"][number] & { turned?: boolean }; // what is printed on this side has not been said

/** The view while events are shown. */
export type Drawn = Omit<WolfAndHoundView, "animals"> & {
  animals: DrawnAnimal[];
  exchanged?: boolean; // the candidate came from the dummy's deck, the one before it lies there
  dealing?: boolean; // nobody has said how many cards there are
};
