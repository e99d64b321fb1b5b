import { readTime } from "../../../lib/dates/times.js";

/** A part of a day, in minutes since midnight. What begins at `to` does not touch it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The end of a day. */
export const dayEnd = 24 * 60;

/**
 * When a record takes place; `null` if its start cannot be read. One that ends before it starts, or whose end cannot be
 * read, lasts a minute, so that it stays in sight.
 */
export function readSpan({ from, to }: { from: string; to: string }): Span | null {
  const start = readTime(from);
  if (start === null) return null;
  const at = Math.min(start, dayEnd - 1);
  return { from: at, to: Math.max(readEnd(to) ?? 0, at + 1) };
}

/** When people work; `null` if never. What ends past midnight ends with the day. */
export function readHours({ from, to }: { from: string; to: string }): Span | null {
  const [start, end] = [readTime(from), readEnd(to)];
  if (start === null || end === null || start === end || start === dayEnd) return null;
  return { from: start, to: end < start ? dayEnd : end };
}

/** The same parts in order, without overlaps; those that touch become one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (from < to) merged.push({ from, to });
  }
  return merged;
}

/** Rest of a whole without these parts. */
export function restOf(whole: Span, spans: readonly Span[]): Span[] {
  const within = mergeSpans(spans).filter((span) => overlap(span, whole));
  const starts = [whole.from, ...within.map(({ to }) => to)];
  const ends = [...within.map(({ from }) => from), whole.to];
  return starts.map((from, at) => ({ from, to: ends[at] ?? from })).filter(({ from, to }) => from < to);
}

/** By start, then the longer first. What has no time comes last. */
export function compareSpans(a: Span | null, b: Span | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.from - b.from || b.to - a.to;
}

export function overlap(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}

/** Servers mean the end of the day by 23:59. */
function readEnd(text: string): number | null {
  const end = readTime(text);
  return end === dayEnd - 1 ? dayEnd : end;
}
