import { isDay } from "./days.js";
import { wallClock } from "./wall-clock.js";

/*
 * Moments as a clock in Japan shows them, `YYYY-MM-DD HH:mm`, which compare as texts; and instants, in milliseconds, for
 * what has to be compared exactly.
 */

/** The moment at which an instant is in Japan; `null` outside of the calendar of four-digit years. */
export function tokyoMoment(instant: number): string | null {
  return writeMoment(wallClock(instant).add(tokyoOffset, "minute"));
}

/**
 * The instant that a server wrote, `2026-03-25T19:00:00+09:00`; `null` if it is none. Without an offset it is a time of
 * Japan, never one of the browser's zone.
 */
export function readInstant(text: unknown): number | null {
  const [, day, time, zone, sign, hours, minutes] = (typeof text === "string" && pattern.exec(text)) || [];
  if (!isDay(day) || time === undefined) return null;
  return wallClock(`${day} ${time}`).valueOf() - offsetOf(zone, sign, hours, minutes) * 60_000;
}

const pattern =
  /^(\d{4}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)(Z|([+-])(\d\d):?(\d\d))?$/;

/** Offset of Japan, in minutes. */
const tokyoOffset = 9 * 60;

function offsetOf(zone?: string, sign?: string, hours?: string, minutes?: string): number {
  if (zone === undefined) return tokyoOffset;
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -offset : offset;
}

function writeMoment(moment: ReturnType<typeof wallClock>): string | null {
  const text = moment.format("YYYY-MM-DD HH:mm");
  return isDay(text.slice(0, 10)) ? text : null;
}
