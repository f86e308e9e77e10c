// What people read: the Fluent files of the package, loaded one language and one game at a time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";

export const LANGUAGES = { en: "English", ja: "日本語", "zh-Hant": "繁體中文" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  ["../../../src/wolfden/locale/*/*.ftl", "../../../src/wolfden/games/*/locale/*.ftl"],
  { query: "?raw", import: "default" },
);
const bundles = new SvelteMap<Language, FluentBundle>();
const loaded = new Set<string>();

export const reader = $state<{ language: Language }>({ language: wished() });

/** The language chosen here before, otherwise the browser's. */
function wished(): Language {
  for (const tag of [localStorage.getItem("language") ?? "", ...navigator.languages]) {
    const name = tag.toLowerCase();
    if (name.startsWith("en")) return "en";
    if (name.startsWith("ja")) return "ja";
    if (name.startsWith("zh")) return "zh-Hant";
  }
  return "en";
}

/** Fetch one file (`common`, `web`, or a game's key) in the reader's language. */
export async function load(name: string, language = reader.language): Promise<void> {
  const text = `${language}/${name}`;
  if (loaded.has(text)) return;
  const game = `../../../src/wolfden/games/${name.replaceAll("-", "_")}/locale/${language}.ftl`;
  const source = await (files[game] ?? files[`../../../src/wolfden/locale/${text}.ftl`])!();
  if (loaded.has(text)) return;
  loaded.add(text);
  const old = bundles.get(language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (old) for (const [id, message] of old._messages) bundle._messages.set(id, message);
  if (old) for (const [id, term] of old._terms) bundle._terms.set(id, term);
  bundle.addResource(new FluentResource(source));
  bundles.set(language, bundle);
}

/** Change the language; everything that is loaded is loaded in the new one first, so nothing flickers. */
export async function speak(language: Language): Promise<void> {
  const names = new Set([...loaded].map((text) => text.split("/").at(-1)!));
  await Promise.all([...names].map((name) => load(name, language)));
  localStorage.setItem("language", language);
  reader.language = language;
  document.documentElement.lang = language;
}

/** Is there a text with this id? */
export function has(id: string): boolean {
  return bundles.get(reader.language)?.hasMessage(id) ?? false;
}

/** The text with this id; a missing one shows its id, which a test looks for. */
export function t(id: string, args: Args = {}): string {
  const bundle = bundles.get(reader.language);
  const message = bundle?.getMessage(id);
  return message?.value ? bundle!.formatPattern(message.value, args) : `⟦${id}⟧`;
}
