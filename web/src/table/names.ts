// How the people, bots and dummies at a table are called.
import type { TableMessage } from "../net/types";
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
