import ts from "typescript";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

const parts =
  /^(Activity|Children|Profiler|PureComponent|StrictMode|Suspense|ViewTransition|addTransitionType|cache|cacheSignal|cloneElement|createRef|forwardRef|hydrateRoot|isValidElement|lazy|preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|startTransition|use|useActionState|useFormStatus|useOptimistic|useTransition)$/;
/** React would put these into the page's head, or take them for the page's own. */
const headTags = /^(base|body|head|html|link|meta|script|style|title)$/;

/** The build leaves out of React what no element uses, about 30 KiB of the first files. */
export const leftOutOfReact: Rule = {
  name: "nothing uses a part of React that the build leaves out (test/tools/build/lean-react.mjs)",
  check: (files) =>
    codeFiles(files).flatMap((file) =>
      collect(file, use).map(({ line, message }) => ({ path: file.path, line, message })),
    ),
};

function use(node: ts.Node): { message: string } | undefined {
  const what = imported(node) ?? drawn(node);
  return what === undefined
    ? undefined
    : {
        message: `uses ${what}, which the build leaves out of React: go without, or let lean-react leave it in.`,
      };
}

function imported(node: ts.Node): string | undefined {
  if (!ts.isImportDeclaration(node) || !/^react(-dom(\/client)?)?$/.test(moduleName(node))) return undefined;
  const { importClause } = node;
  if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return undefined;
  const names = importClause.namedBindings;
  // What is asked of a name for everything would not be seen here.
  if (!names || !ts.isNamedImports(names)) return "all of a package";
  return names.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ propertyName, name }) => (propertyName ?? name).text)
    .find((name) => parts.test(name));
}

function moduleName({ moduleSpecifier }: ts.ImportDeclaration): string {
  return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : "";
}

function drawn(node: ts.Node): string | undefined {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return undefined;
  const tag = node.tagName.getText();
  if (headTags.test(tag)) return `<${tag}>`;
  const given = node.attributes.properties.map((each) => each.name?.getText());
  if (tag === "Fragment" && given.includes("ref")) return "a Fragment's ref";
  return tag === "form" && given.includes("action") ? "an action of a form" : undefined;
}
