// How the people, bots and dummies at a table are called.
import type { Place, TableMessage } from "../net/types";
import { t } from "../words/index.svelte";
import { sayCharacter, type Names } from "../words/say";

/** A name for every seat; those that two seats share get the seat beside them. */
export function namesAt(table: TableMessage): Names {
  const plain = table.seats.map(nameOf);
  return Object.fromEntries(
    table.seats.map(({ seat }, i) => {
      const name = plain[i]!;
      const shared = plain.filter((other) => other === name).length > 1;
      return [seat, shared ? t("name-at", { name, seat }) : name];
    }),
  );
}

function nameOf({ seat, kind, name, character }: Place): string {
  if (kind === "person") return name;
  if (kind === "bot") return sayCharacter(character ?? "");
  return kind === "dummy" ? t("web-dummy") : t("web-open-seat", { seat });
}
