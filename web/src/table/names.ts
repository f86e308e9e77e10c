// How the people, bots and dummies at a table are called.
import type { Place, TableMessage } from "../net/types";
import { t } from "../words/index.svelte";
import type { Names } from "../words/say";

/** A name for every seat; those that two seats share get the seat beside them. */
export function namesAt(table: TableMessage): Names {
  const plain = table.seats.map(({ seat, kind, name, level }) => {
    if (kind === "person") return name;
    if (kind === "bot") return t("web-bot", { level: t(`web-level-${level}`), seat });
    return kind === "dummy" ? t("web-dummy", { seat }) : t("web-open-seat", { seat });
  });
  return Object.fromEntries(
    table.seats.map(({ seat, kind }, i) => {
      const name = plain[i]!;
      const shared = kind === "person" && plain.filter((other) => other === name).length > 1;
      return [seat, shared ? t("web-name-at", { name, seat }) : name];
    }),
  );
}

/** Is a person expected here who is not there? */
export const isAway = ({ kind, present }: Place): boolean => kind === "person" && !present;

/** What there is to say of somebody besides the game: away, has chosen, a bot plays. */
export function stateOf(place: Place): string {
  if (place.played_by_bot) return t(`web-bot-plays-${place.played_by_bot}`);
  if (isAway(place)) return t("web-away");
  if (place.answered) return t("web-has-chosen");
  return place.owes ? t("web-is-choosing") : "";
}
