import ts from "typescript";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

/**
 * A translator puts a node of its own in the place of a text. A text that comes and goes beside other children is then
 * missed by React, which breaks; the whole element is gone. In an element of its own it goes with that.
 */
export const ownTexts: Rule = {
  name: "a text that comes and goes has an element of its own",
  check: (files) =>
    codeFiles(files)
      .filter(({ path }) => path.startsWith("src/"))
      .flatMap((file) =>
        collect(file, bareText).map(({ line, message }) => ({ path: file.path, line, message })),
      ),
};

function bareText(node: ts.Node): { message: string } | undefined {
  if (ts.isJsxFragment(node) && node.children.some(isText)) {
    return { message: "has a text right in a fragment, beside whatever is around that: give it an element." };
  }
  if (!ts.isJsxExpression(node) || !ts.isJsxElement(node.parent)) return undefined;
  const isAlone = node.parent.children.filter((child) => !isLayout(child)).length === 1;
  if (isAlone || !node.expression || !comesAndGoes(node.expression)) return undefined;
  return { message: "has a text that is sometimes not there beside other children: give it an element." };
}

/** What only breaks the line in the source, and is no text on the page. */
function isLayout(node: ts.JsxChild): boolean {
  return ts.isJsxText(node) && node.text.trim() === "" && node.text.includes("\n");
}

function isText(node: ts.JsxChild): boolean {
  if (ts.isJsxText(node)) return node.text.trim() !== "";
  return ts.isJsxExpression(node) && node.expression !== undefined && saysSomething(node.expression);
}

function comesAndGoes(expression: ts.Expression): boolean {
  if (ts.isConditionalExpression(expression)) {
    return saysSomething(expression.whenTrue) || saysSomething(expression.whenFalse);
  }
  return (
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
    saysSomething(expression.right)
  );
}

/** A literal with a letter in it, or what a list of words says. */
function saysSomething(expression: ts.Expression): boolean {
  if (ts.isStringLiteralLike(expression)) return expression.text.trim() !== "";
  if (ts.isTemplateExpression(expression)) return true;
  if (ts.isParenthesizedExpression(expression)) return saysSomething(expression.expression);
  if (ts.isConditionalExpression(expression)) return comesAndGoes(expression);
  return /^\w*words\b[^<]*$/i.test(expression.getText());
}
