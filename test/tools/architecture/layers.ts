import { importsOf } from "./imports.js";
import type { Rule } from "./rule.js";

/** Each folder of src and those it may import, besides itself. */
const below: Record<string, readonly string[]> = {
  entries: ["elements", "features", "api", "kit", "lib"],
  elements: ["features", "api", "kit", "lib"],
  features: ["api", "kit", "lib"],
  api: ["lib"],
  kit: ["lib"],
  lib: [],
};

export const layers: Rule = {
  name: "a layer imports only from the layers below it",
  check: (files) =>
    importsOf(files).flatMap(({ from, target, line }) => {
      const own = layerOf(from) ?? "";
      const other = target && layerOf(target);
      if (!other || other === own || !below[own] || below[own].includes(other)) return [];
      const allowed = below[own].length ? below[own].join(", ") : "packages only";
      const message = `imports ${target}, but ${own} may import ${allowed}: pass it in as a value, or move what both need down.`;
      return [{ path: from, line, message }];
    }),
};

export const places: Rule = {
  name: "all code of src is in a layer",
  check: (files) =>
    files
      .filter(({ path }) => /^src\/.*\.(tsx?|css)$/.test(path) && !below[layerOf(path) ?? ""])
      .map(({ path }) => ({
        path,
        message: `is in no layer: move it into ${Object.keys(below).join(", ")}.`,
      })),
};

export const relativeImports: Rule = {
  name: "a relative import names an existing file of src, with its extension",
  check: (files) =>
    importsOf(files).flatMap(({ from, specifier, target, line }) => {
      if (!specifier.startsWith(".")) return [];
      if (!/\.(js|json|css\?inline)$/.test(specifier)) {
        return [
          {
            path: from,
            line,
            message: `imports "${specifier}": write .js (for .ts and .tsx), .json or .css?inline.`,
          },
        ];
      }
      if (target?.startsWith("src/")) return [];
      return [
        { path: from, line, message: `imports "${specifier}", which is no file of src: correct the path.` },
      ];
    }),
};

export const runtimePackages: Rule = {
  name: "src imports only the packages of `dependencies`",
  check(files) {
    const manifest = files.find(({ path }) => path === "package.json");
    const allowed = Object.keys(JSON.parse(manifest?.text ?? "{}").dependencies ?? {});
    return importsOf(files).flatMap(({ from, specifier, line }) => {
      if (specifier.startsWith(".") || allowed.includes(packageOf(specifier))) return [];
      const message = `imports "${specifier}", which is not in \`dependencies\` of package.json: add it there, or do without.`;
      return [{ path: from, line, message }];
    });
  },
};

function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

function layerOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}
