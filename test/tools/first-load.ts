import { SourceMap } from "node:module";
import { posix } from "node:path";
import { gzipSync } from "node:zlib";

/** Gives the text of a built file by its path inside `dist`, or undefined when there is none. */
export type ReadBuilt = (path: string) => string | undefined;

/** What one file costs on the wire, in bytes after gzip -9, parted by who wrote the code in it. */
export interface Weight {
  file: string;
  own: number;
  thirdParty: number;
}

/** The weight of every file that a page fetches before an entry runs: the entry and all that it imports statically. */
export function weighFirstLoad(entry: string, read: ReadBuilt): Weight[] {
  return filesOfFirstLoad(entry, read).map((file) => weigh(file, mustRead(file, read), read(`${file}.map`)));
}

/** `import("…")` has a parenthesis and is not among them: it is fetched when it is needed. */
export function filesOfFirstLoad(entry: string, read: ReadBuilt): string[] {
  const files = new Set([entry]);
  for (const file of files) {
    for (const [, specifier = ""] of mustRead(file, read).matchAll(
      /(?:\bfrom|\bimport)\s*["'](\.[^"'\n]+)["']/g,
    )) {
      files.add(posix.join(posix.dirname(file), specifier));
    }
  }
  return [...files];
}

/** A chunk may mix both kinds: then its compressed size is shared out by what each part compresses to alone. */
function weigh(file: string, code: string, map: string | undefined): Weight {
  if (map === undefined) throw new Error(`dist/${file}.map is missing: the build must write source maps.`);
  const parts = partByAuthor(code, JSON.parse(map));
  const whole = gzippedSize(code);
  const own = parts.own ? gzippedSize(parts.own) : 0;
  const thirdParty = parts.thirdParty ? gzippedSize(parts.thirdParty) : 0;
  const ownShare = Math.round((whole * own) / (own + thirdParty || 1));
  return { file, own: ownShare, thirdParty: whole - ownShare };
}

/** Each character belongs to the source that its mapping names; the bundler's own lines count as ours. */
function partByAuthor(code: string, map: ConstructorParameters<typeof SourceMap>[0]) {
  const sources = new Set(map.sources.map(isThirdParty));
  if (!sources.has(true)) return { own: code, thirdParty: "" };
  if (!sources.has(false)) return { own: "", thirdParty: code };
  const lookup = new SourceMap(map);
  const parts = { own: "", thirdParty: "" };
  code.split("\n").forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = lookup.findEntry(row, column);
      const source = "originalSource" in entry ? entry.originalSource : "";
      parts[source && isThirdParty(source) ? "thirdParty" : "own"] += line[column];
    }
  });
  return parts;
}

/** Packages, and what the bundler adds to join them (its virtual modules have a NUL in their names). */
function isThirdParty(source: string): boolean {
  return source.includes("node_modules/") || source.includes("\0");
}

function gzippedSize(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

function mustRead(file: string, read: ReadBuilt): string {
  const text = read(file);
  if (text === undefined)
    throw new Error(`dist/${file} is missing: a build is needed first (npm run build).`);
  return text;
}
