import ts from "typescript";
import { distinctWords } from "./distinct-words.js";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";
import { japanese } from "./words.js";

/** In so many messages.ts a sentence may stand; the next one takes it from a table. */
const most = 2;

export const wordsOnce: Rule = {
  name: "a sentence stands in at most two messages.ts",
  check: (files) => {
    const places = new Map<string, Map<string, number>>();
    for (const file of codeFiles(files).filter(({ path }) => /^src\/.*\/messages\.ts$/.test(path))) {
      for (const { line, text } of collect(file, sentence)) {
        const known = places.get(text) ?? new Map<string, number>();
        if (!known.has(file.path)) known.set(file.path, line);
        places.set(text, known);
      }
    }
    const repeated = [...places].filter(([text, known]) => known.size > most && !distinctWords.has(text));
    return repeated.map(([text, known]) => {
      const [path = "", line = 1] = [...known].at(-1) ?? [];
      return {
        path,
        line,
        message: `says ${text}, as ${known.size - 1} others do: pick it from screenWords (src/lib/messages.ts) or serverWords (src/collection/messages.ts), or say in distinct-words.ts why no table can say it.`,
      };
    });
  },
};

/** A word of a table: a text, a sentence with gaps whatever their names, or a list. */
function sentence(node: ts.Node): { text: string } | undefined {
  if (!ts.isPropertyAssignment(node) && !ts.isVariableDeclaration(node)) return undefined;
  const word =
    node.initializer && (ts.isArrowFunction(node.initializer) ? node.initializer.body : node.initializer);
  const text =
    word && (ts.isArrayLiteralExpression(word) ? word.elements.map(textOf).join(",") : textOf(word));
  return text && japanese.test(text) ? { text } : undefined;
}

function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return "";
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…");
}
