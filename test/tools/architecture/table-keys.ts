import { posix } from "node:path";
import ts from "typescript";
import type { TextFile } from "./rule.js";
import { syntaxOf } from "./syntax.js";

/** All files by their paths. */
export type Places = ReadonlyMap<string, TextFile>;

type Keys = ReadonlySet<string>;

interface Found {
  readonly node: ts.Expression;
  readonly file: TextFile;
}

/** The keys of an object as it is written, spreads included; `undefined` where that cannot be told from the text. */
export function keysOf(expression: ts.Expression, file: TextFile, places: Places): Keys | undefined {
  const node = unwrapped(expression);
  if (ts.isPropertyAccessExpression(node)) {
    const base = resolved(node.expression, file, places);
    const parts =
      base && ts.isCallExpression(base.node) && tableKeys(base.node, node.name.text, base.file, places);
    if (parts) return union(parts.map(({ keys }) => keys));
  }
  const found = resolved(node, file, places);
  if (!found || !ts.isObjectLiteralExpression(found.node)) return undefined;
  return union(
    found.node.properties.map((property) =>
      ts.isSpreadAssignment(property)
        ? keysOf(property.expression, found.file, places)
        : new Set([property.name?.getText() ?? ""]),
    ),
  );
}

/** Where the words of one language come from in `words({ shared, ja, en })` or `pick(table, "a b")`; of another call nothing. */
export function tableKeys(
  call: ts.CallExpression,
  language: string,
  file: TextFile,
  places: Places,
): { text: string; keys: Keys | undefined }[] | undefined {
  const [first, second] = call.arguments;
  const made = call.expression.getText();
  if (made === "pick" && second && ts.isStringLiteralLike(second))
    return [{ text: "pick", keys: new Set(second.text.split(" ")) }];
  if (made !== "words" || !first || !ts.isObjectLiteralExpression(first)) return undefined;
  const own = memberOf(first, language);
  const shared = memberOf(first, "shared");
  const parts = own ? [{ text: language, keys: keysOf(own, file, places) }] : [];
  return shared ? [...sharedKeys(shared, language, file, places), ...parts] : parts;
}

function sharedKeys(shared: ts.Expression, language: string, file: TextFile, places: Places) {
  const found = resolved(shared, file, places);
  const unread = [{ text: shared.getText(), keys: undefined }];
  if (!found) return unread;
  if (ts.isCallExpression(found.node)) return tableKeys(found.node, language, found.file, places) ?? unread;
  const own = ts.isObjectLiteralExpression(found.node) ? memberOf(found.node, language) : undefined;
  return own ? [{ text: shared.getText(), keys: keysOf(own, found.file, places) }] : unread;
}

/** What a name or a member of one stands for. */
function resolved(expression: ts.Expression, file: TextFile, places: Places): Found | undefined {
  const node = unwrapped(expression);
  if (ts.isIdentifier(node)) return declared(node.text, file, places);
  if (!ts.isPropertyAccessExpression(node)) return { node, file };
  const base = resolved(node.expression, file, places);
  if (!base) return undefined;
  const [table] = ts.isCallExpression(base.node) ? base.node.arguments : [base.node];
  const member = table && ts.isObjectLiteralExpression(table) && memberOf(table, node.name.text);
  return member ? resolved(member, base.file, places) : undefined;
}

/** The value of a name in a file, which may have it from another. */
function declared(name: string, file: TextFile, places: Places): Found | undefined {
  for (const statement of syntaxOf(file).statements) {
    if (ts.isVariableStatement(statement)) {
      const own = statement.declarationList.declarations.find((each) => each.name.getText() === name);
      if (own?.initializer) return resolved(own.initializer, file, places);
    }
    const elsewhere = importedAs(name, statement);
    const from = elsewhere && fileAt(elsewhere.specifier, file, places);
    const found = from && declared(elsewhere.name, from, places);
    if (found) return found;
  }
  return undefined;
}

function importedAs(name: string, statement: ts.Statement): { name: string; specifier: string } | undefined {
  const isImport = ts.isImportDeclaration(statement);
  if (!isImport && !ts.isExportDeclaration(statement)) return undefined;
  const { moduleSpecifier } = statement;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  const specifier = moduleSpecifier.text;
  const clause = isImport ? statement.importClause?.namedBindings : statement.exportClause;
  if (!clause) return isImport ? undefined : { name, specifier };
  if (!ts.isNamedImports(clause) && !ts.isNamedExports(clause)) return undefined;
  const named = [...clause.elements].find((each) => each.name.text === name);
  return named && { name: (named.propertyName ?? named.name).text, specifier };
}

function fileAt(specifier: string, { path }: TextFile, places: Places): TextFile | undefined {
  const target = posix.join(posix.dirname(path), specifier);
  return places.get(target.replace(/\.js$/, ".ts")) ?? places.get(target.replace(/\.js$/, ".tsx"));
}

function memberOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

function unwrapped(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? unwrapped(node.expression) : node;
}

function union(sets: readonly (Keys | undefined)[]): Keys | undefined {
  const all = new Set<string>();
  for (const keys of sets) {
    if (!keys) return undefined;
    for (const key of keys) all.add(key);
  }
  return all;
}
