import ts from "typescript";
import type { Rule } from "./rule.js";
import { codeFiles, collect } from "./syntax.js";

/** Kana, kanji, and the punctuation and full-width forms that only Japanese text has. */
export const japanese = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}\u3000-\u30ff\uff01-\uff60]/u;

export const wordsInMessages: Rule = {
  name: "Japanese text is in messages.ts",
  check: (files) =>
    codeFiles(files)
      .filter(({ path }) => !/(^|\/)messages\.ts$|\.samples\.tsx?$/.test(path))
      .flatMap((file) =>
        collect(file, japaneseText).map(({ line, text }) => ({
          path: file.path,
          line,
          message: `says ${text}: move it to messages.ts, in both languages; a rule about letters takes escapes or a regular expression.`,
        })),
      ),
};

/** The text as written, so that an escape such as \u3042 passes: it is a rule about letters, not a word. */
function japaneseText(node: ts.Node): { text: string } | undefined {
  const isText =
    ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node);
  if (!isText && !ts.isJsxText(node)) return undefined;
  const text = node.getText().trim();
  return japanese.test(text) ? { text } : undefined;
}
