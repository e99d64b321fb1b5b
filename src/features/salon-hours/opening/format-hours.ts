import { readNumber } from "../../../api/read-fields.js";
import type { ShownConflict } from "../../../editor/index.js";
import { formatDay } from "../../../lib/dates/days.js";
import { formatNearDay } from "../../../lib/dates/near-day.js";
import { endsNextDay, formatTime, readTime } from "../../../lib/dates/times.js";
import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import type { TimeRange } from "../../../lib/time-ranges.js";
import {
  type Difference,
  draftOf,
  type EffectiveDay,
  type HoursKey,
  opaqueTexts,
  type RangeProblem,
  rangeOf,
  type SpecialSpan,
  spansOf,
  weekdayKey,
  weekdaysShown,
} from "../../opening-hours/index.js";
import type { OpeningWords } from "./messages.js";
import { type OpeningConflict, sideOf } from "./rebase.js";

/* Hours in words. The end of a day reads 24:00. */

/** `10:00〜13:00、14:00〜19:00`, or that it is closed. */
export function formatRangeList(ranges: readonly TimeRange[], words: OpeningWords): string {
  if (ranges.length === 0) return words.closed;
  return ranges.map(({ from, to }) => words.fromTo(formatTime(from), formatTime(to))).join(words.comma);
}

/** The same for a list of the wire, with what cannot be read of it. */
export function formatNames(list: readonly PlainData[], words: OpeningWords): string {
  const opaque = list.filter((row) => rangeOf(row) === null);
  const formatted = list
    .flatMap((row) => {
      const range = rangeOf(row);
      return range === null ? [] : [{ ...range, text: formatWritten(row, range, words) }];
    })
    .sort((one, other) => one.from - other.from || one.to - other.to)
    .map(({ text }) => text);
  const unread =
    opaque.length === 0 ? [] : [words.opaqueTimes(opaque.flatMap(opaqueTexts).join(words.comma))];
  return [...formatted, ...unread].join(words.comma) || words.closed;
}

/** As it is written: what ends on the next day says so, though it counts until midnight. */
function formatWritten(row: PlainData, { from, to }: TimeRange, words: OpeningWords): string {
  const draft = draftOf(row);
  const end = endsNextDay(draft.from, draft.to)
    ? words.nextDay(formatTime(readTime(draft.to) ?? 0))
    : formatTime(to);
  return words.fromTo(formatTime(from), end);
}

/** `12月31日(木)`, with its year where that is not the one that is shown; without one that is shown, where it is not this one. */
export function formatDateText(date: string, words: OpeningWords, shownYear?: number): string {
  if (shownYear === undefined) return formatNearDay(date, words.monthDayWeekday, words.weekdays);
  const isOther = Number(date.slice(0, 4)) !== shownYear;
  return formatDay(date, isOther ? words.longDay : words.monthDayWeekday, words.weekdays);
}

/** The same under its year, which is said elsewhere. */
export function formatDayOfYear(date: string, words: OpeningWords): string {
  return formatDay(date, words.monthDayWeekday, words.weekdays);
}

/** `12月29日(火)〜12月31日(木)`, or the one day; of the year that is shown. */
export function formatSpan(
  { first, last }: Pick<SpecialSpan, "first" | "last">,
  words: OpeningWords,
): string {
  const days = [first, last].map((date) => formatDayOfYear(date, words));
  return first === last ? (days[0] ?? "") : words.fromTo(days[0] ?? "", days[1] ?? "");
}

/** Source of the hours of a day. */
export function formatSource({ source, note }: EffectiveDay, words: OpeningWords): string {
  if (source === "date") return words.ownDay;
  return source === "special" ? words.special(note) : words.usual;
}

/** A day of the calendar: when it is open, and why. */
export function describeDay(day: EffectiveDay, words: OpeningWords): string {
  return [
    formatDayOfYear(day.date, words),
    formatRangeList(day.ranges, words),
    formatSource(day, words),
    ...(day.isDoubled ? [words.doubled] : []),
    ...(day.isPartlyRead ? [words.partlyRead] : []),
  ].join(" ");
}

/** Name of a key of the hours. */
export function formatKey(key: HoursKey, words: OpeningWords, shownYear?: number): string {
  if (key === "common") return words.commonHours;
  if (key.startsWith("dates.")) return formatDateText(key.slice("dates.".length), words, shownYear);
  const day = weekdaysShown.find((each) => weekdayKey(each) === key);
  return day === undefined ? key : (words.weekdayNames[day] ?? "");
}

/** Text about a problem of a range. */
export function problemText(problem: RangeProblem, words: OpeningWords): string {
  switch (problem) {
    case "missing-from":
    case "missing-to":
      return words.timeRequired;
    case "reversed":
    case "reversed-splittable":
      return words.reversed;
    case "overlap":
      return words.overlap;
  }
}

/** Text about a difference from what was loaded: its name, the value before, the value now. */
export function formatDifference(
  difference: Difference,
  words: OpeningWords,
): { what: string; before: string; after: string } {
  const lists = (before: readonly PlainData[] | null, after: readonly PlainData[] | null) => ({
    before: before === null ? words.asUsual : formatNames(before, words),
    after: after === null ? words.asUsual : formatNames(after, words),
  });
  switch (difference.what) {
    case "type": {
      const format = (type: 0 | 1) => (type === 1 ? words.eachDay : words.common);
      const { year, before, after } = difference;
      return { what: words.ofYear(year, words.type), before: format(before), after: format(after) };
    }
    case "common": {
      const { year, before, after } = difference;
      return { what: words.ofYear(year, words.commonHours), ...lists(before, after) };
    }
    case "weekday": {
      const { year, day, before, after } = difference;
      return { what: words.ofYear(year, words.weekdayNames[day] ?? ""), ...lists(before, after) };
    }
    case "date": {
      const { year, date, before, after } = difference;
      return { what: words.ofYear(year, formatDayOfYear(date, words)), ...lists(before, after) };
    }
    case "special": {
      const { first, last, before, after } = difference;
      const format = (entries: readonly PlainData[]) => formatEntries(first, entries, words);
      const what = words.ofYear(Number(first.slice(0, 4)), formatSpan({ first, last }, words));
      return { what, before: format(before), after: format(after) };
    }
    case "slot":
      return {
        what: words.slot,
        before: formatSlot(difference.before, words),
        after: formatSlot(difference.after, words),
      };
  }
}

/** Text about what both have changed. */
export function formatConflict(
  conflict: OpeningConflict,
  words: OpeningWords,
  shownYear: number,
): ShownConflict {
  const { id, key } = conflict;
  const date = key.startsWith("special.") ? key.slice("special.".length) : null;
  const label =
    key === "slot"
      ? words.slot
      : date
        ? formatDateText(date, words, shownYear)
        : formatKey(key as HoursKey, words, shownYear);
  const format = (value: PlainData | undefined): string => {
    if (key === "slot") return formatSlot(value, words);
    if (date !== null) return formatEntries(date, Array.isArray(value) ? value : [], words);
    if (value === undefined && key.startsWith("dates.")) return words.asUsual;
    return formatNames(Array.isArray(value) ? value : [], words);
  };
  return {
    key: id,
    label,
    mine: format(sideOf(conflict, "mine")),
    theirs: format(sideOf(conflict, "theirs")),
    before: format(sideOf(conflict, "before")),
  };
}

/** The steps of the times. */
export function formatSlot(slot: PlainData | undefined, words: OpeningWords): string {
  const minutes = readNumber(slot);
  if (minutes !== null) return words.minutesOf(minutes);
  return slot === null || slot === undefined ? words.none : JSON.stringify(slot);
}

/** Text about a special day: hours and note of its entries, and the effective ones of the first. */
function formatEntries(date: string, entries: readonly PlainData[], words: OpeningWords): string {
  const dated = entries.map((entry) => (isPlainObject(entry) ? { ...entry, date } : entry));
  const formatted = spansOf(dated, Number(date.slice(0, 4))).map(({ isClosed, ranges, note }) =>
    [
      isClosed ? words.closed : formatNames(ranges, words),
      ...(note === "" ? [] : [words.inBrackets(note)]),
    ].join(""),
  );
  return formatted.length === 0 ? words.asUsual : formatted.join(words.comma);
}
