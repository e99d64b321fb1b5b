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
  heldTexts,
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
export function sayRanges(ranges: readonly TimeRange[], words: OpeningWords): string {
  if (ranges.length === 0) return words.closed;
  return ranges.map(({ from, to }) => words.fromTo(formatTime(from), formatTime(to))).join(words.comma);
}

/** The same for a list of the wire, with what cannot be read of it. */
export function sayList(list: readonly PlainData[], words: OpeningWords): string {
  const held = list.filter((row) => rangeOf(row) === null);
  const said = list
    .flatMap((row) => {
      const range = rangeOf(row);
      return range === null ? [] : [{ ...range, text: sayWritten(row, range, words) }];
    })
    .sort((one, other) => one.from - other.from || one.to - other.to)
    .map(({ text }) => text);
  const unread = held.length === 0 ? [] : [words.heldTimes(held.flatMap(heldTexts).join(words.comma))];
  return [...said, ...unread].join(words.comma) || words.closed;
}

/** As it is written: what ends on the next day says so, though it counts until midnight. */
function sayWritten(row: PlainData, { from, to }: TimeRange, words: OpeningWords): string {
  const draft = draftOf(row);
  const end = endsNextDay(draft.from, draft.to)
    ? words.nextDay(formatTime(readTime(draft.to) ?? 0))
    : formatTime(to);
  return words.fromTo(formatTime(from), end);
}

/** `12月31日(木)`, with its year where that is not the one that is shown; without one that is shown, where it is not this one. */
export function sayDate(date: string, words: OpeningWords, shownYear?: number): string {
  if (shownYear === undefined) return formatNearDay(date, words.monthDayWeekday, words.weekdays);
  const isOther = Number(date.slice(0, 4)) !== shownYear;
  return formatDay(date, isOther ? words.longDay : words.monthDayWeekday, words.weekdays);
}

/** The same under its year, which is said elsewhere. */
export function sayDayOfYear(date: string, words: OpeningWords): string {
  return formatDay(date, words.monthDayWeekday, words.weekdays);
}

/** `12月29日(火)〜12月31日(木)`, or the one day; of the year that is shown. */
export function saySpan({ first, last }: Pick<SpecialSpan, "first" | "last">, words: OpeningWords): string {
  const days = [first, last].map((date) => sayDayOfYear(date, words));
  return first === last ? (days[0] ?? "") : words.fromTo(days[0] ?? "", days[1] ?? "");
}

/** Where the hours of a day come from. */
export function saySource({ source, note }: EffectiveDay, words: OpeningWords): string {
  if (source === "date") return words.ownDay;
  return source === "special" ? words.special(note) : words.usual;
}

/** A day of the calendar: when it is open, and why. */
export function sayDay(day: EffectiveDay, words: OpeningWords): string {
  return [
    sayDayOfYear(day.date, words),
    sayRanges(day.ranges, words),
    saySource(day, words),
    ...(day.isDoubled ? [words.doubled] : []),
    ...(day.isPartlyRead ? [words.partlyRead] : []),
  ].join(" ");
}

/** Whose hours stand at a key. */
export function sayKey(key: HoursKey, words: OpeningWords, shownYear?: number): string {
  if (key === "common") return words.commonHours;
  if (key.startsWith("dates.")) return sayDate(key.slice("dates.".length), words, shownYear);
  const day = weekdaysShown.find((each) => weekdayKey(each) === key);
  return day === undefined ? key : (words.weekdayNames[day] ?? "");
}

/** What is wrong with a range. */
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

/** What is not as it was loaded: what, what it was, what it is. */
export function sayDifference(
  difference: Difference,
  words: OpeningWords,
): { what: string; before: string; after: string } {
  const lists = (before: readonly PlainData[] | null, after: readonly PlainData[] | null) => ({
    before: before === null ? words.asUsual : sayList(before, words),
    after: after === null ? words.asUsual : sayList(after, words),
  });
  switch (difference.what) {
    case "type": {
      const say = (type: 0 | 1) => (type === 1 ? words.eachDay : words.common);
      const { year, before, after } = difference;
      return { what: words.ofYear(year, words.type), before: say(before), after: say(after) };
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
      return { what: words.ofYear(year, sayDayOfYear(date, words)), ...lists(before, after) };
    }
    case "special": {
      const { first, last, before, after } = difference;
      const say = (entries: readonly PlainData[]) => sayEntries(first, entries, words);
      const what = words.ofYear(Number(first.slice(0, 4)), saySpan({ first, last }, words));
      return { what, before: say(before), after: say(after) };
    }
    case "slot":
      return {
        what: words.slot,
        before: saySlot(difference.before, words),
        after: saySlot(difference.after, words),
      };
  }
}

/** What both have changed, in words. */
export function sayConflict(
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
        ? sayDate(date, words, shownYear)
        : sayKey(key as HoursKey, words, shownYear);
  const say = (value: PlainData | undefined): string => {
    if (key === "slot") return saySlot(value, words);
    if (date !== null) return sayEntries(date, Array.isArray(value) ? value : [], words);
    if (value === undefined && key.startsWith("dates.")) return words.asUsual;
    return sayList(Array.isArray(value) ? value : [], words);
  };
  return {
    key: id,
    label,
    mine: say(sideOf(conflict, "mine")),
    theirs: say(sideOf(conflict, "theirs")),
    before: say(sideOf(conflict, "before")),
  };
}

/** The steps of the times. */
export function saySlot(slot: PlainData | undefined, words: OpeningWords): string {
  const minutes = readNumber(slot);
  if (minutes !== null) return words.minutesOf(minutes);
  return slot === null || slot === undefined ? words.none : JSON.stringify(slot);
}

/** What the entries say of a special day: hours and note, of the first what counts. */
function sayEntries(date: string, entries: readonly PlainData[], words: OpeningWords): string {
  const dated = entries.map((entry) => (isPlainObject(entry) ? { ...entry, date } : entry));
  const said = spansOf(dated, Number(date.slice(0, 4))).map(({ isClosed, ranges, note }) =>
    [isClosed ? words.closed : sayList(ranges, words), ...(note === "" ? [] : [words.inBrackets(note)])].join(
      "",
    ),
  );
  return said.length === 0 ? words.asUsual : said.join(words.comma);
}
