import { addDays, daysBetween, isDay } from "../../../lib/dates/days.js";
import { Timing } from "../kinds.js";
import { isTime, type Step } from "../steps/step.js";

/**
 * A moment of a clock in Japan, as whole minutes since the beginning of 1970 there. Nothing of the browser's zone comes in,
 * and moments are compared and counted as figures.
 */
export type Moment = number;

const dayLength = 24 * 60;
const firstDay = "1970-01-01";

/** The moment of a day and a time, `YYYY-MM-DD` and `HH:mm`; `null` if the time is none. */
export function momentOf(day: string, time: string): Moment | null {
  return isTime(time) ? daysBetween(firstDay, day) * dayLength + minutesOfTime(time) : null;
}

/** The moment of an instant as servers write it; without an offset it is a time of Japan. `null` if it is none. */
export function momentOfInstant(text: string): Moment | null {
  const [, day, time, zone, sign, hours, minutes] = instant.exec(text) ?? [];
  const written = isDay(day) && time !== undefined ? momentOf(day, time) : null;
  if (written === null || zone === undefined) return written;
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return written - (sign === "-" ? -offset : offset) + 9 * 60;
}

const instant = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d{1,9})?)?(Z|([+-])(\d\d):?(\d\d))?$/;

/** The day of a moment, `YYYY-MM-DD`; `null` where the calendar of four-digit years ends. */
export function dayOf(moment: Moment): string | null {
  return addDays(firstDay, Math.floor(moment / dayLength));
}

/** Minutes since midnight. */
export function minutesOf(moment: Moment): number {
  return ((moment % dayLength) + dayLength) % dayLength;
}

/** When a step is sent, counted from a moment; `null` where its figures do not say. */
export function stepMoment(step: Step, base: Moment): Moment | null {
  const sign = step.direction === "after" ? 1 : -1;
  if (step.timing === Timing.elapsed) return isCount(step.offset) ? within(base + sign * step.offset) : null;
  if (!isCount(step.days) || step.time === undefined || !isTime(step.time)) return null;
  const day = Math.floor(base / dayLength) + sign * step.days;
  return within(day * dayLength + minutesOfTime(step.time));
}

/** From 21:00 on and before 8:00 people sleep, or want to. */
export function isAtNight(minutes: number): boolean {
  return minutes >= 21 * 60 || minutes < 8 * 60;
}

/** A length of time in its largest units. */
export function lengthParts(minutes: number): { days: number; hours: number; minutes: number } {
  return {
    days: Math.floor(minutes / dayLength),
    hours: Math.floor((minutes % dayLength) / 60),
    minutes: minutes % 60,
  };
}

/** The calendar has years of four digits: from the year 0 to the end of 9999. */
const calendar = { first: -719_528 * dayLength, end: 2_932_897 * dayLength };

function minutesOfTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function within(moment: Moment): Moment | null {
  return moment >= calendar.first && moment < calendar.end ? moment : null;
}

function isCount(figure: Step["days"]): figure is number {
  return typeof figure === "number" && Number.isInteger(figure) && figure >= 0;
}
