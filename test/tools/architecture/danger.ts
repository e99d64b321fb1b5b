import ts from "typescript";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

const markup = [
  "dangerouslySetInnerHTML",
  "innerHTML",
  "outerHTML",
  "insertAdjacentHTML",
  "srcdoc",
  "srcDoc",
];

export const noInjection: Rule = {
  name: "no markup, style or code from text",
  check: (files) =>
    codeFiles(files).flatMap((file) =>
      collect(file, danger).map(({ line, message }) => ({ path: file.path, line, message })),
    ),
};

function danger(node: ts.Node): { message: string } | undefined {
  if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && markup.includes(node.text)) {
    return { message: `uses ${node.text}: render React elements, or set textContent.` };
  }
  if (isPartOfText(node) && /javascript:/i.test(node.text)) {
    return { message: "holds a javascript: address: to guard links, list the protocols that are allowed." };
  }
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return dangerousCall(node);
  if (
    (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
    node.tagName.getText() === "style"
  ) {
    return {
      message: "renders <style>, which a strict CSP blocks: write a css file and adopt it as a style sheet.",
    };
  }
  return undefined;
}

function dangerousCall(node: ts.CallExpression | ts.NewExpression): { message: string } | undefined {
  const callee = node.expression.getText();
  if (/^((globalThis|window|self)\.)?(eval|Function)$/.test(callee)) {
    return {
      message: `calls ${callee}, which a strict CSP blocks: write the code out, or use a table of functions.`,
    };
  }
  if (/(^|\.)document\.write(ln)?$/.test(callee))
    return { message: "writes into the page: render React elements." };
  const [first] = node.arguments ?? [];
  if (/\.setAttribute$/.test(callee) && first && ts.isStringLiteralLike(first) && first.text === "style") {
    return {
      message: "sets a style attribute, which a strict CSP blocks: set properties of .style, or a class.",
    };
  }
  return undefined;
}

function isPartOfText(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead | ts.JsxText {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isJsxText(node);
}
