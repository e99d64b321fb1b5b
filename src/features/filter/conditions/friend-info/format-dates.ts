import { endsOf, modeOf, stateOfDates } from "./calendar-search.js";
import type { FriendInfoCondition } from "./condition.js";
import type { FriendInfoWords } from "./messages.js";
import { type DateEnd, type DatePart, dateOf, dateParts, fieldOf, isOpen } from "./partial-date.js";
import { hasBaseDate, type PeriodKind, periodOf } from "./period.js";

/** Meaning of the dates of a calendar search: "毎年の12月1日から12月31日まで". `null` where none is entered. */
export function formatCalendar(condition: FriendInfoCondition, words: FriendInfoWords): string | null {
  const mode = modeOf(condition);
  if (mode === "today") return words.todays[condition.search_type ?? "date"];
  const state = stateOfDates(condition);
  if (state === "open") return null;
  const [from = "", to = null] = endsOf(mode).map((end) => formatDate(condition, end, words));
  if (state === "wrong") return words.wrong(from, to);
  const { year, month } = dateOf(condition, "from");
  const dates = to === null ? from : words.between(from, to);
  if (year !== null) return dates;
  return month !== null ? words.yearly(dates) : words.monthly(dates);
}

/** Time since or until: "1か月以上3か月以下". `null` where none is entered. */
export function formatPeriod(
  condition: FriendInfoCondition,
  kind: PeriodKind,
  words: FriendInfoWords,
): string | null {
  const { from, to, scale } = periodOf(condition, kind);
  const unit = words.scales[scale];
  const least = from === null || from === "" ? "" : words.atLeast(String(from), unit);
  const most = to === null || to === "" ? "" : words.atMost(String(to), unit);
  return [least, most].filter(Boolean).join(words.periodJoin) || null;
}

/** The date that periods count to or from. One that is not entered yet gives `unset`. */
export function formatBase(condition: FriendInfoCondition, words: FriendInfoWords, unset: string): string {
  if (!hasBaseDate(condition)) return words.today;
  return isOpen(dateOf(condition, "base")) ? unset : formatDate(condition, "base", words);
}

function formatDate(condition: FriendInfoCondition, end: DateEnd, words: FriendInfoWords): string {
  const [year, month, day] = dateParts.map((part) => textOf(condition, end, part));
  return words.date({ year: year ?? null, month: month ?? null, day: day ?? null });
}

/** Text of a part; one that cannot be read is shown as it is stored. */
function textOf(condition: FriendInfoCondition, end: DateEnd, part: DatePart): string | null {
  const figure = dateOf(condition, end)[part];
  if (figure === null) return null;
  return Number.isNaN(figure) ? String(condition[fieldOf(end, part)]) : String(figure);
}
