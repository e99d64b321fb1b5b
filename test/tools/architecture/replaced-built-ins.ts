import ts from "typescript";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

/**
 * What Prototype.js 1.7 and MooTools 1.4 put in the place of built-ins and that no longer does what the language says,
 * with what does instead. (Their `map`, `find`, `some`, `every`, `reverse`, `bind`, `repeat` and `Object.values` do.)
 */
const replaced: readonly { is: RegExp; instead: string }[] = [
  { is: /^Array\.from$/, instead: "spread, then map" },
  { is: /\.entries$/, instead: "withIndex for lists; for maps and forms iterate over the thing itself" },
  {
    is: /^((globalThis|window|self)\.)?(Event|Request)$/,
    instead: "CustomEvent, or an address with plain options",
  },
  { is: /^Date\.parse$|\.(toISOString|toJSON)$/, instead: "the parts of the date" },
  { is: /\.scrollTo$/, instead: "scrollTop and scrollLeft, or scrollIntoView" },
];

export const noReplacedBuiltIns: Rule = {
  name: "nothing is called that legacy libraries replace",
  check: (files) =>
    codeFiles(files)
      .filter(({ path }) => path.startsWith("src/"))
      .flatMap((file) =>
        collect(file, replacedCall).map(({ line, message }) => ({ path: file.path, line, message })),
      ),
};

function replacedCall(node: ts.Node): { message: string } | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const callee = node.expression.getText();
  const found = replaced.find(({ is }) => is.test(callee) && !callee.startsWith("Object."));
  return (
    found && {
      message: `calls ${callee}, which a page's old library may have replaced: use ${found.instead}.`,
    }
  );
}
