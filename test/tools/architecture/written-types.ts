import ts from "typescript";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

export const writtenTypes: Rule = {
  name: "an exported type is written, not taken from what a function returns",
  check: (files) =>
    codeFiles(files).flatMap((file) =>
      collect(file, takenType).map(({ line, name }) => ({
        path: file.path,
        line,
        message: `takes ${name} from what a function returns: write it as an interface beside the function, which is declared to return it.`,
      })),
    ),
};

function takenType(node: ts.Node): { name: string } | undefined {
  if (!ts.isTypeAliasDeclaration(node) || !ts.isTypeReferenceNode(node.type)) return undefined;
  const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const { typeName, typeArguments } = node.type;
  const isTaken = typeName.getText() === "ReturnType" && typeArguments?.some(ts.isTypeQueryNode);
  return isExported && isTaken ? { name: node.name.text } : undefined;
}
