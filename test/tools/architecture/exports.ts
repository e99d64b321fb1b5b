import ts from "typescript";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

export const namedExports: Rule = {
  name: "every export has a name",
  check: (files) =>
    codeFiles(files).flatMap((file) =>
      collect(file, defaultExport).map(({ line }) => ({
        path: file.path,
        line,
        message: "has a default export: give it a name, so that it is called the same everywhere.",
      })),
    ),
};

function defaultExport(node: ts.Node): object | undefined {
  if (ts.isExportAssignment(node)) return {};
  if (ts.isExportSpecifier(node)) return node.name.text === "default" ? {} : undefined;
  return node.kind === ts.SyntaxKind.DefaultKeyword && !ts.isDefaultClause(node.parent) ? {} : undefined;
}
