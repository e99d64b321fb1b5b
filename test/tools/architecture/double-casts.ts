import ts from "typescript";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

/** So many are there. The number only gets smaller. */
const most = 25;

/** The compiler believes anything after it, so each is a place where it finds no mistake. */
export const doubleCasts: Rule = {
  name: `there are at most ${most} "as unknown as"`,
  check: (files) => {
    const found = codeFiles(files).flatMap((file) =>
      collect(file, (node) => (isDoubleCast(node) ? { path: file.path } : undefined)),
    );
    const message = `is one of ${found.length} \`as unknown as\`, of which there may be ${most}: take \`asPlainData\` of lib/plain-data.ts for plain data, check by \`satisfies\`, or mend the type where it comes from.`;
    return found.slice(most).map(({ path, line }) => ({ path, line, message }));
  },
};

function isDoubleCast(node: ts.Node): boolean {
  return (
    ts.isAsExpression(node) &&
    ts.isAsExpression(node.expression) &&
    node.expression.type.kind === ts.SyntaxKind.UnknownKeyword
  );
}
