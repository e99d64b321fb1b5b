import { createRequire } from "node:module";
import { join } from "node:path";
import { bench, root } from "./contenders.mjs";

/**
 * Ours, from the source, by the steps that make the product: the same plugins, TypeScript and minifier. One classic
 * script as for the peers, so what the product would load later is in it from the start.
 */
export async function buildOurs({ entry }, folder) {
  const { rollup } = await import("rollup");
  const { classic, sourcePlugins } = await import("../../../rollup.config.mjs");
  const bundle = await rollup({
    input: entry,
    plugins: [packagesOfTheProject(), transpile(), bindOfPusher(), ...sourcePlugins()],
    onwarn: classic.onwarn,
  });
  await bundle.write({
    ...classic.output,
    file: join(folder, "app.js"),
    name: "Ours",
    inlineDynamicImports: true,
    sourcemap: false,
  });
  await bundle.close();
}

/** A contender imports packages from where the product does; next to it lie the peers', with a React of their own. */
function packagesOfTheProject() {
  return {
    name: "packages-of-the-project",
    resolveId(source, importer) {
      if (!importer?.startsWith(bench) || /^[./]/.test(source)) return null;
      return this.resolve(source, join(root, "src/entries/index.ts"), { skipSelf: true });
    },
  };
}

/** Its `bind` is no function's `bind`. The product leaves that name alone in the file that holds it; here all is one file. */
function bindOfPusher() {
  return {
    name: "bind-of-pusher",
    transform(code, id) {
      if (!/\/pusher-js\/|\/src\/api\/realtime\//.test(id)) return null;
      return { code: code.replaceAll(".bind(", '["bind"]('), map: null };
    },
  };
}

/** Types are checked by `npm run types`; every file can be translated on its own (`isolatedModules`). */
function transpile() {
  const ts = createRequire(import.meta.url)("typescript");
  const { compilerOptions } = ts.parseConfigFileTextToJson(
    "",
    ts.sys.readFile(join(root, "tsconfig.json")),
  ).config;
  const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, noEmit: false }, root);
  return {
    name: "transpile",
    resolveId(source, importer) {
      // The source writes .js for what is .ts or .tsx.
      if (!importer || !/^\..*\.js$/.test(source)) return null;
      const stem = join(importer, "..", source.slice(0, -".js".length));
      return [`${stem}.ts`, `${stem}.tsx`].find((file) => ts.sys.fileExists(file)) ?? null;
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const { outputText } = ts.transpileModule(code, { compilerOptions: options, fileName: id });
      return { code: outputText, map: null };
    },
  };
}
