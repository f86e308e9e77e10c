import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { icons } from "./icons";
import { offline } from "./offline";

const server = loadEnv("", ".", "WOLFDEN_").WOLFDEN_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte({ configFile: false }), icons(), offline()],
  build: {
    outDir: "../src/wolfden/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy admits no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
