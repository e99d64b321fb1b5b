import type { Reservation } from "../../api/reservations.js";
import { formatDay, isDay } from "../../lib/dates/days.js";
import { formatNearDay } from "../../lib/dates/near-day.js";
import { endsNextDay, formatTime, readTime } from "../../lib/dates/times.js";
import { joinParts } from "../../lib/isolate.js";
import type { ScheduleEntry } from "./layout/entries.js";
import { readSpan, type Span } from "./layout/span.js";
import type { ScheduleWords } from "./messages.js";
import type { Place } from "./moves/place.js";

/** `10:00〜11:30`; the end of the day reads 24:00. */
export function spanLabel({ from, to }: Span, words: ScheduleWords): string {
  return words.fromTo(formatTime(from), formatTime(to));
}

/** Two times as they are written; an end on the next day says so. */
export function timesLabel({ from, to }: { from: string; to: string }, words: ScheduleWords): string {
  if (!endsNextDay(from, to)) return words.fromTo(from, to);
  const [start, end] = [from, to].map((time) => formatTime(readTime(time) ?? 0));
  return words.fromTo(start ?? "", words.nextDay(end ?? ""));
}

/** The customer's name, or what blocked time is for. */
export function nameOf(record: Reservation, words: ScheduleWords): string {
  if (record.status === "blocked") return record.meta_data || words.block;
  return record.name || record.member?.name || words.noName;
}

/** `10:00〜11:30 山田 花子`: the name of a chip in every view. */
export function chipLabel(record: Reservation, words: ScheduleWords): string {
  return words.chip(timeOf(record, words), nameOf(record, words));
}

/** The time and the name of an entry: of a wished place the times that are wished for. */
export function entryText(entry: Pick<ScheduleEntry, "kind" | "reservation">, words: ScheduleWords) {
  return chipLabel(shownRecord(entry), words);
}

/** The times of an entry alone. */
export function entryTime(entry: Pick<ScheduleEntry, "kind" | "reservation">, words: ScheduleWords): string {
  return timeOf(shownRecord(entry), words);
}

function shownRecord({ kind, reservation }: Pick<ScheduleEntry, "kind" | "reservation">): Reservation {
  const wish = kind === "change" ? reservation.change_child : null;
  return wish === null ? reservation : { ...reservation, from: wish.from, to: wish.to };
}

function timeOf(record: Reservation, words: ScheduleWords): string {
  const span = endsNextDay(record.from, record.to) ? null : readSpan(record);
  return span ? spanLabel(span, words) : timesLabel(record, words);
}

/** The same with what is seen besides: a name holds what is seen. */
export function entryLabel(
  entry: Pick<ScheduleEntry, "kind" | "reservation" | "isCancelled">,
  words: ScheduleWords,
): string {
  return joinParts([entryText(entry, words), entryNote(entry, words)]);
}

/** Notes on an entry besides its time and its name. */
export function entryNote(
  { kind, isCancelled }: Pick<ScheduleEntry, "kind" | "isCancelled">,
  words: ScheduleWords,
) {
  if (kind === "change") return words.wished;
  return isCancelled ? words.canceled : undefined;
}

/** Label of a place: `11月20日(金) 10:00〜11:30 中村`. */
export function placeLabel(place: Place, resource: string, words: ScheduleWords): string {
  return joinParts([dayLabel(place.date, words.monthDayWeekday, words), spanLabel(place, words), resource]);
}

/** A day by a format, with its year where that is not this one; what is no day is shown as it is written. */
export function dayLabel(day: string, format: string, words: ScheduleWords): string {
  return isDay(day) ? formatNearDay(day, format, words.weekdays) : day;
}

/** A day at the head of a narrow column: the title above has the year. */
export function columnLabel(day: string, words: ScheduleWords): string {
  return formatDay(day, words.shortDay, words.weekdays);
}
