import { posix } from "node:path";
import { type Import, importsOf } from "./imports.js";
import type { Rule, TextFile } from "./rule.js";

/** Where `import()` may stand besides files that are named deferred.tsx: what loads entries, and the program its other file. */
const loaders = /^src\/(entries\/(autoloader\.ts|classic\.tsx)|cli\/main\.ts)$/;

export const lazyChunks: Rule = {
  name: "import() stands in deferred.tsx, and loads a folder by its index",
  check: (files) =>
    dynamicImports(files).flatMap(({ from, target, line }) => {
      if (loaders.test(from)) return [];
      const isLazyFile = posix.basename(from) === "deferred.tsx";
      const isFolder = target !== undefined && posix.basename(target) === "index.ts";
      if (isLazyFile && isFolder) return [];
      const message = isLazyFile
        ? "loads a single file: defer a folder, by its index.ts."
        : "uses import(): import it statically; what is only needed after a gesture is a lazy chunk, with `deferredPart` in a deferred.tsx beside it, `<Deferred>` where it shows, and a line in src/elements/lazy-chunks.ts.";
      return [{ path: from, line, message }];
    }),
};

export const lazyChunkStaysApart: Rule = {
  name: "a lazy chunk is not imported statically from outside",
  check(files) {
    const folders = dynamicImports(files).flatMap(({ from, target }) =>
      target && posix.basename(from) === "deferred.tsx" ? [posix.dirname(target)] : [],
    );
    const inside = (path: string) => folders.find((folder) => path.startsWith(`${folder}/`));
    return importsOf(files).flatMap(({ from, target, typeOnly, names, isDynamic, line }) => {
      const folder = target && inside(target);
      const takesValues = !typeOnly && (names.length > 0 || !isDynamic);
      if (!folder || isDynamic || !takesValues || from.startsWith(`${folder}/`)) return [];
      const message = `imports ${target}, which is deferred: import the type only, show it by <Deferred>, or move what both need out of ${folder}.`;
      return [{ path: from, line, message }];
    });
  },
};

/** The list of lazy chunks, which the build reads: each of its keys is a folder of src. */
const list = "src/elements/lazy-chunks.ts";

export const lazyChunksListed: Rule = {
  name: "the lazy chunks are those of the list",
  check(files) {
    const text = files.find(({ path }) => path === list)?.text ?? "";
    const listed = [...text.matchAll(/^ {2}"([\w/-]+)": \{/gm)].map(([, folder]) => `src/${folder}`);
    const loaded = dynamicImports(files).flatMap(({ from, target = "", line }) =>
      posix.basename(from) === "deferred.tsx" ? [{ path: from, line, folder: posix.dirname(target) }] : [],
    );
    const unlisted = loaded
      .filter(({ folder }) => !listed.includes(folder))
      .map(({ path, line, folder }) => ({
        path,
        line,
        message: `loads ${folder}: name it in ${list}, with the file of the build that it goes into.`,
      }));
    const unloaded = listed
      .filter((folder) => !loaded.some((each) => each.folder === folder))
      .map((folder) => ({ path: list, message: `names ${folder}, which no deferred.tsx loads: remove it.` }));
    return [...unlisted, ...unloaded];
  },
};

function dynamicImports(files: readonly TextFile[]): Import[] {
  return importsOf(files).filter(({ isDynamic }) => isDynamic);
}
