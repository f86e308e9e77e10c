// The part of Markdown that the rule books use, as a tree that a component can draw: no HTML is ever parsed.
export type Span = { kind: "text" | "bold" | "italic" | "code"; text: string };
export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|(?<!\w)[*_]([^*_]+)[*_](?!\w)/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const [whole, bold, code, italic] = match;
    found.push(bold ? { kind: "bold", text: bold } : code ? { kind: "code", text: code } : { kind: "italic", text: italic! });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

/** Does a row, an item or a paragraph begin with these words? */
export function isAbout(beginning: Span[] | undefined, words: string | null): boolean {
  return Boolean(words && `${beginning?.[0]?.text} `.startsWith(`${words} `));
}

const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;

export function blocks(markdown: string): Block[] {
  const made: Block[] = [];
  const lines = markdown.split("\n");
  for (let i = 0; i < lines.length; ) {
    const line = lines[i]!;
    if (!line.trim()) i++;
    else if (line.startsWith("```")) {
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
      made.push({ kind: "list", ordered, items: items.map(spans) });
    } else {
      const start = i;
      while (lines[i]?.trim() && !lines[i]!.startsWith("|") && !lines[i]!.startsWith("```") && (i === start || !ITEM.test(lines[i]!))) i++;
      made.push({ kind: "paragraph", spans: spans(lines.slice(start, i).join(" ")) });
    }
  }
  return made;
}

/** A printed table of the components: no cell of them holds a comma. */
function sheet(lines: string[]): Block {
  const [head, ...rows] = lines.map((line) => line.split(",").map(spans));
  return { kind: "table", head: head!, rows };
}

function table(lines: string[]): Block {
  const cells = lines.map((line) => line.trim().replace(/^\||\|$/g, "").split(/(?<!\\)\|/).map((cell) => spans(cell.trim())));
  return { kind: "table", head: cells[0]!, rows: cells.slice(2) };
}
