/** A part of a day, wall clock in Tokyo. */
export interface TimeRange {
  from: string;
  to: string;
}

/** Minutes since midnight. The end of a day is written 23:59 and means 24:00 (rules: clock-in-tokyo). */
export function minutesOf(time: string): number {
  if (time === "23:59") return 24 * 60;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

export function timeAt(minutes: number): string {
  if (minutes >= 24 * 60) return "23:59";
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Whether two ranges share time. One that begins as the other ends does not. */
export function overlaps(a: TimeRange, b: TimeRange): boolean {
  return minutesOf(a.from) < minutesOf(b.to) && minutesOf(b.from) < minutesOf(a.to);
}

/** Whether a range lies within others, which may follow each other without a gap. */
export function isWithin(inner: TimeRange, outer: readonly TimeRange[]): boolean {
  let reached = minutesOf(inner.from);
  for (const { from, to } of outer.toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from))) {
    if (minutesOf(from) <= reached) reached = Math.max(reached, minutesOf(to));
  }
  return reached >= minutesOf(inner.to);
}

/** As people read it. */
export function written({ from, to }: TimeRange): string {
  return `${from}〜${to === "23:59" ? "24:00" : to}`;
}
