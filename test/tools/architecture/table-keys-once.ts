import ts from "typescript";
import type { Rule, TextFile } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";
import { keysOf, type Places, tableKeys } from "./table-keys.js";

export const tableKeysOnce: Rule = {
  name: "a table of words has each key once, spreads included",
  check: (files) => {
    const places: Places = new Map(files.map((file) => [file.path, file]));
    const tables = codeFiles(files).filter(({ path }) => /^src\/(?!api\/).*\/messages\.ts$/.test(path));
    return tables.flatMap((file) =>
      collect(file, (node) => problem(node, file, places)).map(({ line, message }) => ({
        path: file.path,
        line,
        message,
      })),
    );
  },
};

function problem(node: ts.Node, file: TextFile, places: Places): { message: string } | undefined {
  const sources = sourcesOf(node, file, places);
  if (!sources) return undefined;
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { text, keys } of sources) {
    if (!keys)
      return { message: `spreads ${text}, whose keys cannot be read here: spread a table by its name.` };
    for (const key of keys) {
      if (seen.has(key)) twice.add(key);
      seen.add(key);
    }
  }
  if (twice.size === 0) return undefined;
  return {
    message: `has ${[...twice].join(", ")} twice, and the last one is said everywhere: give one of them another name.`,
  };
}

/** What the keys of a table come from, in the order of writing; nothing where nothing else comes in. */
function sourcesOf(node: ts.Node, file: TextFile, places: Places) {
  if (ts.isCallExpression(node)) {
    const parts = tableKeys(node, "ja", file, places);
    return parts && parts.length > 1 ? parts : undefined;
  }
  if (!ts.isObjectLiteralExpression(node) || !node.properties.some(ts.isSpreadAssignment)) return undefined;
  return node.properties.map((property) => ({
    text: property.getText(),
    keys: ts.isSpreadAssignment(property)
      ? keysOf(property.expression, file, places)
      : new Set([property.name?.getText() ?? ""]),
  }));
}
