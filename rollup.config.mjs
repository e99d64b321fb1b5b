import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import commonjs from "@rollup/plugin-commonjs";
import inject from "@rollup/plugin-inject";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import typescript from "@rollup/plugin-typescript";
import { browserslistToTargets, transform } from "lightningcss";
import { tsImport } from "tsx/esm/api";
import ts from "typescript";
import { leanReact } from "./test/tools/build/lean-react.mjs";
import { ownBuiltIns } from "./test/tools/build/own-built-ins.mjs";
import { styleless } from "./test/tools/styleless.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const src = resolve(root, "src");
const { version } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8"));
const watching = process.argv.some((argument) => argument === "-w" || argument === "--watch");
const { elementTags } = await tsImport("./src/elements/registry.ts", import.meta.url);
const { chunkOfFile } = await tsImport("./test/tools/build/chunks.ts", import.meta.url);

/** One ESM file per entry. One named by a tag defines its element; the autoloader fetches those; others do nothing. */
export const entries = Object.fromEntries([
  ...["index", "autoloader", "global", ...elementTags].map((name) => [name, `src/entries/${name}.ts`]),
  ["jsx", "src/entries/jsx.tsx"],
]);

/** What we did not write changes rarely: files of their own stay cached over our releases. What every element needs is one. */
const packageChunks = {
  vendor: ["react", "react-dom", "scheduler", "@r2wc", "jotai", "ky", "valibot", "@tanstack"],
  lists: ["dayjs"],
  "message-insert": ["fuse.js"],
  "reservation-live": ["pusher-js"],
  "salon-holidays": ["@holiday-jp"],
};

/** MooTools takes the page's `Request` for itself, so ky is not shown that one. */
const kyRequest = [resolve(src, "lib/ky-request.ts"), "KyRequest"];

/** As `sideEffects` in package.json says: only entries do something by being there. What a barrel names and nobody uses is left. */
const treeshake = { moduleSideEffects: (id) => !/\/src\/(?!entries\/)/.test(id) };

/** TypeScript to JavaScript, file by file. Types are checked by `npm test`, and declarations have a build of their own. */
const translation = typescript({ tsconfig: "src/tsconfig.build.json" });

const modules = {
  input: entries,
  treeshake,
  output: {
    dir: "dist",
    format: "es",
    sourcemap: true,
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name]-[hash].js",
    manualChunks: chunkOf,
    // Else what a chunk needs would be put beside it, and everybody who needs that too would load the whole chunk.
    onlyExplicitManualChunks: true,
    plugins: watching ? [] : [minify({ module: true })],
  },
  plugins: [cleanOutput(), ...sourcePlugins(), translation, preloadLines(), toolFiles(), sizes()],
  onwarn,
};

/** For pages without modules: a small script that loads the entries. All is translated by then, and only read again. */
export const classic = {
  input: "src/entries/classic.tsx",
  treeshake,
  output: {
    file: "dist/console-editors.classic.js",
    format: "iife",
    sourcemap: true,
    plugins: watching ? [] : [minify()],
  },
  plugins: [
    ...sourcePlugins(),
    { name: "translated", resolveId: translation.resolveId, load: translation.load },
  ],
  onwarn,
};

/**
 * What `npx console-editors` runs, for Node: with all that it needs, so that who installs the package gets no other for it.
 * One file has the check, which knows nothing of demo data, the other the server.
 */
export const programs = {
  input: { "console-editors": "src/cli/main.ts", serve: "test/host/serve/main.ts" },
  external: /^node:/,
  // A description names what its call's endpoint says: of the function beside it, and of what that reads, nothing is needed.
  treeshake: { moduleSideEffects: (id) => !/\/src\/(?!cli\/)/.test(id) },
  output: {
    dir: "dist/cli",
    format: "es",
    entryFileNames: "[name].js",
    // Nobody keeps these in a cache, and without a hash none is left of earlier builds.
    chunkFileNames: "shared/[name].js",
    banner: ({ name }) => (name === "console-editors" ? "#!/usr/bin/env node" : ""),
  },
  plugins: [
    ownVersion(),
    json(),
    nodeResolve({ exportConditions: ["node"], preferBuiltins: true }),
    commonjs(),
    transpiled(),
    servedFiles(),
  ],
  onwarn,
};

export default [modules, classic, programs];

/** Everything but TypeScript; the benchmark builds ours by them too. */
export function sourcePlugins() {
  return [
    inlineCss(),
    json(),
    ownVersion(),
    jsxRuntime(),
    nodeResolve({ browser: true, extensions: [".mjs", ".js", ".ts", ".tsx"] }),
    leanReact(),
    commonjs(),
    inject({
      include: "**/node_modules/ky/**",
      modules: { "globalThis.Request": kyRequest, Request: kyRequest },
    }),
    ownBuiltIns(),
  ];
}

function ownVersion() {
  return replace({
    preventAssignment: true,
    values: {
      "process.env.NODE_ENV": '"production"',
      // What jotai asks; a browser would answer that this is none.
      "import.meta.env ? import.meta.env.MODE : void 0": '"production"',
      "import.meta.env.PACKAGE_VERSION": JSON.stringify(version),
    },
  });
}

/**
 * No function is moved into its caller: the closures that it makes would hold the caller's scope, and with it an element that
 * has left, all its nodes included, as long as the page keeps one of them (`test/e2e/freed.test.ts`).
 */
export function minify(options = {}) {
  const compress = { unsafe_arrows: true, keep_fargs: false, passes: 3, inline: false, reduce_funcs: false };
  return terser({ ecma: 2020, compress, ...options });
}

function onwarn(warning, warn) {
  // Files are only translated, so the compiler knows no library and needs none.
  if (warning.pluginCode === "TS2318") return;
  // jotai marks modules "use client"; the mark means nothing outside a server framework. `jsx` and `global` hold only types.
  if (!["MODULE_LEVEL_DIRECTIVE", "EMPTY_BUNDLE"].includes(warning.code)) warn(warning);
}

/**
 * Which file a module goes to: packages by the table above, ours by the lists beside the code (`chunks.ts` of each room,
 * `lazy-chunks.ts`, the registry).
 */
function chunkOf(id) {
  const packages = id.split("node_modules/");
  if (packages.length > 1) return packageChunk(packages.at(-1));
  // What makes CommonJS modules work, which only React is.
  if (id.includes("commonjsHelpers") || id.includes("jsx-runtime")) return "vendor";
  return chunkOfFile(relative(src, id.replace(/\?.*/, "")).split(sep).join("/"));
}

function packageChunk(path) {
  const chunk = Object.keys(packageChunks).find((name) =>
    packageChunks[name].some((each) => path.startsWith(`${each}/`)),
  );
  // ProseMirror is several packages, and only the message feature has them: one file less to wait for.
  return chunk ?? (/^(prosemirror-|orderedmap|w3c-keyname|rope-sequence)/.test(path) ? "message" : undefined);
}

/** Chunks carry a hash in their names, so those of earlier builds would pile up. */
function cleanOutput() {
  return {
    name: "clean-output",
    buildStart() {
      if (!watching) rmSync(resolve(root, "dist/chunks"), { recursive: true, force: true });
    },
  };
}

/** For pages that want all files of an entry asked for at once: the lines for their head, addresses from `dist`. */
function preloadLines() {
  return {
    name: "preload-lines",
    generateBundle(_options, bundle) {
      for (const entry of Object.values(bundle).filter(({ isEntry }) => isEntry)) {
        const needed = new Set(entry.imports);
        for (const file of needed) for (const next of bundle[file].imports) needed.add(next);
        if (needed.size === 0) continue;
        const lines = [...needed].map((file) => `<link rel="modulepreload" href="${file}">\n`);
        this.emitFile({ type: "asset", fileName: `${entry.name}.preload.html`, source: lines.join("") });
      }
    },
  };
}

/**
 * The manifest and the data for code editors, from the declarations that the elements themselves use, the pages about
 * elements, and what a host's server is asked and stores.
 */
function toolFiles() {
  return {
    name: "tool-files",
    async generateBundle() {
      const { toolFiles: generate } = await styleless("test/tools/manifest/index.ts");
      const { elementPages } = await tsImport("./test/tools/element-pages.ts", import.meta.url);
      const { descriptionFiles } = await styleless("test/tools/description/index.ts");
      const files = { ...generate(), ...elementPages(), ...(await descriptionFiles()) };
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}

/** What each element weighs, in the page on embedding: of the files as they were written. What is built while watching is not minified. */
function sizes() {
  return {
    name: "sizes",
    async writeBundle({ dir }) {
      if (watching) return;
      const { sizeMark, sizeTable } = await tsImport("./test/tools/size-table.ts", import.meta.url);
      const read = (path) => readFileSync(resolve(dir, path), "utf8");
      const page = resolve(dir, "docs/embedding.md");
      writeFileSync(page, readFileSync(page, "utf8").replace(sizeMark, sizeTable(read)));
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

/** React's runtime of JSX is CommonJS, whose members are looked up at each call: here they are names. */
function jsxRuntime() {
  const [name, ours] = ["react/jsx-runtime", "\0jsx-runtime"];
  return {
    name: "jsx-runtime",
    resolveId: (source, importer) => (source === name && importer !== ours ? ours : null),
    load: (id) =>
      id === ours ? `import runtime from "${name}"; export const { Fragment, jsx, jsxs } = runtime;` : null,
  };
}

/** `import table from "./x.json"` gives what is in the file, as Vite does. */
function json() {
  return {
    name: "json",
    transform(code, id) {
      return id.endsWith(".json") ? { code: `export default ${code}`, map: { mappings: "" } } : null;
    },
  };
}

/** TypeScript to JavaScript, file by file. The plugin for that would read all of `src` and of `test` again. */
function transpiled() {
  const compilerOptions = { target: "ES2022", module: "ESNext", verbatimModuleSyntax: true };
  return {
    name: "transpiled",
    resolveId(source, importer) {
      if (!/^\..*\.js$/.test(source) || !importer?.endsWith(".ts")) return null;
      const path = resolve(dirname(importer), source.replace(/js$/, "ts"));
      return existsSync(path) ? path : null;
    },
    transform(code, fileName) {
      if (!fileName.endsWith(".ts")) return null;
      const { outputText } = ts.transpileModule(code, { compilerOptions, fileName });
      return { code: outputText, map: { mappings: "" } };
    },
  };
}

/** What the pages of `console-editors serve` show lies beside it. */
function servedFiles() {
  const folder = resolve(root, "test/host/public");
  const names = ["serve-page.css", "serve-page.js"];
  return {
    name: "served-files",
    generateBundle() {
      const pictures = readdirSync(resolve(folder, "media")).map((name) => `media/${name}`);
      for (const name of [...names, ...pictures]) {
        const source = readFileSync(resolve(folder, name));
        this.emitFile({ type: "asset", fileName: `public/${name}`, source });
      }
    },
  };
}
