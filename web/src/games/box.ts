// What the rules and the tables of a game say, for tests that compare it with what is drawn.
import { chapters, find, type Block, type Cite, type RulePlace, type Span } from "../lib/markdown";

const tables = import.meta.glob<string>("../../../src/wolfden/games/*/*.csv", { query: "?raw", import: "default", eager: true });
const books = import.meta.glob<string>("../../../src/wolfden/games/*/rules.{en,ja,zh-Hant}.md", { query: "?raw", import: "default", eager: true });
const file = (game: string, name: string) => `../../../src/wolfden/games/${game.replaceAll("-", "_")}/${name}`;

export const LANGUAGES = ["en", "ja", "zh-Hant"] as const;

/** The rows of a table of components. */
export function rows(game: string, table: string): Record<string, string>[] {
  const [head, ...lines] = tables[file(game, `${table}.csv`)]!.trim().split(/\r?\n/);
  const names = head!.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((value, n) => [names[n]!, value])));
}

export const bookOf = (game: string, language: string) => chapters(books[file(game, `rules.${language}.md`)]!);

/** What the book for players says at this place, or "" if it does not. */
export function told(game: string, language: string, place: RulePlace): string {
  const found = find(bookOf(game, language), place);
  return found ? found.chapter.blocks.map((block) => words(block, found.cite)).join("") : "";
}

function words(block: Block, cite: Cite): string {
  const text = (spans: Span[]) => spans.map(({ text }) => text).join("");
  if (block.kind === "list") return block.items.filter((item) => item.cite === cite).map(({ spans }) => text(spans)).join("");
  if (block.kind === "table") return block.rows.filter((row) => row.cite === cite).map(({ cells }) => cells.map(text).join(" | ")).join("");
  return (block.kind === "paragraph" || block.kind === "quote") && block.cite === cite ? text(block.spans) : "";
}
