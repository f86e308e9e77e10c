// Draws icon.svg as PNG, in the sizes that home screens ask for, and once more with a mark that says whose turn it is.
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

const MARK = '<circle cx="400" cy="400" r="104" fill="#d8351f" stroke="#fff" stroke-width="24"/>';
const ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };

export function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    async generateBundle() {
      const painter = await this.resolve("@resvg/resvg-wasm/index_bg.wasm");
      await initWasm(await this.fs.readFile(painter!.id));
      const drawing = await this.fs.readFile("public/icon.svg", { encoding: "utf8" });
      this.emitFile({ type: "asset", fileName: "icon-turn.svg", source: drawing.replace("</svg>", `${MARK}</svg>`) });
      for (const [fileName, value] of Object.entries(ICONS)) {
        const source = new Resvg(drawing, { fitTo: { mode: "width", value } }).render().asPng();
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
