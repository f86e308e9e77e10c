import { describe, expect, it } from "vitest";
import { blocks, chapters, cited, find, spans } from "./markdown";

const book = chapters(`# Title

Before. (§0.2)

## Turn

Check. (=§3.4, §5.1)

1. First. (=§3.5)

## Cards

| Card | What it does | |
|---|---|---|
| Wolf | Costs a sheep\\*. | (§1.5 wolf_01 wolf_02) |

![two wolves](wolf_01 wolf_02)
{example WH-E12}
`);
const text = (place: Parameters<typeof find>[1]) => find(book, place)?.chapter.title[0]!.text;

describe("what a block cites", () => {
  it("is told apart from its words, in the brackets of every language", () => {
    expect(cited("手番です。（=§3.4、§1.5 wolf_05）")).toEqual({
      spans: [{ kind: "text", text: "手番です。" }],
      cite: { sections: ["3.4", "1.5"], homes: ["3.4"], components: ["wolf_05"] },
    });
  });

  it("stands in the last cell of a table whose last heading is empty", () => {
    const [table] = blocks("| A | |\n|---|---|\n| x | (§2) |");

    expect(table).toMatchObject({ head: [[{ text: "A" }]], rows: [{ cells: [[{ text: "x" }]], cite: { sections: ["2"] } }] });
  });
});

describe("a place in the book", () => {
  it("is the home of a section, or of the section it belongs to", () => {
    expect([text({ paragraph: "3.5", about: null }), text({ paragraph: "3.4.2", about: null })]).toEqual(["Turn", "Turn"]);
  });

  it("is where a component is described, before the section is asked for", () => {
    expect(text({ paragraph: "3.4", about: "wolf_02" })).toBe("Cards");
  });

  it("is not there if nothing speaks of it", () => {
    expect(find(book, { paragraph: "9", about: "hound" })).toBeUndefined();
  });
});

it("a star that marks a guess is no emphasis", () => {
  expect(spans("4\\* and 5\\*")).toEqual([{ kind: "text", text: "4* and 5*" }]);
});

it("pictures and examples are blocks of their own", () => {
  expect(book.at(-1)!.blocks.slice(1)).toEqual([
    { kind: "pictures", alt: "two wolves", ids: ["wolf_01", "wolf_02"] },
    { kind: "example", id: "WH-E12" },
  ]);
});
