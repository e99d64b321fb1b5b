import { readPlaceholder } from "../placeholders/index.js";

/** A run of plain text, or a placeholder as it is written. */
export type Piece = { readonly is: "text" | "placeholder"; readonly source: string };

/** One line, and the break before it: the first has none. */
export interface Line {
  readonly lead: "" | LineBreak;
  readonly pieces: readonly Piece[];
}

/** The breaks that a text may have. New ones are `\n`. */
export type LineBreak = "\n" | "\r\n" | "\r";

/** A text as its lines. `writeText(readText(text))` is the text again, unit for unit. */
export function readText(text: string): Line[] {
  const lines: Line[] = [];
  let lead: Line["lead"] = "";
  let start = 0;
  for (const { 0: found, index } of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ lead, pieces: readLine(text.slice(start, index)) });
    lead = found as LineBreak;
    start = index + found.length;
  }
  lines.push({ lead, pieces: readLine(text.slice(start)) });
  return lines;
}

/** Lines as one text. */
export function writeText(lines: readonly Line[]): string {
  const parts: string[] = [];
  let next = "";
  for (let at = lines.length - 1; at >= 0; at--) {
    const { lead, pieces } = lines[at] as Line;
    const written = pieces.map(({ source }) => source).join("");
    // Between "\r" and "\n" a line was emptied: the two would be read as one break, and a line would be gone.
    const isJoined = lead === "\r" && written === "" && next === "\n";
    next = at === 0 ? "" : isJoined ? "\n" : lead;
    parts.push(next + written);
  }
  return parts.reverse().join("");
}

/**
 * The placeholders of a line and the text around them. What is in brackets counts by itself only: within other brackets,
 * and with brackets in it, it stays text.
 */
export function readLine(line: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const pushText = (end: number) => {
    if (end > start) pieces.push({ is: "text", source: line.slice(start, end) });
  };
  for (const [from, to] of lonePairs(line)) {
    const source = line.slice(from, to);
    if (readPlaceholder(source) === null) continue;
    pushText(from);
    pieces.push({ is: "placeholder", source });
    start = to;
  }
  pushText(line.length);
  return pieces;
}

/**
 * Reads the placeholders of one text again after each change: of the lines only those that changed, and while the
 * placeholders are the same the array is.
 */
export function createPlaceholderReader(): (text: string) => readonly string[] {
  let known = new Map<string, readonly string[]>();
  let found: readonly string[] = [];
  return (text) => {
    const lines = new Map<string, readonly string[]>();
    const all = text.split(/[\r\n]/).flatMap((line) => {
      const sources = known.get(line) ?? placeholdersOfLine(line);
      lines.set(line, sources);
      return sources;
    });
    known = lines;
    const isSame = all.length === found.length && all.every((source, at) => source === found[at]);
    if (!isSame) found = all;
    return found;
  };
}

function placeholdersOfLine(line: string): string[] {
  const pieces = readLine(line).filter(({ is }) => is === "placeholder");
  return pieces.map(({ source }) => source);
}

/** Pairs of `[[` and `]]` that belong together, with no such pair around them or in them: from, and the end. */
function lonePairs(line: string): Pair[] {
  if (!line.includes("[[")) return [];
  const open: { at: number; inner: Pair[]; isNested: boolean }[] = [];
  const pairs: Pair[] = [];
  for (const { 0: run, index } of line.matchAll(/\[{2,}|\]{2,}/g)) {
    // If a run has one bracket too many, the outermost is text: "[[[name]]]" is a name in brackets.
    const opens = run.startsWith("[");
    const first = opens ? index + (run.length % 2) : index;
    for (let at = first; at + 2 <= index + run.length; at += 2) {
      if (opens) open.push({ at, inner: [], isNested: false });
      else close(at + 2);
    }
  }
  // An opening bracket that is never closed is text, and contains nothing.
  for (const { inner } of open) pairs.push(...inner);
  return pairs.sort(([one], [other]) => one - other);

  function close(end: number): void {
    const pair = open.pop();
    if (!pair) return;
    const outer = open.at(-1);
    const isLone = pair.inner.length === 0 && !pair.isNested;
    // A pair around it is known once that one is closed.
    if (isLone) (outer?.inner ?? pairs).push([pair.at, end]);
    else if (outer) outer.isNested = true;
  }
}

type Pair = readonly [from: number, to: number];
