import { type ContainerKey, containerOf, type ListDocument, type Row, rowOf, siblingsOf } from "../rows.js";

/** Rows of one list that are selected. No part of the document: neither undo nor drafts know of it. */
export interface Selection {
  /** The list that they are in. */
  readonly container: ContainerKey;
  readonly keys: ReadonlySet<string>;
  /** Start of a range: the row that was selected last by itself. */
  readonly anchor: string | null;
}

/** Nothing is selected. */
export const noSelection: Selection = { container: null, keys: new Set<string>(), anchor: null };

/** Selected rows, in the order of the list. */
export function selectedRows(state: ListDocument, { keys }: Selection): readonly Row[] {
  const [first] = keys;
  return first === undefined ? [] : siblingsOf(state, first).filter(({ key }) => keys.has(key));
}

/** Selects a row or no longer does. One of another list is selected in place of the others. */
export function toggleRow(state: ListDocument, selection: Selection, key: string): Selection {
  if (!mayBeSelected(state, key)) return selection;
  const keys = new Set(isInSameList(state, selection, key) ? selection.keys : []);
  if (!keys.delete(key)) keys.add(key);
  return selectionOf(state, key, keys);
}

/** Selects all from the anchor to a row, in place of what was selected or, with `adds`, besides it. */
export function selectTo(state: ListDocument, selection: Selection, key: string, adds = false): Selection {
  if (!mayBeSelected(state, key)) return selection;
  const { anchor } = selection;
  const from = anchor !== null && isInSameList(state, selection, key) ? anchor : key;
  const keys = siblingsOf(state, key).map((row) => row.key);
  const [start = 0, end = 0] = [keys.indexOf(from), keys.indexOf(key)].sort((one, other) => one - other);
  const before = adds && isInSameList(state, selection, key) ? selection.keys : [];
  return selectionOf(state, from, new Set([...before, ...keys.slice(start, end + 1)]));
}

/**
 * Moves the end of the range by one row up (-1) or down (1), and says which row that is. A row that is not selected yet
 * begins a range.
 */
export function extendSelection(
  state: ListDocument,
  selection: Selection,
  key: string,
  by: -1 | 1,
): { selection: Selection; to: string } {
  if (!mayBeSelected(state, key)) return { selection, to: key };
  const start = selection.keys.has(key) ? selection : selectionOf(state, key, new Set([key]));
  const keys = siblingsOf(state, key).map((row) => row.key);
  const to = keys[keys.indexOf(key) + by] ?? key;
  return { selection: selectTo(state, start, to), to };
}

/** Selects every row of the list that a row is in. */
export function selectAllAround(state: ListDocument, selection: Selection, key: string): Selection {
  if (!mayBeSelected(state, key)) return selection;
  return selectionOf(state, key, new Set(siblingsOf(state, key).map((row) => row.key)));
}

/** The part of a selection that still holds in another state: rows that have gone, be it into another list, are in it no more. */
export function keptSelection(state: ListDocument, selection: Selection): Selection {
  const { container, keys, anchor } = selection;
  if (keys.size === 0) return noSelection;
  const kept = [...keys].filter((key) => containerOf(state, key) === container);
  if (kept.length === 0) return noSelection;
  const isAnchorThere = anchor === null || containerOf(state, anchor) === container;
  if (kept.length === keys.size && isAnchorThere) return selection;
  return { container, keys: new Set(kept), anchor: isAnchorThere ? anchor : null };
}

function selectionOf(state: ListDocument, anchor: string, keys: ReadonlySet<string>): Selection {
  return { container: containerOf(state, anchor) ?? null, keys, anchor };
}

/** A row that holds others is no row among them. */
function mayBeSelected(state: ListDocument, key: string): boolean {
  return rowOf(state, key)?.children === null;
}

function isInSameList(state: ListDocument, { container, anchor }: Selection, key: string): boolean {
  return anchor !== null && containerOf(state, key) === container;
}
