import ts from "typescript";
import type { Rule, TextFile } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

const most = 120;

/** Those that are too long today. The list only gets shorter: a new one is split, and one that was split is taken out. */
const long = new Set([
]);

export const functionLength: Rule = {
  name: "a function has at most 120 lines",
  check: (files) =>
    codeFiles(files).flatMap((file) => {
      const found = collect(file, (node) => functionIn(file, node));
      const tooLong = found
        .filter(({ name, lines }) => lines > most && !long.has(`${file.path} ${name}`))
        .map(({ name, lines, line }) => ({
          path: file.path,
          line,
          message: `has ${name} with ${lines} lines, which are two ideas: move one of them into a function, a hook or a component of its own, named after it.`,
        }));
      const split = [...long]
        .filter((each) => each.startsWith(`${file.path} `))
        .filter((each) => !found.some(({ name, lines }) => lines > most && each === `${file.path} ${name}`))
        .map((each) => ({
          path: file.path,
          message: `has no long ${each.split(" ")[1]} any more: take it out of the list in test/tools/architecture/function-length.ts.`,
        }));
      return [...tooLong, ...split];
    }),
};

function functionIn(file: TextFile, node: ts.Node): { name: string; lines: number } | undefined {
  if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return undefined;
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  const lines = file.text.slice(node.getStart(), node.end).split("\n").length;
  return { name: named?.getText() ?? "a function without a name", lines };
}
