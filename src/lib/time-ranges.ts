/* Ranges of the minutes of a day, from the first minute up to the last, which is none of it. The end of a day is 1440. */

/** A part of a day, in minutes since midnight. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** In order, and nothing twice: ranges that touch or overlap are one. Those without a minute are left out. */
export function joined(ranges: readonly TimeRange[]): readonly TimeRange[] {
  const sorted = ranges.filter(({ from, to }) => to > from).sort((one, other) => one.from - other.from);
  const result: TimeRange[] = [];
  for (const range of sorted) {
    const last = result.at(-1);
    if (last && range.from <= last.to) result.splice(-1, 1, { ...last, to: Math.max(last.to, range.to) });
    else result.push(range);
  }
  return result;
}

/** Removes one range from the others; returns the rest in order. */
export function without(ranges: readonly TimeRange[], { from, to }: TimeRange): readonly TimeRange[] {
  return joined(ranges).flatMap((range) =>
    joined([
      { from: range.from, to: Math.min(range.to, from) },
      { from: Math.max(range.from, to), to: range.to },
    ]),
  );
}

/** How much of a range the others have. */
export function coverage(ranges: readonly TimeRange[], { from, to }: TimeRange): "whole" | "part" | "none" {
  const shared = joined(ranges).reduce(
    (sum, range) => sum + Math.max(0, Math.min(range.to, to) - Math.max(range.from, from)),
    0,
  );
  return shared === 0 ? "none" : shared === to - from ? "whole" : "part";
}

/** True when two ranges have a minute in common. */
export function overlap(one: TimeRange, other: TimeRange): boolean {
  return one.from < other.to && other.from < one.to;
}
