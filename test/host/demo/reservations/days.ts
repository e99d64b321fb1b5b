import { dayOf, moved } from "../../audience/days.js";

const TUESDAY = 2;

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** So many days from today. One on which the first salon is closed is the next one, or, before today, the one before. */
export function openDay(until: Date, days: number): string {
  const today = dayOf(until);
  const day = moved(today, days, "day");
  if (days === 0 || weekdayOf(day) !== TUESDAY) return day;
  return moved(day, days < 0 ? -1 : 1, "day");
}

/** The minutes of the day in Tokyo. */
export function minutesNow(until: Date): number {
  const tokyo = new Date(until.getTime() + 9 * 3_600_000);
  return tokyo.getUTCHours() * 60 + tokyo.getUTCMinutes();
}
