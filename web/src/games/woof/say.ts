// What lies on the table, in words.
import { t } from "../../words/index.svelte";
import type { WoofView } from "./view";

const KEY = "woof";

export const ROLES = ["sheep", "dog", "hunter", "boy", "wolf"] as const;
export const roleName = (role: string): string => t(`${KEY}-role-${role}`);
export const cardName = (card: string | undefined): string => t(`${KEY}-card-${card ?? "unknown"}`);

/** A question as it is asked. */
export function sayQuestion(view: WoofView, question: string): string {
  const { about, yes } = view.questions.find((one) => one.question === question)!;
  const roles = yes.map((role) => t(`${KEY}-any-${role}`));
  const listed = roles.slice(0, -1).join(t(`${KEY}-any-gap`));
  return t(`${KEY}-question`, { kind: about, roles: listed ? [listed, roles.at(-1)].join(t(`${KEY}-any-last-gap`)) : roles.join("") });
}

/** Whom an arrow seeks. */
export const sayTarget = (role: string, arrow: "<" | "<<"): string => t(`${KEY}-table-target`, { role: roleName(role), arrow });

/** A card that looks like all others of its kind. */
export function sample({ picture, face }: WoofView["deck"][number]): string {
  return picture[0]!.toUpperCase() + (face === picture ? "1" : face === "hidden" ? "Q" : "A");
}
