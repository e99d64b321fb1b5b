import { overlap, type Span } from "./span.js";

/** Starts of the rows, and last the end of all: one number more than there are rows. */
export type RowStarts = readonly number[];

/** The rows from `first` up to, without, `end`. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** How a day is drawn in pixels. */
export interface DayGrid {
  readonly starts: RowStarts;
  readonly window: Span;
  readonly pixelsPerMinute: number;
  /** The steps of the salon, in minutes. */
  readonly slot: number;
}

/** Starts of rows of these heights. */
export function rowStarts(rows: readonly { readonly height: number }[]): RowStarts {
  const starts = [0];
  let end = 0;
  for (const { height } of rows) {
    end += height;
    starts.push(end);
  }
  return starts;
}

/** The rows that are seen through a window of this height, with some more on both sides. */
export function visibleRows(
  starts: RowStarts,
  { top, height }: { top: number; height: number },
  overscan: number,
): RowRange {
  const count = starts.length - 1;
  if (count < 1) return { first: 0, end: 0 };
  const first = Math.max(rowAt(starts, top) - overscan, 0);
  // A row that begins where the window ends is not seen.
  const last = rowAt(starts, top + height);
  const isSeen = (starts[last] ?? 0) < top + height;
  return { first, end: Math.min(Math.max(last + (isSeen ? 1 : 0), first + 1) + overscan, count) };
}

/** The row at this place; the first or the last one where it lies outside. */
export function rowAt(starts: RowStarts, y: number): number {
  let [low, high] = [0, Math.max(starts.length - 2, 0)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Chips of a row in a part of the day, and the one of a key wherever it is. */
export function chipsWithin<T extends Span & { readonly key?: string }>(
  chips: readonly T[],
  part: Span,
  kept?: string | null,
): readonly T[] {
  const isWithin = (chip: T) => overlap(chip, part) || (chip.key !== undefined && chip.key === kept);
  return chips.every(isWithin) ? chips : chips.filter(isWithin);
}

/**
 * The row and the slot at a point, which is measured from the left of the window and the top of the rows; `null` where
 * there are no rows. Outside it is the nearest one.
 */
export function placeAt(
  { x, y }: { x: number; y: number },
  { starts, window, pixelsPerMinute, slot }: DayGrid,
): { rowIndex: number; minutes: number } | null {
  if (starts.length < 2) return null;
  // Without the crumb the division leaves the first pixel of a slot to the one before.
  const slots = Math.floor(x / (pixelsPerMinute * slot) + 1e-6);
  const most = Math.max(Math.ceil((window.to - window.from) / slot) - 1, 0);
  return {
    rowIndex: rowAt(starts, y),
    minutes: window.from + Math.min(Math.max(slots, 0), most) * slot,
  };
}
