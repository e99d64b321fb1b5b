import ts from "typescript";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

/** An attribute that is no setting would draw the whole element again, and no test of a single element would tell. */
export const keptSettings: Rule = {
  name: "settings that say the same stay the same object",
  check: (files) =>
    codeFiles(files)
      .filter(({ path, text }) => path.startsWith("src/elements/") && !text.includes("this.keptSettings("))
      .flatMap((file) =>
        collect(file, following).map(({ line, message }) => ({ path: file.path, line, message })),
      ),
};

function following(node: ts.Node): { message: string } | undefined {
  if (!ts.isMethodDeclaration(node) || node.name.getText() !== "settingsChanged") return undefined;
  if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.OverrideKeyword)) return undefined;
  return { message: "gives its model settings that are new at each change: make them by this.keptSettings." };
}
