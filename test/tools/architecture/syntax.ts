import ts from "typescript";
import type { TextFile } from "./rule.js";

const parsed = new WeakMap<TextFile, ts.SourceFile>();

/** The syntax tree of a TypeScript file; parsed once however many rules look at it. */
export function syntaxOf(file: TextFile): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const kind = file.path.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.ES2022, true, kind);
  parsed.set(file, tree);
  return tree;
}

/** The TypeScript files among these. */
export function codeFiles(files: readonly TextFile[]): TextFile[] {
  return files.filter(({ path }) => /^src\/.*\.tsx?$/.test(path));
}

/** Every node of a file that `pick` answers something for, in order of reading. */
export function collect<T>(file: TextFile, pick: (node: ts.Node) => T | undefined): (T & { line: number })[] {
  const tree = syntaxOf(file);
  const found: (T & { line: number })[] = [];
  visit(tree);
  return found;

  function visit(node: ts.Node) {
    const picked = pick(node);
    if (picked !== undefined) {
      found.push({ ...picked, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 });
    }
    ts.forEachChild(node, visit);
  }
}
