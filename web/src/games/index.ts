// The games that have a table of their own. All others are played at a plain one.
import type { GameModule } from "../table/contract";
import { plain } from "../table/plain";
import { threeLittleWolves } from "./three-little-wolves";
import { werewolvesAndRobbers } from "./werewolves-and-robbers";
import { wolfAndHound } from "./wolf-and-hound";
import { woof } from "./woof";

export const GAMES: readonly GameModule[] = [wolfAndHound, werewolvesAndRobbers, woof, threeLittleWolves];

/** What draws the game with this key. */
export const moduleOf = (key: string): GameModule => GAMES.find((game) => game.key === key) ?? plain;
