import { posix } from "node:path";
import ts from "typescript";
import type { TextFile } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

/** One import, re-export or `import()` of a file. */
export interface Import {
  from: string;
  specifier: string;
  /** The imported file for a relative specifier, if it exists; a package or a missing file has none. */
  target?: string;
  /** Values taken from it, as the other side calls them; types are not among them. */
  names: readonly string[];
  typeOnly: boolean;
  /** By `import()`. */
  isDynamic: boolean;
  line: number;
}

const known = new WeakMap<readonly TextFile[], readonly Import[]>();

/** All imports of all TypeScript files, relative ones resolved among `files`; read once however many rules ask. */
export function importsOf(files: readonly TextFile[]): readonly Import[] {
  const imports = known.get(files) ?? readImports(files);
  known.set(files, imports);
  return imports;
}

function readImports(files: readonly TextFile[]): Import[] {
  const paths = new Set(files.map((file) => file.path));
  return codeFiles(files).flatMap((file) =>
    collect(file, readImport).map((found) => {
      const target = resolveImport(file.path, found.specifier, paths);
      return { from: file.path, ...found, ...(target ? { target } : {}) };
    }),
  );
}

function readImport(node: ts.Node): Omit<Import, "from" | "target" | "line"> | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const clause = node.importClause;
    const typeOnly = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return { specifier: node.moduleSpecifier.text, names: importedNames(clause), typeOnly, isDynamic: false };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    const clause = node.exportClause;
    const names = clause && ts.isNamedExports(clause) ? valueNames(clause.elements) : ["*"];
    return { specifier: node.moduleSpecifier.text, names, typeOnly: node.isTypeOnly, isDynamic: false };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    const specifier = argument && ts.isStringLiteralLike(argument) ? argument.text : "";
    return { specifier, names: ["*"], typeOnly: false, isDynamic: true };
  }
  if (
    ts.isImportTypeNode(node) &&
    ts.isLiteralTypeNode(node.argument) &&
    ts.isStringLiteral(node.argument.literal)
  ) {
    return { specifier: node.argument.literal.text, names: [], typeOnly: true, isDynamic: false };
  }
  return undefined;
}

function importedNames(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings;
  const named =
    bindings && ts.isNamedImports(bindings) ? valueNames(bindings.elements) : bindings ? ["*"] : [];
  return clause?.name ? ["default", ...named] : named;
}

function valueNames(elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): string[] {
  return elements.filter((each) => !each.isTypeOnly).map((each) => (each.propertyName ?? each.name).text);
}

/** As the bundler does: `.js` stands for the `.ts` or `.tsx` it is built from, `?inline` only says how to load. */
function resolveImport(from: string, specifier: string, paths: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ""));
  const stem = path.replace(/\.js$/, "");
  return [path, `${stem}.ts`, `${stem}.tsx`].find((candidate) => paths.has(candidate));
}
