import { importsOf } from "./imports.js";
import type { Rule } from "./rule.js";

/** Each room of src and those it may import, besides itself. */
const below: Record<string, readonly string[]> = {
  entries: [
    "elements",
    "features",
    "list-editor",
    "collection",
    "references",
    "element-base",
    "editor",
    "api",
    "kit",
    "lib",
  ],
  elements: [
    "features",
    "list-editor",
    "collection",
    "references",
    "element-base",
    "editor",
    "api",
    "kit",
    "lib",
  ],
  features: ["list-editor", "collection", "references", "editor", "api", "kit", "lib"],
  "list-editor": ["editor", "api", "kit", "lib"],
  collection: ["editor", "api", "kit", "lib"],
  references: ["collection", "editor", "api", "kit", "lib"],
  "element-base": ["collection", "editor", "api", "kit", "lib"],
  editor: ["api", "kit", "lib"],
  // The program for Node: it asks a server, and shows nothing in a page.
  cli: ["api", "lib"],
  api: ["lib"],
  kit: ["lib"],
  lib: [],
};

/** The one feature that rooms stand on: references show the picker, so it must do without them. */
const underRooms = {
  feature: "src/features/picker/",
  room: "references",
  without: ["references", "list-editor"],
};

export const layers: Rule = {
  name: "a room imports only from the rooms below it",
  check: (files) =>
    importsOf(files).flatMap(({ from, target, line, typeOnly }) => {
      const own = roomOf(from) ?? "";
      const other = target && roomOf(target);
      // A variant puts what it does into sentences, and so names the type of what forms them.
      if (own === "list-editor" && other === "references" && typeOnly) return [];
      const allowed = other && allowedTo(from, own, target);
      if (!other || other === own || !allowed || allowed.includes(other)) return [];
      const said = allowed.length ? allowed.join(", ") : "packages only";
      const message = `imports ${target}, but ${own} may import ${said}: pass it in as a value, or move what both need down.`;
      return [{ path: from, line, message }];
    }),
};

function allowedTo(from: string, room: string, target: string): readonly string[] | undefined {
  const { feature, without } = underRooms;
  const allowed = below[room];
  if (from.startsWith(feature)) return allowed?.filter((each) => !without.includes(each));
  return room === underRooms.room && target.startsWith(feature) ? [...(allowed ?? []), "features"] : allowed;
}

export const places: Rule = {
  name: "all code of src is in a room",
  check: (files) =>
    files
      .filter(({ path }) => /^src\/.*\.(tsx?|css)$/.test(path) && !below[roomOf(path) ?? ""])
      .map(({ path }) => ({
        path,
        message: `is in no room: move it into ${Object.keys(below).join(", ")}.`,
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
      // An address that is made at run time is no package.
      if (specifier === "" || specifier.startsWith(".") || allowed.includes(packageOf(specifier))) return [];
      // Node itself, for the program that runs in it.
      if (specifier.startsWith("node:") && from.startsWith("src/cli/")) return [];
      const message = `imports "${specifier}", which is not in \`dependencies\` of package.json: add it there, or do without.`;
      return [{ path: from, line, message }];
    });
  },
};

function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

function roomOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}
