import { posix } from "node:path";
import ts from "typescript";
import type { Rule, TextFile } from "./rule.js";
import { collect } from "./syntax.js";

/** The doors that say what others may use: of features and of rooms that are one idea each. */
const door = /^(src\/(?:features\/[^/]+|list-editor|collection|references|element-base|editor))\/index\.ts$/;

/** Who may be the reason for an export: tests take what they need from its own file. */
const users = /^(src|stories|test\/host)\/.*\.tsx?$/;

export const noUnusedExports: Rule = {
  name: "what an index exports is used outside of its feature or room",
  check(files) {
    const used = namesUsed(files);
    return files.flatMap((file) => {
      const [, house] = door.exec(file.path) ?? [];
      if (!house) return [];
      return collect(file, exportedName).flatMap(({ name, line }) => {
        if (used.has(`${house} ${name}`) || used.has(`${house} *`)) return [];
        const message = `exports ${name}, which nothing outside uses: take it out; a test imports it from its own file.`;
        return [{ path: file.path, line, message }];
      });
    });
  },
};

/** What is taken from doors, as the door calls it, with the house before it. */
function namesUsed(files: readonly TextFile[]): ReadonlySet<string> {
  const used = new Set<string>();
  for (const file of files) {
    if (!users.test(file.path) || !file.text.includes("/index.js")) continue;
    for (const { specifier, names } of collect(file, takenNames)) {
      const target = posix.join(posix.dirname(file.path), specifier).replace(/\.js$/, ".ts");
      const [, house] = door.exec(target) ?? [];
      if (house && !file.path.startsWith(`${house}/`)) for (const name of names) used.add(`${house} ${name}`);
    }
  }
  return used;
}

function takenNames(node: ts.Node): { specifier: string; names: string[] } | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const bindings = node.importClause?.namedBindings;
    const names = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(otherName) : ["*"];
    return { specifier: node.moduleSpecifier.text, names: node.importClause ? names : [] };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    const clause = node.exportClause;
    const names = clause && ts.isNamedExports(clause) ? clause.elements.map(otherName) : ["*"];
    return { specifier: node.moduleSpecifier.text, names };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    return argument && ts.isStringLiteralLike(argument)
      ? { specifier: argument.text, names: ["*"] }
      : undefined;
  }
  return undefined;
}

function otherName(each: ts.ImportSpecifier | ts.ExportSpecifier): string {
  return (each.propertyName ?? each.name).text;
}

function exportedName(node: ts.Node): { name: string } | undefined {
  if (ts.isExportSpecifier(node)) return { name: node.name.text };
  const isExported =
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return undefined;
  const { name } = node as ts.Node as { name?: ts.Node };
  return name && ts.isIdentifier(name) ? { name: name.text } : undefined;
}
