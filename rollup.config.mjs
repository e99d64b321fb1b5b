import { readFileSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import typescript from "@rollup/plugin-typescript";
import { browserslistToTargets, transform } from "lightningcss";
import { tsImport } from "tsx/esm/api";

const root = dirname(fileURLToPath(import.meta.url));
const { version } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8"));
const watching = process.argv.some((argument) => argument === "-w" || argument === "--watch");

/** One ESM file per entry. One named by a tag defines its element; the autoloader fetches those; others do nothing. */
const entries = {
  index: "src/entries/index.ts",
  autoloader: "src/entries/autoloader.ts",
  jsx: "src/entries/jsx.tsx",
  global: "src/entries/global.ts",
  "action-editor": "src/entries/action-editor.ts",
  "funnel-editor": "src/entries/funnel-editor.ts",
  "item-picker": "src/entries/item-picker.ts",
};

/** As `sideEffects` in package.json says: only entries do something by being there. What a barrel names and nobody uses is left. */
const treeshake = { moduleSideEffects: (id) => !/\/src\/(?!entries\/)/.test(id) };

const modules = {
  input: entries,
  treeshake,
  output: {
    dir: "dist",
    format: "es",
    sourcemap: true,
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name]-[hash:7].js",
    manualChunks: chunkOf,
    // Else what a file of English words needs would be put beside them, and everybody who needs it too would load them.
    onlyExplicitManualChunks: true,
    plugins: watching
      ? []
      : [terser({ module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } })],
  },
  plugins: [
    cleanOutput(),
    ...sourcePlugins(),
    typescript({
      tsconfig: "src/tsconfig.json",
      noEmit: false,
      declarationDir: "dist/types",
    }),
    toolFiles(),
  ],
  onwarn,
};

/** For pages without modules: everything in one script, as one global. The other build has checked the types. */
export const classic = {
  input: "src/entries/classic.ts",
  treeshake,
  output: {
    file: "dist/console-editors.classic.js",
    format: "iife",
    name: "ConsoleEditors",
    exports: "named",
    inlineDynamicImports: true,
    // Nobody outside gets hold of what was a module; freezing a hundred of them takes room and time.
    freeze: false,
    sourcemap: true,
    plugins: [terser({ ecma: 2020, compress: { passes: 3, unsafe_arrows: true } })],
  },
  plugins: [
    ...sourcePlugins(),
    typescript({ tsconfig: "src/tsconfig.json", noEmit: false, declaration: false, noCheck: true }),
  ],
  onwarn,
};

// While somebody waits for the result of an edit, the one script is not worth its seconds.
export default watching ? modules : [modules, classic];

/** Everything but TypeScript; the benchmark builds ours by them too. */
export function sourcePlugins() {
  return [
    inlineCss(),
    replace({
      preventAssignment: true,
      values: {
        "process.env.NODE_ENV": '"production"',
        "import.meta.env.PACKAGE_VERSION": JSON.stringify(version),
      },
    }),
    nodeResolve({ browser: true, extensions: [".mjs", ".js", ".ts", ".tsx"] }),
    commonjs(),
  ];
}

function onwarn(warning, warn) {
  // The plugin only warns of type errors; a release with one in it must not come into being.
  if (warning.plugin === "typescript" && !watching) throw new Error(warning.message);
  // jotai marks modules "use client"; the mark means nothing outside a server framework. `jsx` and `global` hold only types.
  if (!["MODULE_LEVEL_DIRECTIVE", "EMPTY_BUNDLE"].includes(warning.code)) warn(warning);
}

/**
 * What we did not write changes rarely and every element needs it: files of its own stay cached over our releases. Of our
 * own, small files that are needed together are one: each alone would compress badly, and be one more to fetch.
 */
function chunkOf(id, { getModuleInfo }) {
  if (/node_modules\/(react|react-dom|scheduler|@r2wc)\/|commonjsHelpers/.test(id)) return "react";
  if (/node_modules\/(jotai|ky|valibot|dayjs)\//.test(id)) return "vendor";
  if (/\/messages\.en\.ts$/.test(id)) return "en";
  if (/node_modules\/prosemirror-/.test(id)) return "prosemirror";
  // Words of conditions are small and alike, and sentences need all of them; the widgets in them are few.
  if (/\/conditions\/([a-z-]+\/(words|messages\.ja)\.ts|parts\/\w+\.tsx)$/.test(id)) return "conditions";
  // What chooses from the lists of the page, or from parts of them, is drawn late by every editor that has it.
  if (
    /\/features\/(choosing\/([A-Z]\w+|use-\w+|names|words|messages\.ja|choosing\.css)|picker\/list\/derived)\b/.test(
      id,
    )
  )
    return "choosing";
  if (
    /\/(features\/choosing\/(choosing-context|linked-data|chosen-id)|kit\/(number-text|icons\/rows))\./.test(
      id,
    )
  )
    return "choices";
  // Pickers need these at once, the action editor when something is written or saved.
  if (/\/(elements\/page-http|lib\/(http|response|form-encoding|digits)|kit\/ime)\.tsx?$/.test(id))
    return "calls";
  if (neededByEvery(getModuleInfo).has(id)) return "base";
  if (/\/(editing\/draft|elements\/draft-\w+)\.tsx?$/.test(id)) return "drafts";
  // One file compresses better than several: what finishing editors share, what a picker and what a filter shows at once.
  const needed = neededFromTheStart(getModuleInfo);
  if (needed("action-editor", id) && needed("funnel-editor", id)) return "editing";
  if (/\/kit\/((Checkbox|field-context|icons\/(frame|edits))\.tsx|checkbox\.css)/.test(id)) return "editing";
  if (needed("item-picker", id)) return "picker";
  if (needed("funnel-editor", id) && /\/(features\/filter|elements)\/|\/(kit\/near|lib\/days)\./.test(id))
    return "filter";
  return undefined;
}

/** Whether an entry imports a module from the start. Icons are one list of which each draws a few. */
function neededFromTheStart(getModuleInfo) {
  const reached = (entry) => {
    const modules = new Set([resolve(root, entries[entry])]);
    for (const id of modules) for (const next of importsOf(id, getModuleInfo)) modules.add(next);
    return modules;
  };
  // An entry defines its element, so nothing else may be in its file.
  return (entry, id) => !/\/(kit\/icons|entries)\//.test(id) && reached(entry).has(id);
}

/** What a module imports from the start. The schemas of documents are for pages that ask for them, and no element does. */
function importsOf(id, getModuleInfo) {
  return (getModuleInfo(id)?.importedIds ?? []).filter((next) => !/\/features\/\w+\/schema\.ts$/.test(next));
}

/** What all elements import from the start. Icons are one list of which each draws a few, so only those count that every one does. */
function neededByEvery(getModuleInfo) {
  const [first, ...others] = Object.keys(entries)
    .filter((name) => name.includes("-"))
    .map((name) => {
      const needed = new Set([resolve(root, entries[name])]);
      for (const id of needed) for (const next of importsOf(id, getModuleInfo)) needed.add(next);
      return needed;
    });
  const shared = [...first].filter((id) => others.every((needed) => needed.has(id)));
  return new Set(shared.filter((id) => !/\/kit\/icons\/(?!signs|draw)/.test(id)));
}

/** Chunks carry a hash in their names, so those of earlier builds would pile up. The Storybook build beside them stays. */
function cleanOutput() {
  return {
    name: "clean-output",
    buildStart() {
      if (!watching)
        for (const part of ["chunks", "types"])
          rmSync(resolve(root, "dist", part), { recursive: true, force: true });
    },
  };
}

/** The manifest and the data for code editors, from the declarations that the elements themselves use. */
function toolFiles() {
  return {
    name: "tool-files",
    async generateBundle() {
      const { toolFiles: generate } = await tsImport("./test/tools/manifest/index.ts", import.meta.url);
      for (const [fileName, source] of Object.entries(generate()))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}

/** `import css from "./x.css?inline"` gives the minified text, as Vite does, for adopted style sheets. */
function inlineCss() {
  const suffix = "?inline";
  return {
    name: "inline-css",
    resolveId(source, importer) {
      if (!source.endsWith(`.css${suffix}`) || !importer) return null;
      return `${resolve(dirname(importer), source.slice(0, -suffix.length))}${suffix}`;
    },
    load(id) {
      if (!id.endsWith(`.css${suffix}`)) return null;
      const filename = id.slice(0, -suffix.length);
      this.addWatchFile(filename);
      const { code } = transform({
        filename,
        code: readFileSync(filename),
        minify: true,
        targets: browserslistToTargets(["chrome 125", "firefox 128", "safari 17.5"]),
      });
      return `export default ${JSON.stringify(code.toString())};`;
    },
  };
}
