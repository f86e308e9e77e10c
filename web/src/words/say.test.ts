import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });
const { LANGUAGES, load, speak, t } = await import("./index.svelte");
const { sayNames } = await import("./say");

const NAMES = ["Aki", "Bramble", "Orla", "Pip"];

describe("a list of names", () => {
  it("is what a sentence says", async () => {
    await load("common");
    await speak("en");

    expect(NAMES.map((_, n) => sayNames(NAMES.slice(0, n)))).toEqual(["", "Aki", "Aki and Bramble", "Aki, Bramble and Orla"]);
  });

  it.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])("is the same as in the terminal, in %s", async (language) => {
    await load("common");
    await speak(language);

    expect(sayNames(NAMES)).toBe(NAMES.slice(0, -1).join(t("list-gap")) + t("list-last") + NAMES.at(-1));
  });
});
