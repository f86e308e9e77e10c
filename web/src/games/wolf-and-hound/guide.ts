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

/** How it walks and what it does to whom. */
export function describe({ animal, moved_by, when, steps, effect, target }: Habit): string {
  const never = when === "card" && moved_by === "none";
  const walk = t(`${KEY}-walk`, { when: never ? "never" : when, by: moved_by, steps: steps.map(signed).join("/") });
  const act = t(`${KEY}-act`, { effect, target: t(`${KEY}-target-${target}`) });
  const id = animal.startsWith("meta") ? "metamorphic" : animal;
  const also = ["metamorphic", "extra_02", "designer_02_3"].includes(id) ? t(`${KEY}-also-${id}`) : "";
  return [walk, act, also].filter(Boolean).join(t("sentence-gap"));
}

const signed = (steps: number) => (steps > 0 ? `+${steps}` : String(steps));
