import ts from "typescript";
import { importsOf } from "./imports.js";
import type { Rule, TextFile, Violation } from "./rule.js";
import { collect } from "./syntax.js";

const inFamily = /^(src\/features\/[^/]+\/(?:effects|conditions|placeholders))\/([^/]+)\/[^/]+$/;

export const families: Rule = {
  name: "every variant is in its family's list, under the name of its folder",
  check(files) {
    const variants = new Map<string, { family: string; name: string }>();
    for (const { path } of files) {
      const [, family, name] = inFamily.exec(path) ?? [];
      if (family && name && !["parts", "rules"].includes(name))
        variants.set(`${family}/${name}`, { family, name });
    }
    const imports = importsOf(files);
    return [...variants.values()].flatMap(({ family, name }) => [
      ...namedAfterFolder(files, family, name),
      ...listed(files, imports, family, name),
    ]);
  },
};

function namedAfterFolder(files: readonly TextFile[], family: string, name: string): Violation[] {
  const path = `${family}/${name}/${name}.ts`;
  const file = files.find((each) => each.path === path);
  if (!file)
    return [
      { path: `${family}/${name}`, message: `has no ${name}.ts: the definition is named after its folder.` },
    ];
  const [stated] = collect(file, statedName);
  if (stated?.name === name) return [];
  const message = `says name: "${stated?.name ?? ""}", but its folder is "${name}": folder, file and name are one word.`;
  return [{ path, ...(stated ? { line: stated.line } : {}), message }];
}

/** Imported by the list is not enough: the name must be used there, outside of the import. */
function listed(
  files: readonly TextFile[],
  imports: ReturnType<typeof importsOf>,
  family: string,
  name: string,
): Violation[] {
  const index = files.find(({ path }) => path === `${family}/index.ts`);
  const names = imports
    .filter(({ from, target }) => from === index?.path && target === `${family}/${name}/${name}.ts`)
    .flatMap((each) => each.names);
  const inList = index ? collect(index, listElement).map(({ element }) => element) : [];
  if (names.some((each) => inList.includes(each))) return [];
  const message = `does not list ${name}: import it and put it where its add button belongs.`;
  return [{ path: index?.path ?? `${family}/index.ts`, message }];
}

function statedName(node: ts.Node): { name: string } | undefined {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== "name") return undefined;
  return ts.isStringLiteralLike(node.initializer) ? { name: node.initializer.text } : undefined;
}

function listElement(node: ts.Node): { element: string } | undefined {
  return ts.isIdentifier(node) && ts.isArrayLiteralExpression(node.parent)
    ? { element: node.text }
    : undefined;
}
