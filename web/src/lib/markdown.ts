// The part of Markdown that the rules use, as a tree that a component can draw: no HTML is ever parsed.
export type Span = { kind: "text" | "bold" | "italic" | "code"; text: string };

/** On which sections of the exact rules a block stands, for which of them it is the place to read, and what it describes. */
export type Cite = { sections: string[]; homes: string[]; components: string[] };
export type Cited = { spans: Span[]; cite: Cite };
export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | ({ kind: "paragraph" } & Cited)
  | ({ kind: "quote" } & Cited)
  | { kind: "list"; ordered: boolean; items: Cited[] }
  | { kind: "table"; head: Span[][]; rows: { cells: Span[][]; cite: Cite }[] }
  | { kind: "pictures"; alt: string; ids: string[] }
  | { kind: "example"; id: string }
  | { kind: "code"; text: string };
export type Chapter = { title: Span[]; blocks: Block[] };

/** Where a refusal, a line of the log or a card leads to: a section of the exact rules, and a component. */
export interface RulePlace {
  paragraph: string; // "": the whole book
  about: string | null;
}

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|(?<!\w)[*_]([^*_]+)[*_](?!\w)/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  const plain = (part: string) => part && found.push({ kind: "text", text: part.replaceAll("\\*", "*") });
  for (const match of text.matchAll(INLINE)) {
    if (text[match.index - 1] === "\\") continue;
    plain(text.slice(end, match.index));
    const [whole, bold, code, italic] = match;
    found.push(bold ? { kind: "bold", text: bold.replaceAll("\\*", "*") } : code ? { kind: "code", text: code } : { kind: "italic", text: italic! });
    end = match.index + whole.length;
  }
  plain(text.slice(end));
  return found;
}

const CITATION = /\s*[(（](=?§[^()（）]+)[)）]\s*$/;

/** A text and what it cites at its end: `(=§3.4, §1.5 wolf_05)`. */
export function cited(text: string): Cited {
  const cite: Cite = { sections: [], homes: [], components: [] };
  for (const part of CITATION.exec(text)?.[1]!.split(/[,、，]\s*/) ?? []) {
    const [section, ...components] = part.split(/\s+/);
    const number = section!.replace(/^=?§/, "");
    cite.sections.push(number);
    if (section!.startsWith("=")) cite.homes.push(number);
    cite.components.push(...components);
  }
  return { spans: spans(text.replace(CITATION, "")), cite };
}

const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const HEADING = /^(#+) (.+)$/;
const PICTURES = /^!\[([^\]]+)\]\(([^)]+)\)$/;
const EXAMPLE = /^\{example (\S+)\}$/;

export function blocks(markdown: string): Block[] {
  const made: Block[] = [];
  const lines = markdown.split("\n");
  for (let i = 0; i < lines.length; ) {
    const line = lines[i]!;
    const alone = heading(line) ?? pictures(line) ?? example(line);
    if (!line.trim()) i++;
    else if (alone) {
      made.push(alone);
      i++;
    } else if (line.startsWith("```")) {
      const end = lines.indexOf("```", i + 1);
      const inside = lines.slice(i + 1, end);
      made.push(line === "```csv" ? sheet(inside) : { kind: "code", text: inside.join("\n") });
      i = end + 1;
    } else if (line.trimStart().startsWith("|")) {
      const start = i;
      while (lines[i]?.trimStart().startsWith("|")) i++;
      made.push(table(lines.slice(start, i)));
    } else if (ITEM.test(line)) {
      const items: string[] = [];
      const ordered = Boolean(ITEM.exec(line)![1]);
      for (; i < lines.length && lines[i]!.trim() && !lines[i]!.startsWith("|"); i++) {
        const item = ITEM.exec(lines[i]!);
        if (item) items.push(item[2]!);
        else items[items.length - 1] += ` ${lines[i]!.trim()}`;
      }
      made.push({ kind: "list", ordered, items: items.map(cited) });
    } else {
      const start = i;
      const quote = line.startsWith(">");
      while (lines[i]?.trim() && !lines[i]!.startsWith("|") && !lines[i]!.startsWith("```") && (i === start || !ITEM.test(lines[i]!))) i++;
      const text = lines.slice(start, i).map((line) => (quote ? line.replace(/^>\s?/, "") : line)).join(" ");
      made.push(quote ? { kind: "quote", ...cited(text) } : { kind: "paragraph", ...cited(text) });
    }
  }
  return made;
}

function heading(line: string): Block | undefined {
  const found = HEADING.exec(line);
  return found ? { kind: "heading", level: found[1]!.length, spans: spans(found[2]!) } : undefined;
}

function pictures(line: string): Block | undefined {
  const found = PICTURES.exec(line);
  return found ? { kind: "pictures", alt: found[1]!, ids: found[2]!.split(/\s+/) } : undefined;
}

function example(line: string): Block | undefined {
  const found = EXAMPLE.exec(line);
  return found ? { kind: "example", id: found[1]! } : undefined;
}

const NOTHING: Cite = { sections: [], homes: [], components: [] };

/** A printed table of the components: no cell of them holds a comma. */
function sheet(lines: string[]): Block {
  const [head, ...rows] = lines.map((line) => line.split(",").map(spans));
  return { kind: "table", head: head!, rows: rows.map((cells) => ({ cells, cite: NOTHING })) };
}

/** Of a table whose last heading is empty, the last cell of each row holds what the row cites. */
function table(lines: string[]): Block {
  const [head, , ...rows] = lines.map((line) => line.trim().replace(/^\||\|$/g, "").split(/(?<!\\)\|/).map((cell) => cell.trim()));
  const cites = head!.at(-1) === "";
  const row = (cells: string[]) => {
    const { cite } = cited(cites ? cells.at(-1)! : "");
    return { cells: (cites ? cells.slice(0, -1) : cells).map(spans), cite };
  };
  return { kind: "table", head: (cites ? head!.slice(0, -1) : head!).map(spans), rows: rows.map(row) };
}

/** The book on one page, without its title: whoever shows it has said that already. */
export const onePage = (summary: string): Block[] => blocks(summary).filter((block) => block.kind !== "heading" || block.level > 1);

/** A book in its chapters; what stands before the first has the title of the book. */
export function chapters(book: string): Chapter[] {
  const made: Chapter[] = [];
  for (const block of blocks(book)) {
    if (block.kind === "heading" && block.level <= 2) made.push({ title: block.spans, blocks: [] });
    else made.at(-1)?.blocks.push(block);
  }
  return made;
}

function citesOf(block: Block): Cite[] {
  if (block.kind === "list") return block.items.map(({ cite }) => cite);
  if (block.kind === "table") return block.rows.map(({ cite }) => cite);
  return block.kind === "paragraph" || block.kind === "quote" ? [block.cite] : [];
}

/** The chapter and the block in it that say this, or undefined if the book does not. */
export function find(book: Chapter[], { paragraph, about }: RulePlace): { chapter: Chapter; cite: Cite } | undefined {
  const all = book.flatMap((chapter) => chapter.blocks.flatMap(citesOf).map((cite) => ({ chapter, cite })));
  const described = about && all.find(({ cite }) => cite.components.includes(about));
  if (described) return described;
  for (let section = paragraph; section; section = section.slice(0, Math.max(section.lastIndexOf("."), 0))) {
    const home = all.find(({ cite }) => cite.homes.includes(section));
    if (home) return home;
  }
  return all.find(({ cite }) => cite.sections.includes(paragraph));
}
