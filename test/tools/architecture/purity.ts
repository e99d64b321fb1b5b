import ts from "typescript";
import { importsOf } from "./imports.js";
import type { Rule, TextFile, Violation } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

const browserOnly = new Set([
  "window",
  "document",
  "localStorage",
  "sessionStorage",
  "navigator",
  "location",
]);

export const purity: Rule = {
  name: "a .ts file is pure: no React, no .tsx, no browser globals",
  check: (files) => [...impureImports(files), ...codeFiles(files).filter(isPure).flatMap(browserGlobals)],
};

function impureImports(files: readonly TextFile[]): Violation[] {
  return importsOf(files).flatMap(({ from, specifier, target, line }) => {
    if (!isPure({ path: from })) return [];
    if (isReact(specifier)) {
      const message = `imports "${specifier}", which is React: put it in a .tsx file (for atoms use jotai/vanilla).`;
      return [{ path: from, line, message }];
    }
    // An entry ties an element to its tag, and the element is a .tsx; an index hands out both.
    if (!target?.endsWith(".tsx") || from.startsWith("src/entries/") || from.endsWith("/index.ts")) return [];
    const message = `imports ${target}, even if only a type: move what it needs into a .ts file, or rename this to .tsx.`;
    return [{ path: from, line, message }];
  });
}

function isReact(specifier: string): boolean {
  if (/^jotai($|\/)/.test(specifier)) return !/^jotai\/vanilla($|\/)/.test(specifier);
  return /^react(-dom)?($|\/)/.test(specifier);
}

function browserGlobals(file: TextFile): Violation[] {
  const own = new Set(collect(file, declaredName).map(({ name }) => name));
  return collect(file, globalUse)
    .filter(({ name }) => !own.has(name))
    .map(({ name, line }) => ({
      path: file.path,
      line,
      message: `uses \`${name}\`: take it as a parameter, and let a .tsx pass it in.`,
    }));
}

/** Names that the file itself declares (a parameter `location`, say) are not the browser's. */
function declaredName(node: ts.Node): { name: string } | undefined {
  if (!ts.isIdentifier(node) || !browserOnly.has(node.text)) return undefined;
  const { parent } = node;
  const declares =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isImportSpecifier(parent);
  return declares && parent.name === node ? { name: node.text } : undefined;
}

function globalUse(node: ts.Node): { name: string } | undefined {
  if (!ts.isIdentifier(node) || !browserOnly.has(node.text)) return undefined;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return /^(globalThis|self)$/.test(parent.expression.getText()) ? { name: node.text } : undefined;
  }
  // `{ location: … }`, `interface Salon { location: string }` and `{ location: place } = salon` only spell a key.
  if ("name" in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent)) return undefined;
  if ("propertyName" in parent && parent.propertyName === node) return undefined;
  return { name: node.text };
}

function isPure({ path }: { path: string }): boolean {
  return /^src\/.*\.ts$/.test(path);
}
