/* Times of a day as minutes since midnight: what is laid out and compared is a number. The end of a day is 1440. */

/** Minutes since midnight of `HH:mm`, with seconds or without; `null` if it is no time. `24:00` is the end of the day. */
export function readTime(text: unknown): number | null {
  const [, hours, minutes] = (typeof text === "string" && pattern.exec(text)) || [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** `HH:mm` as servers take it. Nothing passes midnight: what ends with the day ends at `23:59`. */
export function writeTime(minutes: number): string {
  return clock(Math.min(Math.max(Math.round(minutes), 0), endOfDay - 1)).padStart(5, "0");
}

/** `H:mm` as operators read it. `23:59`, by which servers mean the end of the day, reads `24:00`. */
export function formatTime(minutes: number): string {
  return clock(minutes === endOfDay - 1 ? endOfDay : minutes);
}

/** True when a range of two times ends on the next day. An end at `00:00` is the end of its own. */
export function endsNextDay(from: unknown, to: unknown): boolean {
  const [start, end] = [readTime(from), readTime(to)];
  return start !== null && end !== null && end > 0 && end < start;
}

const pattern = /^([01]\d|2[0-3]|24(?=:00(?::00)?$)):([0-5]\d)(?::[0-5]\d)?$/;
const endOfDay = 24 * 60;

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
