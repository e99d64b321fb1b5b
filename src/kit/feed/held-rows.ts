import type { RowHeights } from "./row-heights.js";

/* Which row stays where it is, and how far the others are from it. */

/** A row that is held where it is: its article begins so far below the upper edge of what is seen. */
export interface Anchor {
  readonly key: string;
  readonly top: number;
}

/** The row that takes the place of one that is gone: the next that stayed, else the one before. `heights` still has the rows of before. */
export function heldInstead(
  { key, top }: Anchor,
  heights: RowHeights,
  keys: readonly string[],
): readonly Anchor[] {
  const stayed = new Set(keys);
  const from = heights.keys.indexOf(key);
  const isThere = (row: number) => stayed.has(heights.keys[row] ?? "");
  let to = from;
  while (to < heights.count && !isThere(to)) to += 1;
  if (to === heights.count) for (to = from; to >= 0 && !isThere(to); ) to -= 1;
  const next = heights.keys[to];
  return next === undefined ? [] : [{ key: next, top: top + heights.offset(to) - heights.offset(from) }];
}

/** Upper edge of the visible part, from the beginning of the list, by the first of these rows that is there. */
export function edgeBy(anchors: readonly Anchor[], heights: RowHeights): number | null {
  for (const { key, top } of anchors) {
    const row = heights.keys.indexOf(key);
    if (row >= 0) return heights.offset(row) - top;
  }
  return null;
}

/** How far to scroll so that a row is in view: not at all where it is, else as little as that takes. */
export function wayTo(
  { top, bottom }: { top: number; bottom: number },
  { room, below }: { room: number; below: number },
  where: "nearest" | "start",
): number {
  if (where === "start" || top < room || bottom - top > below - room) return top - room;
  return bottom > below ? bottom - below : 0;
}
