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
      if (typeOnly || !names.includes("createStore") || from.startsWith("src/element-base/")) return [];
      return [
        {
          path: from,
          line,
          message: "makes a store: only src/element-base does, one an element; take atoms from its model.",
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

/** Where each element, or each editor in it, has a state of its own. What a page has once stands in element-base. */
const ownState = /^src\/(features|list-editor|collection|references|editor)\//;

export const noModuleState: Rule = {
  name: "state belongs to a model or a component, not to a module",
  check: (files) =>
    codeFiles(files)
      .filter(({ path }) => ownState.test(path))
      .flatMap((file) =>
        collect(file, moduleState).map(({ line, what }) => ({
          path: file.path,
          line,
          message: `keeps ${what} at module level, for all editors of a page: keep it in the model, a ref or a context.`,
        })),
      ),
};

/** A variable that changes, and a collection that is empty at first and so is to be filled. */
function moduleState(node: ts.Node): { what: string } | undefined {
  if (!ts.isVariableDeclaration(node) || !ts.isVariableDeclarationList(node.parent)) return undefined;
  const statement = node.parent.parent;
  if (!ts.isVariableStatement(statement) || !ts.isSourceFile(statement.parent)) return undefined;
  if (!(node.parent.flags & ts.NodeFlags.Const)) return { what: `\`${node.name.getText()}\`` };
  const made = node.initializer;
  if (!made || !ts.isNewExpression(made) || (made.arguments ?? []).length > 0) return undefined;
  const what = made.expression.getText();
  return /^(Weak)?(Map|Set)$/.test(what) ? { what: `a ${what}` } : undefined;
}
