import { posix } from "node:path";
import { gzipSync } from "node:zlib";

/** Gives the text of a built file by its path inside `dist`, or undefined when there is none. */
export type ReadBuilt = (path: string) => string | undefined;

/** A built file and what it costs on the wire, in KiB after gzip. */
export interface BuiltFile {
  path: string;
  kibibytes: number;
}

/** What a page fetches because of an entry. */
export interface EntryFiles {
  /** Before anything runs: the entry and all that it imports statically, the entry first. */
  first: readonly BuiltFile[];
  /** By `import()`, from those or from what came so: each with what it imports statically and nobody had before. */
  later: readonly (readonly BuiltFile[])[];
}

/** Reads what was built, and not what the bundler says of it. */
export function filesOfEntry(entry: string, read: ReadBuilt): EntryFiles {
  const first = reached([entry], importedBy);
  const all = reached(first, (path) => [...importedBy(path), ...importedLaterBy(path)]);
  const parts = new Set(all.flatMap(importedLaterBy));
  const later = [...parts].map((part) => reached([part], importedBy).filter((path) => !first.includes(path)));
  return { first: first.map(weigh), later: later.map((files) => files.map(weigh)) };

  function importedBy(path: string): string[] {
    return specifiersIn(path, /(?:\bfrom|\bimport)\s*["'](\.[^"'\n]+)["']/g);
  }

  function importedLaterBy(path: string): string[] {
    return specifiersIn(path, /\bimport\(\s*["'`](\.[^"'`\n]+)["'`]/g);
  }

  function specifiersIn(path: string, pattern: RegExp): string[] {
    return [...mustRead(path).matchAll(pattern)].map(([, specifier = ""]) =>
      posix.join(posix.dirname(path), specifier),
    );
  }

  function weigh(path: string): BuiltFile {
    return { path, kibibytes: gzipSync(mustRead(path), { level: 9 }).length / 1024 };
  }

  function mustRead(path: string): string {
    const text = read(path);
    if (text === undefined)
      throw new Error(`dist/${path} is missing: a build is needed first (npm run build).`);
    return text;
  }
}

/** KiB of all of them. */
export function totalKibibytes(files: readonly BuiltFile[]): number {
  return files.reduce((sum, { kibibytes }) => sum + kibibytes, 0);
}

/** Everything that can be come to, each once, in the order of coming to it. */
function reached(starts: readonly string[], next: (path: string) => readonly string[]): string[] {
  const found = new Set(starts);
  for (const path of found) for (const each of next(path)) found.add(each);
  return [...found];
}
