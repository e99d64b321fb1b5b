import { withIndex } from "../../../lib/with-index.js";
import type { Row } from "../../../list-editor/index.js";
import { choiceText, isBlankText, linesOf, newChoice, renamedChoice } from "./choice.js";

/** Result of applying a text to a list of choices, and the notes to show before it is applied. */
export interface MergedLines {
  /** Rows that stay, with their keys; `null` in place of the key of a new one. */
  readonly rows: readonly { readonly key: string | null; readonly value: Row["value"] }[];
  readonly added: number;
  readonly renamed: number;
  readonly removed: number;
  /** Lines that are left out: the same as an earlier one, or blank. */
  readonly repeated: number;
  readonly blank: number;
}

/** The choices as lines. What is no single line cannot be one, and stays where it is. */
export function textOfRows(rows: readonly Row[]): string {
  return rows
    .filter(isLine)
    .map(({ value }) => choiceText(value))
    .join("\n");
}

/**
 * The rows follow the text. A line that is equal to a row keeps that row, wherever it now stands. Of the rest, a line between
 * the same neighbours as a row without a line is that row renamed. All other lines are new, all other rows go.
 */
export function mergeLines(rows: readonly Row[], text: string): MergedLines {
  const editable = rows.filter(isLine);
  const waiting = new Map<string, Row[]>();
  for (const row of editable) {
    const line = choiceText(row.value) as string;
    waiting.set(line, [...(waiting.get(line) ?? []), row]);
  }
  const seen = new Set<string>();
  const lines: { text: string; row: Row | null }[] = [];
  let [repeated, blank] = [0, 0];
  for (const line of linesOf(text)) {
    const row = waiting.get(line)?.shift() ?? null;
    if (isBlankText(line)) blank += 1;
    // Two rows that are alike are two lines that are alike.
    else if (row === null && seen.has(line)) repeated += 1;
    else lines.push({ text: line, row });
    seen.add(line);
  }
  const kept = new Set(lines.flatMap(({ row }) => (row ? [row] : [])));
  const renames = renamedRows(editable, lines, kept);
  const merged = lines.map(({ text: line, row }, at) => {
    const from = row ?? renames.get(at);
    if (!from) return { key: null, value: newChoice(rows, line) };
    return { key: from.key, value: row ? from.value : renamedChoice(from.value, line) };
  });
  return {
    rows: withOpaque(rows, merged),
    added: lines.length - kept.size - renames.size,
    renamed: renames.size,
    removed: editable.length - kept.size - renames.size,
    repeated,
    blank,
  };
}

/** By the place of the line: the row that it renames. */
function renamedRows(
  rows: readonly Row[],
  lines: readonly { row: Row | null }[],
  kept: ReadonlySet<Row>,
): ReadonlyMap<number, Row> {
  const alone = new Map<string, Row>();
  for (const [at, row] of withIndex(rows)) {
    if (kept.has(row)) continue;
    const [before, after] = [rows[at - 1], rows[at + 1]];
    if ((before && !kept.has(before)) || (after && !kept.has(after))) continue;
    alone.set(between(before, after), row);
  }
  const renames = new Map<number, Row>();
  for (const [at, { row }] of withIndex(lines)) {
    if (row) continue;
    const [before, after] = [lines[at - 1], lines[at + 1]];
    if (before?.row === null || after?.row === null) continue;
    const renamed = alone.get(between(before?.row, after?.row));
    if (renamed) renames.set(at, renamed);
  }
  return renames;
}

function between(before: Row | null | undefined, after: Row | null | undefined): string {
  return `${before?.key ?? "^"} ${after?.key ?? "$"}`;
}

/** Puts opaque rows back behind the rows that they stood behind, or at the beginning. */
function withOpaque(rows: readonly Row[], merged: MergedLines["rows"]): MergedLines["rows"] {
  const behind = new Map<string | null, Row[]>();
  const there = new Set(merged.map(({ key }) => key));
  let last: string | null = null;
  for (const row of rows) {
    if (isLine(row)) last = there.has(row.key) ? row.key : last;
    else behind.set(last, [...(behind.get(last) ?? []), row]);
  }
  if (behind.size === 0) return merged;
  const after = (key: string | null) => behind.get(key) ?? [];
  return [...after(null), ...merged.flatMap((row) => [row, ...(row.key === null ? [] : after(row.key))])];
}

function isLine({ value }: Row): boolean {
  const text = choiceText(value);
  return text !== null && !/[\r\n]/.test(text);
}
