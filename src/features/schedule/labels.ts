import type { Reservation } from "../../api/reservations.js";
import { formatDay, isDay } from "../../lib/dates/days.js";
import { formatTime } from "../../lib/dates/times.js";
import { joinParts } from "../../lib/isolate.js";
import type { ScheduleEntry } from "./layout/entries.js";
import { readSpan, type Span } from "./layout/span.js";
import type { ScheduleWords } from "./messages.js";
import type { Place } from "./moves/place.js";

/** `10:00〜11:30`; the end of the day reads 24:00. */
export function spanLabel({ from, to }: Span, words: ScheduleWords): string {
  return words.range(formatTime(from), formatTime(to));
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
  const span = readSpan(record);
  return span ? spanLabel(span, words) : words.range(record.from, record.to);
}

/** The same with what is seen besides: a name holds what is seen. */
export function entryLabel(
  entry: Pick<ScheduleEntry, "kind" | "reservation" | "isCancelled">,
  words: ScheduleWords,
): string {
  return joinParts([entryText(entry, words), entryNote(entry, words)]);
}

/** What is said of an entry besides its time and its name. */
export function entryNote(
  { kind, isCancelled }: Pick<ScheduleEntry, "kind" | "isCancelled">,
  words: ScheduleWords,
) {
  if (kind === "change") return words.wished;
  return isCancelled ? words.canceled : undefined;
}

/** Where something is, or would be: `11月20日(金) 10:00〜11:30 中村`. */
export function placeLabel(place: Place, resource: string, words: ScheduleWords): string {
  return joinParts([dayLabel(place.date, words.dayTitle, words), spanLabel(place, words), resource]);
}

/** A day by a format; what is none is shown as it is written. */
export function dayLabel(day: string, format: string, words: ScheduleWords): string {
  return isDay(day) ? formatDay(day, format, words.weekdays) : day;
}
