import ts from "typescript";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

/** An engine has another `key` for Shift+Tab, and few who compare it by hand know that. */
export const oneTabKey: Rule = {
  name: "Tab is known by isTabKey",
  check: (files) =>
    codeFiles(files)
      .filter(({ path }) => path !== "src/kit/tab-key.ts")
      .flatMap((file) =>
        collect(file, named).map(({ line, message }) => ({ path: file.path, line, message })),
      ),
};

function named(node: ts.Node): { message: string } | undefined {
  if (!ts.isStringLiteralLike(node) || node.text !== "Tab") return undefined;
  return {
    message:
      "compares a key with Tab, which not every engine gives for Shift+Tab: use isTabKey of kit/tab-key.",
  };
}
