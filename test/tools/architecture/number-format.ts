import ts from "typescript";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

/** The browser loads its tables for the first number that it formats: some milliseconds of a first picture, and tens of them on a busy machine. */
export const noNumberFormat: Rule = {
  name: "no browser's number format is in a first picture",
  check: (files) =>
    codeFiles(files)
      .filter(({ path }) => path.startsWith("src/"))
      .flatMap((file) =>
        collect(file, formatting).map(({ line, message }) => ({ path: file.path, line, message })),
      ),
};

function formatting(node: ts.Node): { message: string } | undefined {
  if (!ts.isPropertyAccessExpression(node) || !/^(toLocaleString|NumberFormat)$/.test(node.name.text))
    return undefined;
  return {
    message: `uses ${node.name.text}, whose first use is slow: use groupDigits of lib/digits.`,
  };
}
