import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type Plugin, rollup } from "rollup";
import ts from "typescript";
import { expect, test } from "vitest";
import type { createConditionPage } from "../../../src/features/condition-slide/condition-page.js";

// In the source nothing of what the page keeps names the element; a minifier that puts one function into another can make it so.

const root = new URL("../../../", import.meta.url);
const file = fileURLToPath(new URL("src/features/condition-slide/condition-page.ts", root));

/** The module as the package has it, with `deps` for all that it imports. */
async function built(deps: object): Promise<{ createConditionPage: typeof createConditionPage }> {
  const { minify } = await import(
    /* @vite-ignore */ pathToFileURL(`${fileURLToPath(root)}rollup.config.mjs`).href
  );
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

test("conditions that the page keeps hold no element that asked for them", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const kept = new Map<string, unknown>();
  const page = {
    httpOf: () => ({}),
    kept(name: string, create: () => unknown) {
      if (!kept.has(name)) kept.set(name, create());
      return kept.get(name);
    },
  };
  const { createConditionPage } = await built({
    ...{ atom: () => ({}), pageLists: () => ({}), loadFunnel: () => null },
    createKnownConditions: (load: unknown) => ({ load }),
  });

  function ask(): WeakRef<object> {
    const server = () => "";
    void createConditionPage({ page, http: {}, server, encoding: () => "json" } as never).conditions;
    return new WeakRef(server);
  }
  const asked = ask();
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  expect(kept.get("conditions")).toHaveProperty("size", 1);
  expect(asked.deref()).toBeUndefined();
});
