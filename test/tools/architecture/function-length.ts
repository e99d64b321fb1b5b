import ts from "typescript";
import type { Rule, TextFile } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

const most = 120;

export const functionLength: Rule = {
  name: "a function has at most 120 lines",
  check: (files) =>
    codeFiles(files).flatMap((file) =>
      collect(file, (node) => functionIn(file, node))
        .filter(({ lines }) => lines > most)
        .map(({ name, lines, line }) => ({
          path: file.path,
          line,
          message: `has ${name} with ${lines} lines, which are two ideas: move one of them into a function, a hook or a component of its own, named after it.`,
        })),
    ),
};

function functionIn(file: TextFile, node: ts.Node): { name: string; lines: number } | undefined {
  if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return undefined;
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  const lines = file.text.slice(node.getStart(), node.end).split("\n").length;
  return { name: named?.getText() ?? "a function without a name", lines };
}
