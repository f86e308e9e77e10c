// What an animal does, in words: the same texts for one on the ring and for one in the box.
import { t } from "../../words/index.svelte";

export interface Habit {
  animal: string;
  moved_by: string;
  when: string;
  steps: number[];
  effect: string;
  target: string;
}

const KEY = "wolf-and-hound";

const isNever = ({ when, moved_by }: Habit): boolean => when === "card" && moved_by === "none";
const signed = (steps: number) => (steps > 0 ? `+${steps}` : String(steps).replace("-", "−"));

/** How it walks and what it does to whom. */
export function describe(habit: Habit): string {
  const { animal, moved_by, when, steps } = habit;
  const walk = t(`${KEY}-walk`, { when: isNever(habit) ? "never" : when, by: moved_by, steps: steps.map(signed).join("/") });
  const id = animal.startsWith("meta") ? "metamorphic" : animal;
  const also = ["metamorphic", "extra_02", "designer_02_3"].includes(id) ? t(`${KEY}-also-${id}`) : "";
  return [walk, does(habit), also].filter(Boolean).join(t("sentence-gap"));
}

export const does = ({ effect, target }: Habit): string => t(`${KEY}-act`, { effect, target: t(`${KEY}-target-${target}`) });

const WALKS: Record<string, string> = { "1,2,3,4": "n", "2,3,4,5": "n+1", "0,1,2,3": "n−1", "0,1,1,2": "n÷2", "0,-1,-1,-2": "−n÷2", "-1,-2,-3,-4": "−n", "3,6,9,12": "3n" };

/** How far the cards 1 to 4 move it, and which: "☾ n÷2". */
export function walks(habit: Habit): string {
  const { when, moved_by, steps } = habit;
  if (when === "drifting") return "−1";
  if (isNever(habit)) return "0";
  const far = WALKS[steps.join()] ?? steps.map(signed).join("/");
  const by = { black: "☾", white: "☀", both: "☾☀" }[moved_by] ?? "…";
  return `${by} ${far}`;
}

const TURNS: Record<string, string> = { left: "↩", right: "↪", across: "⇅" };

/** What is unlike a plain wolf or hound, short enough for its badge; nothing if it is one. */
export function oddity(habit: Habit): string {
  const far = isNever(habit) ? "0" : habit.when === "drifting" ? "−1" : (WALKS[habit.steps.join()] ?? "");
  return (far === "n" ? "" : far) + (TURNS[habit.target] ?? "");
}
