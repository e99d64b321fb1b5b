import type { Reservation } from "../../../api/reservations.js";
import type { SalonResource } from "../../../api/salons.js";
import type { TimeShift } from "../../../api/time-shifts.js";
import { type PlainData, samePlainData } from "../../../lib/plain-data.js";
import { workingHours } from "../shifts/working-hours.js";
import { type Chip, type ChipRow, type LaneSize, layOutChips } from "./chips.js";
import { dayWindow } from "./day-window.js";
import { changeEntry, compareEntries, recordEntry, type ScheduleEntry } from "./entries.js";
import { closedHours } from "./opening-hours.js";
import { dayEnd, restOf, type Span } from "./span.js";

/** What is known of a day. Records of other days may be among them. */
export interface DayRecords {
  readonly date: string;
  /** In the order of their rows. */
  readonly resources: readonly SalonResource[];
  /** Block times are among them. */
  readonly reservations: readonly Reservation[];
  /** All that are loaded: a resource that has none in weeks does not work by shifts. */
  readonly shifts: readonly TimeShift[];
  /** See `openHours`. */
  readonly open: readonly Span[] | null;
}

/** The row of a resource. */
export interface DayRow extends ChipRow {
  readonly key: string;
  /** `null` in the row of what has no resource, or one that is not known. */
  readonly resource: SalonResource | null;
  /** Parts of the whole day, not of its window, so that a wider window draws no row anew. */
  readonly closed: readonly Span[];
  readonly outOfShift: readonly Span[];
}

/** A day as it is drawn. */
export interface DayLayout {
  readonly date: string;
  /** The hours that are shown. */
  readonly window: Span;
  readonly rows: readonly DayRow[];
  /** Block times of the whole salon: they lie over all rows, and each is there once. */
  readonly salonBlocks: ChipRow;
  /** What the day holds at a time that cannot be read. */
  readonly unplaced: readonly Reservation[];
}

/**
 * Lays out a day. With the layout before, whatever has not changed in it is the same object, so that one update draws one
 * row.
 */
export function layOutDay(records: DayRecords, size: LaneSize, before?: DayLayout): DayLayout {
  const entries = entriesOf(records);
  const hours = workingHours(records.shifts, records.date);
  const kept = keepChips(before);
  const rowsBefore = new Map(before?.rows.map((row) => [row.key, row]));
  const closed = closedHours(wholeDay, records.open);
  const rows = groupByRow(records.resources, entries).map(({ resource, entries: own }): DayRow => {
    const key = resource ? `${resource.id}` : "none";
    const works = resource && hours.get(resource.id);
    const outOfShift = works ? restOf(wholeDay, works) : [];
    return keep(rowsBefore.get(key), { key, resource, ...layOutChips(own, size, kept), closed, outOfShift });
  });
  const salonBlocks = layOutChips(entries.filter(isOverAllRows), size, kept);
  const working = rows.flatMap(({ resource }) => (resource && hours.get(resource.id)) ?? []);
  const drawn = [salonBlocks, ...rows].flatMap(({ chips }) => chips);
  return keep(before, {
    date: records.date,
    window: dayWindow([...(records.open ?? []), ...working], drawn),
    rows,
    salonBlocks: keep(before?.salonBlocks, salonBlocks),
    unplaced: entries
      .filter(isUnplaced)
      .sort(compareEntries)
      .map(({ reservation }) => reservation),
  });
}

const wholeDay: Span = { from: 0, to: dayEnd };

function entriesOf({ date, reservations }: DayRecords): ScheduleEntry[] {
  const entries: ScheduleEntry[] = [];
  for (const each of reservations) {
    if (each.date === date) entries.push(recordEntry(each));
    const change = each.change_child?.date === date ? changeEntry(each) : null;
    if (change) entries.push(change);
  }
  return entries;
}

/** A requested place without a time is said where the request is shown. */
function isUnplaced({ span, kind }: ScheduleEntry): boolean {
  return span === null && kind !== "change";
}

function isOverAllRows({ kind, salonResourceId }: ScheduleEntry): boolean {
  return kind === "block" && salonResourceId === null;
}

/** The resources with what stands on them; those that have left only if something does, and last what has none. */
function groupByRow(resources: readonly SalonResource[], entries: readonly ScheduleEntry[]) {
  const groups = new Map<number | null, ScheduleEntry[]>(resources.map(({ id }) => [id, []]));
  const ofNone: ScheduleEntry[] = [];
  for (const entry of entries)
    if (entry.span && !isOverAllRows(entry)) (groups.get(entry.salonResourceId) ?? ofNone).push(entry);
  const rows: { resource: SalonResource | null; entries: readonly ScheduleEntry[] }[] = resources
    .map((resource) => ({ resource, entries: groups.get(resource.id) ?? [] }))
    .filter((row) => !row.resource.isDeleted || row.entries.length > 0);
  return ofNone.length > 0 ? [...rows, { resource: null, entries: ofNone }] : rows;
}

/** A chip that was there before and says the same is the same object, in whichever row it stood. */
function keepChips(before: DayLayout | undefined): (chip: Chip) => Chip {
  const rows: readonly ChipRow[] = before ? [before.salonBlocks, ...before.rows] : [];
  const byKey = new Map(rows.flatMap(({ chips }) => chips).map((chip) => [chip.key, chip]));
  return (chip) => keep(byKey.get(chip.key), chip);
}

/** All of it is plain data: numbers, texts, and records as the server has them. */
function keep<T extends object>(before: T | undefined, now: T): T {
  return before && samePlainData(before as unknown as PlainData, now as unknown as PlainData) ? before : now;
}
