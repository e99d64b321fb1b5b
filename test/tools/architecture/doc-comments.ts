import type { Rule, TextFile } from "./rule.js";
import { codeFiles } from "./syntax.js";

/** The first word of a doc comment that has a subordinate clause in the place of its noun or verb. */
const clause = /\/\*\*\s+(?:\*\s+)?(What|Whether|Of|Where|Who(?:se|ever)?|Whatever)\b(?!-)/g;

export const docComments: Rule = {
  name: "a doc comment begins with its noun or verb",
  check: (files) =>
    codeFiles(files).flatMap((file) =>
      [...file.text.matchAll(clause)].map(({ 1: word, index }) => ({
        path: file.path,
        line: lineOf(file, index),
        message: `has a doc comment that begins with "${word}": begin with what it is or does ("Index of…", "Resolves when…", "True when…").`,
      })),
    ),
};

function lineOf({ text }: TextFile, index: number): number {
  return text.slice(0, index).split("\n").length;
}
