import ts from "typescript";
import { importsOf } from "./imports.js";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

export const oneStoreAnElement: Rule = {
  name: "only an element makes a store",
  check: (files) =>
    importsOf(files).flatMap(({ from, specifier, names, line, typeOnly }) => {
      if (!/^jotai($|\/)/.test(specifier)) return [];
      if (names.includes("getDefaultStore")) {
        return [
          {
            path: from,
            line,
            message: "takes jotai's default store, which all editors of a page share: use the element's own.",
          },
        ];
      }
      if (typeOnly || !names.includes("createStore") || from.startsWith("src/elements/")) return [];
      return [
        {
          path: from,
          line,
          message: "makes a store: only src/elements does, one an element; take atoms from its model.",
        },
      ];
    }),
};

export const noSharedAtoms: Rule = {
  name: "atoms belong to a model, not to a module",
  check: (files) =>
    codeFiles(files).flatMap((file) =>
      collect(file, moduleLevelAtom).map(({ line }) => ({
        path: file.path,
        line,
        message: "makes an atom once for all editors of a page: make it inside a create…Model function.",
      })),
    ),
};

function moduleLevelAtom(node: ts.Node): object | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  if (!/^atom($|With|Family$)/.test(node.expression.text)) return undefined;
  return ts.findAncestor(node, ts.isFunctionLike) ? undefined : {};
}
