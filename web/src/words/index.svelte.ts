// What people read: the Fluent files of the package, loaded one language and one game at a time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import * as api from "../net/api";

export const LANGUAGES = { en: "English", ja: "日本語", "zh-Hant": "繁體中文" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(["../../../src/wolfden/locale/*/*.ftl", "../../../src/wolfden/games/*/locale/*.ftl"], { query: "?raw", import: "default" });

/** The texts of a game lie in its folder, those of the house together. */
const fileOf = (name: string, language: Language) =>
  files[`../../../src/wolfden/games/${name.replaceAll("-", "_")}/locale/${language}.ftl`] ?? files[`../../../src/wolfden/locale/${language}/${name}.ftl`];

const bundles = new SvelteMap<Language, FluentBundle>();
const loaded: Record<Language, Set<string>> = { en: new Set(), ja: new Set(), "zh-Hant": new Set() };

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

/** Fetch one file (`common`, `web`, or a game's key) in the reader's language; the server has those of games we do not know. */
export async function load(name: string, language = reader.language): Promise<void> {
  if (loaded[language].has(name)) return;
  const source = (await fileOf(name, language)?.()) ?? (await api.texts(name, language)).fluent;
  if (loaded[language].has(name)) return;
  loaded[language].add(name);
  const old = bundles.get(language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (old) for (const [id, message] of old._messages) bundle._messages.set(id, message);
  if (old) for (const [id, term] of old._terms) bundle._terms.set(id, term);
  bundle.addResource(new FluentResource(source));
  bundles.set(language, bundle);
}

/** Change the language; everything that is loaded is loaded in the new one first, so nothing flickers. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...loaded[reader.language]].map((name) => load(name, language)));
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
