import { addDays, isDay } from "../../../lib/dates/days.js";
import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import type { BaseKind } from "../kinds.js";
import { defaultTime, isTime } from "../steps/step.js";
import { type Moment, momentOf } from "./moments.js";

/** A made-up goal or reservation that a sequence is tried with. It is the operator's, and in no payload. */
export interface Sample {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:mm`: the goal's time, or the start of the reservation. */
  readonly from: string;
  readonly to: string;
}

/** A real reservation that the page tries the sequence with. */
export interface SampleReservation extends Sample {
  readonly id: number | string;
  readonly name: string;
}

/** At first: in a week. `today` is the day in Japan. */
export function firstSample(today: string): Sample {
  return { date: addDays(today, 7) ?? today, from: defaultTime, to: "11:00" };
}

/** The moment that steps count from; `null` while the sample is incomplete, or ends before it starts. */
export function baseMoment({ date, from, to }: Sample, base: BaseKind): Moment | null {
  if (!isDay(date) || !isTime(from)) return null;
  if (base === "goal") return momentOf(date, from);
  if (!isTime(to) || to < from) return null;
  return momentOf(date, base === "start" ? from : to);
}

/** Reads the reservations that a page gives; what cannot be read is left out. */
export function readReservations(data: PlainData): readonly SampleReservation[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((row): SampleReservation[] => {
    if (!isPlainObject(row)) return [];
    const { id, name, date } = row;
    const [from, to] = [clock(row.from), clock(row.to)];
    const isNamed = (typeof id === "number" || typeof id === "string") && typeof name === "string";
    return isNamed && isDay(date) && from !== null && to !== null ? [{ id, name, date, from, to }] : [];
  });
}

/** With seconds it is the same time. */
function clock(data: PlainData | undefined): string | null {
  const time = typeof data === "string" ? data.slice(0, 5) : "";
  return isTime(time) && /^(:\d\d)?$/.test(String(data).slice(5)) ? time : null;
}
