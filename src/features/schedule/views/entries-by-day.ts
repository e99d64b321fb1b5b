import type { Reservation } from "../../../api/reservations.js";
import { compareEntries, recordEntry, type ScheduleEntry } from "../layout/entries.js";

/** Entries of a day, in order of time. */
export interface DayEntries {
  readonly date: string;
  readonly entries: readonly ScheduleEntry[];
}

/** The records of each day on which there are some, in order of time. */
export function entriesByDay(reservations: readonly Reservation[]): ReadonlyMap<string, ScheduleEntry[]> {
  const days = new Map<string, ScheduleEntry[]>();
  for (const entry of reservations.map(recordEntry)) {
    const day = days.get(entry.date);
    if (day) day.push(entry);
    else days.set(entry.date, [entry]);
  }
  days.forEach((entries) => {
    entries.sort(compareEntries);
  });
  return days;
}
