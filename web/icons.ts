// Draws icon.svg as PNG, in the sizes that home screens ask for.
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

const ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };

export function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    async generateBundle() {
      const painter = await this.resolve("@resvg/resvg-wasm/index_bg.wasm");
      await initWasm(await this.fs.readFile(painter!.id));
      const drawing = await this.fs.readFile("public/icon.svg", { encoding: "utf8" });
      for (const [fileName, value] of Object.entries(ICONS)) {
        const source = new Resvg(drawing, { fitTo: { mode: "width", value } }).render().asPng();
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
