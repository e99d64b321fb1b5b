import { writeTime } from "../../lib/dates/times.js";
import { parseTime, parseTimes } from "../../lib/dates/written-times.js";
import { withIndex } from "../../lib/with-index.js";
import { readTokens, type Token } from "./hours-tokens.js";
import { type DraftRange, dayEnd } from "./ranges.js";

/** Hours of a week that a text gives. */
export interface TextHours {
  /** By weekday, 0 is Sunday; an empty list closes it. Days that are not named are not in it. */
  readonly days: ReadonlyMap<number, readonly DraftRange[]>;
  /** Lines that cannot be read, counted from 0: they change nothing. */
  readonly unreadable: readonly { readonly line: number; readonly text: string }[];
}

/** Days with their hours, as far as a line says both. */
interface ParsedGroup {
  readonly days: number[];
  readonly ranges: DraftRange[];
  isClosed: boolean;
  /** True when the closing came first in the text, so that its days follow. */
  readonly isClosingFirst: boolean;
}

/** State with which the next line may go on. */
interface Reading {
  readonly days: Map<number, DraftRange[]>;
  readonly unreadable: number[];
  /** The days to which further times belong; `null` for all that are not closed. */
  open: readonly number[] | null;
  /** A line of days alone: its times are to come. */
  pending: number | null;
  /** True when something unreadable came before, so that times alone belong to no day. */
  isLost: boolean;
}

/**
 * Reads the hours of a week as people write them, line by line: days and times, closed days, several of each in a line, times
 * in the lines after their days. Times without any days are those of every day. A later word on a day takes the place of an
 * earlier one. A line is read as a whole or not at all.
 */
export function readHoursText(text: string): TextHours {
  const lines = text.split(/\r\n|[\n\r\u2028]/);
  const reading: Reading = { days: new Map(), unreadable: [], open: null, pending: null, isLost: false };
  for (const [at, line] of withIndex(lines)) {
    const tokens = readTokens(line);
    if (tokens?.length === 0) continue;
    const parsed = tokens && groupsOf(tokens);
    if (parsed && take(reading, parsed, at)) continue;
    lose(reading, at);
  }
  if (reading.pending !== null) reading.unreadable.push(reading.pending);
  const unreadable = [...reading.unreadable].sort((one, other) => one - other);
  return { days: reading.days, unreadable: unreadable.map((line) => ({ line, text: lines[line] ?? "" })) };
}

/** The two times of a pasted text; `null` if it is none or not both. What ends past midnight does so here too. */
export function readPastedRange(text: string): DraftRange | null {
  const times = parseTimes(text);
  return times && draftFrom(times);
}

/** Contents of the two fields after a text was pasted into one: both times, or the one that it was pasted into. */
export function readPastedTime(edge: "from" | "to", text: string): Partial<DraftRange> | null {
  const both = readPastedRange(text);
  if (both) return both;
  const time = parseTime(text);
  if (time === null || (edge === "from" && time === dayEnd)) return null;
  return { [edge]: writeTime(edge === "to" && time === 0 ? dayEnd : time) };
}

function draftFrom({ start, end }: { start: number; end: number }): DraftRange | null {
  const to = end === 0 ? dayEnd : end;
  return start === dayEnd || start === to ? null : { from: writeTime(start), to: writeTime(to) };
}

/** The tokens of a line as groups; `null` where they make no sense together. */
function groupsOf(tokens: readonly Token[]): readonly ParsedGroup[] | null {
  const groups: ParsedGroup[] = [];
  let parsed = startGroup(false);
  const next = (isClosingFirst: boolean) => {
    groups.push(parsed);
    parsed = startGroup(isClosingFirst);
  };
  for (const token of tokens) {
    const hasDays = parsed.days.length > 0;
    if (token.is === "days") {
      if (parsed.ranges.length > 0 && !hasDays) return null;
      if (parsed.ranges.length > 0 || (parsed.isClosed && !parsed.isClosingFirst)) next(false);
      parsed.days.push(...token.days);
    } else if (token.is === "range") {
      const range = draftFrom(token);
      if (parsed.isClosed || range === null) return null;
      parsed.ranges.push(range);
    } else if (parsed.ranges.length > 0 || (parsed.isClosed && hasDays && !parsed.isClosingFirst)) {
      next(true);
    } else if (hasDays || parsed.isClosed) parsed.isClosed = true;
    else parsed = startGroup(true);
  }
  groups.push(parsed);
  const isWhole = ({ days, ranges, isClosed }: ParsedGroup) =>
    days.length > 0 && (ranges.length > 0 || isClosed);
  const [first] = groups;
  const others = first && first.days.length === 0 && first.ranges.length > 0 ? groups.slice(1) : groups;
  return groups.length === 1 || others.every(isWhole) ? groups : null;
}

function startGroup(isClosingFirst: boolean): ParsedGroup {
  return { days: [], ranges: [], isClosed: isClosingFirst, isClosingFirst };
}

/** Takes what a line says; `false` where that is not known to belong to any day. */
function take(reading: Reading, groups: readonly ParsedGroup[], line: number): boolean {
  if (groups.some(({ days }) => days.length === 0) && reading.isLost) return false;
  for (const { days, ranges, isClosed } of groups) {
    if (days.length === 0) {
      if (!goOn(reading, ranges)) return false;
      continue;
    }
    if (reading.pending !== null) reading.unreadable.push(reading.pending);
    const isPending = ranges.length === 0 && !isClosed;
    reading.pending = isPending ? line : null;
    reading.isLost = false;
    reading.open = isClosed ? null : days;
    if (!isPending) for (const day of days) reading.days.set(day, [...ranges]);
  }
  return true;
}

/** Times, or a closing, without days: they belong to those of the lines before. */
function goOn(reading: Reading, ranges: readonly DraftRange[]): boolean {
  const { open, days, pending } = reading;
  if (ranges.length === 0 && pending === null) return false;
  if (open === null && [...days.values()].some((list) => list.length > 0)) return false;
  const named = open ?? [0, 1, 2, 3, 4, 5, 6].filter((day) => !days.has(day));
  if (named.length === 0) return false;
  for (const day of named) {
    const before = pending === null && open !== null ? (days.get(day) ?? []) : [];
    days.set(day, ranges.length === 0 ? [] : [...before, ...ranges]);
  }
  reading.pending = null;
  reading.open = ranges.length === 0 ? null : named;
  return true;
}

function lose(reading: Reading, line: number): void {
  if (reading.pending !== null) reading.unreadable.push(reading.pending);
  reading.unreadable.push(line);
  reading.pending = null;
  reading.open = null;
  reading.isLost = true;
}
