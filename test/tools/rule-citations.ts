import type { TextFile } from "./architecture/rule.js";

const name = "[a-z][a-z0-9]*(?:-[a-z0-9]+)+";
const citation = new RegExp(`\\brules: (${name}(?:, ${name})*)`, "g");
/** In brackets nothing else may stand, so that a name with a capital or a blank is seen. */
const bracketed = /\(rules:\x20([^)]*)\)/g;
// Escaped, because this file is checked too. What is asked over HTTP is described here, so "the HTTP contract" is none of them.
const elsewhere = new RegExp(
  [
    /\u00a7|\bapi 0\.\d|\bactions\x2dand-filters\b|\bfriends\x2dand-operations\b|\bcontract \w[\w-]*\.md\b|\bwords\x2emd\b/,
    /\b[Tt]he\x20(?:contract|spec)\b|\bproduct\x20owner\b|\bno\x20specification\b|\bpublic\x20surface (?:asks|fixes|gives|wants)\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** A place in a file; `line` counts from 1. */
export interface Place {
  path: string;
  line: number;
  text: string;
}

/** The headings `### a-name` of every RULES.md, in their order. */
export function ruleNames(files: readonly TextFile[]): Place[] {
  return files
    .filter(({ path }) => path.endsWith("/RULES.md"))
    .flatMap((file) => places(file, (line) => (line.startsWith("### ") ? [line.slice(4)] : [])));
}

/** The names after `rules:` in comments and prose, one place a name. */
export function citedRules(files: readonly TextFile[]): Place[] {
  return files.flatMap((file) =>
    places(file, (line) => [
      ...[...line.matchAll(citation)].flatMap(([, names = ""]) => names.split(", ")),
      ...[...line.matchAll(bracketed)].flatMap(([, names = ""]) =>
        names.split(", ").filter((each) => !new RegExp(`^${name}$`).test(each)),
      ),
    ]),
  );
}

/** The lines that cite a document which is not in the repository. */
export function citationsOfOtherDocuments(files: readonly TextFile[]): Place[] {
  return files.flatMap((file) => places(file, (line) => (elsewhere.test(line) ? [line.trim()] : [])));
}

function places({ path, text }: TextFile, find: (line: string) => string[]): Place[] {
  return text
    .split("\n")
    .flatMap((line, index) => find(line).map((found) => ({ path, line: index + 1, text: found })));
}
