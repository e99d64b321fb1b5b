import { isDay } from "../../../../lib/dates/days.js";
import type { SentenceFormat } from "../../../../references/index.js";

/** True for a time of day as servers write it, with seconds or without. */
export function isTime(text: string | null): text is string {
  return text !== null && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
}

/** Which half of a moment is not entered. */
export function missingMoment(day: string | null, time: string | null): "day" | "time" | null {
  if (!isDay(day)) return "day";
  return isTime(time) ? null : "time";
}

/** True for a moment that is over at `now`, `YYYY-MM-DD HH:mm`; false for a text that is no moment. */
export function isPast(day: string | null, time: string | null, now: string): boolean {
  if (!isDay(day)) return false;
  return isTime(time) ? `${day} ${minutes(time)}` <= now : day < now.slice(0, day.length);
}

/** A day in a sentence; what is none as it stands. */
export function formatDay(
  day: string | null,
  words: { day(day: string): string },
  format: SentenceFormat,
): string {
  return isDay(day) ? words.day(day) : format.text(day ?? "");
}

/** A time in a sentence; what is none as it stands. */
export function formatTime(time: string | null, format: SentenceFormat): string {
  return isTime(time) ? minutes(time) : format.text(time ?? "");
}

function minutes(time: string): string {
  return time.slice(0, "HH:mm".length);
}
