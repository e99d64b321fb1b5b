/** The rows that are drawn: from `start` up to, without, `end`. */
export interface RowWindow {
  start: number;
  end: number;
}

/** The rows in view and `overscan` more at each end, so that a short scroll shows no blank. */
export function rowsInView(
  scrollTop: number,
  viewHeight: number,
  rowHeight: number,
  count: number,
  overscan = 8,
): RowWindow {
  const first = Math.floor(scrollTop / rowHeight) - overscan;
  const last = Math.ceil((scrollTop + viewHeight) / rowHeight) + overscan;
  // A list that became shorter is still scrolled to where it was.
  const end = Math.min(Math.max(last, 0), count);
  return { start: Math.min(Math.max(first, 0), end), end };
}

/** How far to scroll so that all of a row is in view: as little as possible, not at all if it is. */
export function scrollToRow(row: number, scrollTop: number, viewHeight: number, rowHeight: number): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}
