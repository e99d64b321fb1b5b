import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Plugin, rollup } from "rollup";
import ts from "typescript";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** One module of `src`, minified as the package has it, with `deps` for all that it imports. */
export async function builtModule<Exports>(path: string, deps: object): Promise<Exports> {
  const { minify } = await import(/* @vite-ignore */ pathToFileURL(`${root}rollup.config.mjs`).href);
  const file = root + path;
  const translated: Plugin = {
    name: "translated",
    load: (id) =>
      ts.transpileModule(readFileSync(id, "utf8"), {
        compilerOptions: {
          target: ts.ScriptTarget.ES2022,
          module: ts.ModuleKind.ESNext,
          verbatimModuleSyntax: true,
        },
      }).outputText,
  };
  const bundle = await rollup({ input: file, external: (id) => id !== file, plugins: [translated] });
  const { output } = await bundle.generate({
    format: "iife",
    name: "built",
    globals: () => "deps",
    plugins: [minify()],
  });
  return new Function("deps", `${output[0].code}; return built;`)(deps);
}
