import { type ContainerKey, containerOf, type ListDocument, mapRows, type Row, siblingsOf } from "./rows.js";

/*
 * What is done to several rows of one list at once. Each gives the next state, or `null` where nothing would change. The
 * keys may be in any order.
 */

/** Takes rows away. */
export function removeRows<State extends ListDocument>(
  state: State,
  keys: ReadonlySet<string>,
): State | null {
  const container = listOf(state, keys);
  if (container === undefined) return null;
  return mapRows(state, container, (rows) => rows.filter(({ key }) => !keys.has(key)));
}

/**
 * Moves rows up (-1) or down (1), each past the next one that stays; rows of another kind in between are passed. Those that
 * are at the end already stay there, and the others come up to them.
 */
export function moveRows<State extends ListDocument>(
  state: State,
  keys: ReadonlySet<string>,
  by: -1 | 1,
): State | null {
  const siblings = siblingsAround(state, keys);
  const order = by === -1 ? [...siblings] : siblings.toReversed();
  for (let at = 1; at < order.length; at += 1) {
    const [other, row] = [order[at - 1], order[at]];
    if (!other || !row || !keys.has(row.key) || keys.has(other.key)) continue;
    order[at - 1] = row;
    order[at] = other;
  }
  return inOrder(state, siblings, by === -1 ? order : order.toReversed());
}

/**
 * Puts rows together, in their order, at a place of the list: where `key`, one of them, would stand if it were moved there
 * alone. Places count from 0.
 */
export function moveRowsTo<State extends ListDocument>(
  state: State,
  keys: ReadonlySet<string>,
  key: string,
  index: number,
): State | null {
  const siblings = siblingsAround(state, keys);
  const next = siblings
    .filter((row) => row.key !== key)
    .slice(index)
    .find((row) => !keys.has(row.key));
  const rest = siblings.filter((row) => !keys.has(row.key));
  const at = next ? rest.indexOf(next) : rest.length;
  return inOrder(state, siblings, rest.toSpliced(at, 0, ...siblings.filter((row) => keys.has(row.key))));
}

/** Row that takes the focus when others are removed: the next one that stays, else the one before, else nowhere. */
export function neighbourOfAll(state: ListDocument, keys: ReadonlySet<string>): Row | undefined {
  const siblings = siblingsAround(state, keys);
  const last = siblings.findLastIndex(({ key }) => keys.has(key));
  return siblings[last + 1] ?? siblings.findLast(({ key }) => !keys.has(key));
}

/** The list that rows are in; `undefined` where none of them is there. */
function listOf(state: ListDocument, keys: ReadonlySet<string>): ContainerKey | undefined {
  for (const key of keys) {
    const container = containerOf(state, key);
    if (container !== undefined) return container;
  }
  return undefined;
}

function siblingsAround(state: ListDocument, keys: ReadonlySet<string>): readonly Row[] {
  const there = [...keys].find((key) => containerOf(state, key) !== undefined);
  return there === undefined ? [] : siblingsOf(state, there);
}

/** The same rows in another order, each in a place that one of them had. */
function inOrder<State extends ListDocument>(
  state: State,
  before: readonly Row[],
  after: readonly Row[],
): State | null {
  if (before.every((row, at) => row === after[at])) return null;
  const places = new Map(before.map((row, at) => [row, after[at] ?? row]));
  const container = listOf(state, new Set(before.map(({ key }) => key)));
  if (container === undefined) return null;
  return mapRows(state, container, (rows) => rows.map((row) => places.get(row) ?? row));
}
