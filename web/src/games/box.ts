// What the rules and the tables of a game say, for tests that compare it with what is drawn.
import { blocks, isAbout, type Span } from "../lib/markdown";
import type { RulePlace } from "../table/contract";

const tables = import.meta.glob<string>("../../../src/wolfden/games/*/*.csv", { query: "?raw", import: "default", eager: true });
const books = import.meta.glob<string>("../../../src/wolfden/games/*/rules.md", { query: "?raw", import: "default", eager: true });
const file = (game: string, name: string) => `../../../src/wolfden/games/${game.replaceAll("-", "_")}/${name}`;

/** The rows of a table of components. */
export function rows(game: string, table: string): Record<string, string>[] {
  const [head, ...lines] = tables[file(game, `${table}.csv`)]!.trim().split(/\r?\n/);
  const names = head!.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((value, n) => [names[n]!, value])));
}

/** The numbers of all sections of the rules. */
export const headings = (game: string): string[] =>
  [...books[file(game, "rules.md")]!.matchAll(/^#+ ([\d.]+[a-z]?) /gm)].map((found) => found[1]!);

/** The text of a section, up to the next heading. */
export const section = (game: string, paragraph: string): string =>
  books[file(game, "rules.md")]!.split(/^#+ (?=\d)/m).find((text) => text.startsWith(`${paragraph} `)) ?? "";

/** The rows, items and paragraphs of the rules that are marked at this place, each as it begins. */
export function marked(game: string, { paragraph, about }: RulePlace): string[] {
  const beginnings = blocks(section(game, paragraph)).flatMap((block): Span[][] => {
    if (block.kind === "table") return block.rows.map((row) => row[0]!);
    return block.kind === "list" ? block.items : block.kind === "paragraph" ? [block.spans] : [];
  });
  return beginnings.filter((beginning) => isAbout(beginning, about)).map((spans) => spans.map(({ text }) => text).join(""));
}
