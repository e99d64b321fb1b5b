import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";

/**
 * A document with an ordered list, while it is edited. `document` is the stored document as it came, every key in its
 * place; `rows` are what its list holds.
 */
export interface ListDocument {
  readonly document: PlainObject;
  readonly rows: readonly Row[];
  /** Number of the next key; no two rows of a document share one. */
  readonly nextKey: number;
}

/** One row: a variant, or any other plain data. What cannot be read stands here too, as an opaque row. */
export interface Row {
  /** Ours: it names the row through moves and undo, and never leaves the editor. */
  readonly key: string;
  /** As it is stored. Where the row holds others, `children` say what these are, and not the value. */
  readonly value: PlainData;
  /** The rows that it holds; `null` for one that holds none. */
  readonly children: readonly Row[] | null;
}

/** The key of the row that holds others, `null` for the document's own list. */
export type ContainerKey = string | null;

/** Values as rows with keys of their own. `childrenOf` says what a value of the document's own list holds. */
export function readRows(
  values: readonly PlainData[],
  firstKey: number,
  childrenOf: (value: PlainData) => readonly PlainData[] | null = () => null,
): { rows: Row[]; nextKey: number } {
  let nextKey = firstKey;
  const row = (value: PlainData, inner: readonly PlainData[] | null): Row => {
    const key = `r${nextKey++}`;
    return { key, value, children: inner?.map((each) => row(each, null)) ?? null };
  };
  const rows = values.map((value) => row(value, childrenOf(value)));
  return { rows, nextKey };
}

/** Every row, each followed by what it holds. */
export function allRows({ rows }: Pick<ListDocument, "rows">): readonly Row[] {
  return rows.flatMap((row) => [row, ...(row.children ?? [])]);
}

/** The list that a row is in; `undefined` where there is no such row. */
export function containerOf({ rows }: ListDocument, key: string): ContainerKey | undefined {
  if (rows.some((row) => row.key === key)) return null;
  return rows.find(({ children }) => children?.some((child) => child.key === key))?.key;
}

/** The rows of a list. */
export function rowsIn({ rows }: ListDocument, container: ContainerKey): readonly Row[] {
  if (container === null) return rows;
  return rows.find(({ key }) => key === container)?.children ?? [];
}

/** A row wherever it is. */
export function rowOf(state: ListDocument, key: string): Row | undefined {
  return allRows(state).find((row) => row.key === key);
}

/** The type id of whatever stands in a row; `undefined` for what has none. */
export function typeOf(value: PlainData): unknown {
  return isPlainObject(value) ? value.type : undefined;
}

/** Puts values into a list. `null` where there is no such list: an undo may have taken it away. */
export function insertValues<State extends ListDocument>(
  state: State,
  container: ContainerKey,
  at: number,
  values: readonly PlainData[],
  childrenOf?: (value: PlainData) => readonly PlainData[] | null,
): State | null {
  const { rows, nextKey } = readRows(values, state.nextKey, childrenOf);
  return mapRows({ ...state, nextKey }, container, (before) => before.toSpliced(at, 0, ...rows));
}

/** Puts rows in the place of one; `null` where it is gone. */
export function replaceRow<State extends ListDocument>(
  state: State,
  key: string,
  rows: readonly Row[],
): State | null {
  const container = containerOf(state, key);
  if (container === undefined) return null;
  return mapRows(state, container, (before) => {
    const at = before.findIndex((row) => row.key === key);
    return before.toSpliced(at, 1, ...rows);
  });
}

export function removeRow<State extends ListDocument>(state: State, key: string): State | null {
  return replaceRow(state, key, []);
}

/** Another value in the same row. */
export function changeRow<State extends ListDocument>(
  state: State,
  key: string,
  value: PlainData,
): State | null {
  const row = rowOf(state, key);
  return row ? replaceRow(state, key, [{ ...row, value }]) : null;
}

/** A copy of a row right below it, under a key of its own: `r` and the state's `nextKey`. */
export function duplicateRow<State extends ListDocument>(state: State, key: string): State | null {
  const row = rowOf(state, key);
  const container = containerOf(state, key);
  if (!row || container === undefined) return null;
  const at = rowsIn(state, container).indexOf(row);
  return insertValues(state, container, at + 1, [structuredClone(row.value)]);
}

/** Swaps a row with the one above (-1) or below (1) it; rows of another kind in between are passed. */
export function moveRow<State extends ListDocument>(state: State, key: string, by: -1 | 1): State | null {
  const container = containerOf(state, key);
  if (container === undefined) return null;
  const siblings = siblingsOf(state, key);
  const at = siblings.findIndex((row) => row.key === key);
  const [row, other] = [siblings[at], siblings[at + by]];
  if (!row || !other) return null;
  return mapRows(state, container, (rows) =>
    rows.map((each) => (each === row ? other : each === other ? row : each)),
  );
}

/** The rows that a row is numbered among: rows that hold rows with their like, the others with theirs. */
export function siblingsOf(state: ListDocument, key: string): readonly Row[] {
  const rows = rowsIn(state, containerOf(state, key) ?? null);
  const holds = rows.find((row) => row.key === key)?.children ?? null;
  return rows.filter(({ children }) => (children === null) === (holds === null));
}

/** Changes one list; `null` where there is none. */
export function mapRows<State extends ListDocument>(
  state: State,
  container: ContainerKey,
  change: (rows: readonly Row[]) => readonly Row[],
): State | null {
  if (container === null) return { ...state, rows: change(state.rows) };
  if (!state.rows.some(({ key, children }) => key === container && children !== null)) return null;
  const rows = state.rows.map((row) =>
    row.key === container && row.children ? { ...row, children: change(row.children) } : row,
  );
  return { ...state, rows };
}

/** The first row that the later state has and the earlier has not. */
export function firstNewRow(before: ListDocument, after: ListDocument): Row | undefined {
  const known = new Set(allRows(before).map(({ key }) => key));
  return allRows(after).find(({ key }) => !known.has(key));
}
