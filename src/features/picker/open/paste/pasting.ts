import { type PastedColumn, readColumn } from "../../../../lib/cells.js";
import { fold, trimUnseen } from "../../../../lib/fold.js";
import type { Catalogue } from "../../list/catalogue.js";

/** A pasted list of names, sorted by what the list of items knows of them. */
export interface PastedNames {
  /** One item each. */
  readonly matched: readonly { name: string; index: number }[];
  /** Several items, in several folders: the operator says which. */
  readonly ambiguous: readonly { name: string; indices: readonly number[] }[];
  readonly unknown: readonly string[];
}

/** Names in a pasted text. */
export interface SplitNames {
  readonly names: readonly string[];
  /** How many columns the text had; of several the first one was taken. */
  readonly columns: number;
}

/**
 * The names in a pasted text, or `null` when it is one text: lines, tabs and commas of both widths part names. Between
 * quotes, as spreadsheets write them, commas and tabs are part of a name, and two quotes are one. Of a table it is the first
 * column.
 */
export function splitNames(text: string): SplitNames | null {
  const column = readColumn(text);
  const names = (isTable(column, text) ? column.cells : parts(text)).map(trimUnseen);
  const found = new Set(names.filter((name) => name !== ""));
  return names.length < 2 ? null : { names: [...found], columns: column.columns };
}

/** Rows with cells beside each other, or a line break inside a cell. */
function isTable({ columns, cells }: PastedColumn, text: string): boolean {
  return columns > 1 || cells.length < text.trim().split(/[\n\r]+/).length;
}

function parts(text: string): string[] {
  return [...text.matchAll(quotedOrPlain)]
    .map(([plain, quoted]) => trimUnseen(quoted === undefined ? plain : quoted.replaceAll('""', '"')))
    .filter((name) => name !== "");
}

/** No name is longer than what may stand between quotes, and a text full of single quotes is read in one go. */
const quotedOrPlain =
  /[ \u3000]{0,20}"((?:[^"\n\r]|""){1,500})"[ \u3000]{0,20}(?=[\n\r\t,、，]|$)|[^\n\r\t,、，]+/gu;

/** Looks the names up: whole names, compared as searches do. An exact name wins over one that only folds to the same. */
export function matchNames(names: readonly string[], catalogue: Catalogue): PastedNames {
  const wanted = new Set(names.map(fold));
  const found = new Map<string, number[]>();
  for (let index = 0; index < catalogue.count; index++) {
    const key = fold(catalogue.nameAt(index));
    if (!wanted.has(key)) continue;
    const alike = found.get(key);
    if (alike) alike.push(index);
    else found.set(key, [index]);
  }
  const matched: { name: string; index: number }[] = [];
  const ambiguous: { name: string; indices: readonly number[] }[] = [];
  const unknown: string[] = [];
  /** Two spellings of one name are one item, found or made. */
  const met = new Set<number | string>();
  const isNew = (what: number | string) => !met.has(what) && met.add(what).has(what);
  for (const name of names) {
    const alike = found.get(fold(name)) ?? [];
    const exact = alike.filter((index) => catalogue.nameAt(index) === name);
    const indices = exact.length > 0 ? exact : alike;
    const [index] = indices;
    if (index === undefined) {
      if (isNew(fold(name))) unknown.push(name);
    } else if (indices.length === 1) {
      if (isNew(index)) matched.push({ name, index });
    } else ambiguous.push({ name, indices });
  }
  return { matched, ambiguous, unknown };
}
