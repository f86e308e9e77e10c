// Tells the service worker which files the shell is made of.
import type { Plugin, Rolldown } from "vite";

const BESIDE = ["/", "/icon.svg", "/manifest.webmanifest"];
const WORDS = /\/locale\/[^/]+\/(common|web)\.ftl/;

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: "index.html", worker: "src/worker.js" },
          output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
        },
      },
    }),
    generateBundle(_, bundle) {
      const files = [...shell(bundle)].sort().map((name) => `/${name}`);
      const worker = bundle["worker.js"] as Rolldown.OutputChunk;
      const build = files.find((name) => /^\/assets\/index-.*\.js$/.test(name));
      worker.code = `const CACHE=${JSON.stringify(build)},SHELL=${JSON.stringify([...BESIDE, ...files])};${worker.code}`;
    },
  };
}

/** The page with all it imports at once, its styles, and the texts of the shell in every language. */
function shell(bundle: Rolldown.OutputBundle): Set<string> {
  const names = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (names.has(name) || !chunk) return;
    names.add(name);
    if (chunk.type === "chunk") [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])].forEach(add);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type === "chunk" && (chunk.name === "index" && chunk.isEntry || WORDS.test(chunk.facadeModuleId ?? ""))) add(name);
  }
  return names;
}
