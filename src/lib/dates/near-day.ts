import { formatDay, tokyoDay } from "./days.js";
import { serverNow } from "./server-clock.js";

/**
 * A day by a format without its year, as `formatDay` writes it: the year stands before it where it is not this one in Japan.
 * "1月5日(月)" of next year is "2027年1月5日(月)", "1/5" is "2027/1/5".
 */
export function formatNearDay(
  day: string,
  format: string,
  weekdays: readonly string[],
  time?: string,
): string {
  return formatDay(day, isThisYear(day) ? format : withYear(format), weekdays, time);
}

/** True for a day of this year in Japan, by the server's clock. */
export function isThisYear(day: string): boolean {
  return day.slice(0, 4) === tokyoDay(serverNow()).slice(0, 4);
}

function withYear(format: string): string {
  return format.includes("YYYY")
    ? format
    : format.replace(/M+(?=月)/, "YYYY\u5e74$&").replace(/M+(?=\/D)/, "YYYY/$&");
}
