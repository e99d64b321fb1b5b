/** Year, month, day. */
export type Day = readonly [year: number, month: number, day: number];

/** The day that it is in Tokyo, which has no summer time. */
export function today(now: Date): Day {
  const there = new Date(now.getTime() + 9 * 3_600_000);
  return [there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate()];
}

/** The day a text begins with, if it does. */
export function dayIn(text: string): Day | undefined {
  const written = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  return written ? [Number(written[1]), Number(written[2]), Number(written[3])] : undefined;
}

/** Negative when `a` is before `b`: the first part that differs decides. */
export function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, part] of a.entries()) {
    const difference = part - (b[index] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether a day is in a range that includes both ends. An end that is null is open. */
export function isBetween(day: string, from: string | null, to: string | null): boolean {
  return (from === null || day >= from) && (to === null || day <= to);
}

/** So many units later, or earlier where `count` is negative. A month without that date gives its last day. */
export function moved([year, month, day]: Day, count: number, unit: "year" | "month" | "day"): Day {
  if (unit === "day") {
    const there = new Date(0);
    there.setUTCFullYear(year, month - 1, day + count);
    return [there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate()];
  }
  const months = year * 12 + (month - 1) + count * (unit === "year" ? 12 : 1);
  const newYear = Math.floor(months / 12);
  const newMonth = months - newYear * 12 + 1;
  return [newYear, newMonth, Math.min(day, lastDayOf(newYear, newMonth))];
}

function lastDayOf(year: number, month: number): number {
  const last = new Date(0);
  last.setUTCFullYear(year, month, 0);
  return last.getUTCDate();
}
