import { existsSync, readdirSync } from "node:fs";
import { parse, resolve } from "node:path";
import { build, type Plugin } from "vite";

const classicName = "console-editors.classic";
const address = /\/assets\/([\w.-]+)\.js(?:\?.*)?$/;

/**
 * Puts the package's entries where a host page has them, at `assets/<entry>.js`, so that a page in a frame loads them
 * as it would in the field: from the sources while developing, as chunks of their own in a build.
 */
export function entries(root: string): Plugin {
  const folder = resolve(root, "src/entries");
  let classic: Promise<string> | undefined;
  let building = false;
  return {
    name: "console-editors-entries",
    configResolved(config) {
      building = config.command === "build";
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, name] = address.exec(request.url ?? "") ?? [];
        if (name === classicName) {
          classic ??= classicScript(folder);
          classic.then((code) => {
            response.setHeader("content-type", "text/javascript");
            response.end(code);
          }, next);
          return;
        }
        if (name && existsSync(resolve(folder, `${name}.ts`))) request.url = `/src/entries/${name}.ts`;
        next();
      });
    },
    buildStart() {
      if (!building) return;
      for (const file of readdirSync(folder)) {
        const { name, ext } = parse(file);
        if (ext !== ".ts") continue;
        const id = resolve(folder, file);
        this.emitFile({ type: "chunk", id, fileName: `assets/${name}.js`, preserveSignature: "strict" });
      }
    },
    async generateBundle() {
      if (!building) return;
      const source = await classicScript(folder);
      this.emitFile({ type: "asset", fileName: `assets/${classicName}.js`, source });
    },
  };
}

/** The loader for pages without modules, as rollup.config.mjs makes it. */
async function classicScript(folder: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "import.meta.env.PACKAGE_VERSION": '"storybook"' },
    build: {
      write: false,
      lib: { entry: resolve(folder, "classic.tsx"), name: "ConsoleEditorsLoader", formats: ["iife"] },
    },
  });
  const [{ output = [] } = {}] = [result].flat() as { output?: { type: string; code?: string }[] }[];
  const chunk = output.find(({ type }) => type === "chunk");
  if (chunk?.code === undefined) throw new Error("The classic script came out empty.");
  return chunk.code;
}
