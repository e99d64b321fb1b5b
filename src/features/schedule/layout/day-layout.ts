import type { Reservation } from "../../../api/reservations.js";
import type { SalonResource } from "../../../api/salons.js";
import type { TimeShift } from "../../../api/time-shifts.js";
import { type PlainData, samePlainData } from "../../../lib/plain-data.js";
import { workingHours } from "../shifts/working-hours.js";
import { type Chip, type ChipRow, type LaneSize, layOutChips } from "./chips.js";
import { closedHours } from "./closed-hours.js";
import { dayWindow } from "./day-window.js";
import { compareEntries, entriesOf, type ScheduleEntry } from "./entries.js";
import { dayEnd, restOf, type Span } from "./span.js";

/** Records of a day. Records of other days may be among them. */
export interface DayRecords {
  readonly date: string;
  /** In the order of their rows. */
  readonly resources: readonly SalonResource[];
  /** Block times are among them. */
  readonly reservations: readonly Reservation[];
  /** All that are loaded: a resource that has none in weeks does not work by shifts. */
  readonly shifts: readonly TimeShift[];
  /** See `openHours` of the opening hours. */
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
  /** Reservations of the day with a time that cannot be read. */
  readonly unplaced: readonly Reservation[];
}

/** Memory of the days that a schedule has laid out. */
export interface DayMemory {
  /** Records are never changed, so each is read once. */
  readonly entries: WeakMap<Reservation, readonly ScheduleEntry[]>;
  /** Entries from which the chips of a row were made. */
  readonly laidOutFrom: WeakMap<readonly Chip[], readonly ScheduleEntry[]>;
}

/** Nothing was laid out yet. */
export function createDayMemory(): DayMemory {
  return { entries: new WeakMap(), laidOutFrom: new WeakMap() };
}

/**
 * Lays out a day. With the layout before, whatever has not changed in it is the same object, so that one update draws one
 * row; with a memory only that row is laid out.
 */
export function layOutDay(
  records: DayRecords,
  size: LaneSize,
  before?: DayLayout,
  memory = createDayMemory(),
): DayLayout {
  const entries = entriesOn(records, memory);
  const hours = workingHours(records.shifts, records.date);
  const groups = groupByRow(records.resources, entries);
  const rowsBefore = new Map(before?.rows.map((row) => [row.key, row]));
  const unchanged = new Set(
    groups
      .filter(({ key, entries: own }) => isLaidOut(rowsBefore.get(key), own, memory))
      .map(({ key }) => key),
  );
  const changedRows = before?.rows.filter(({ key }) => !unchanged.has(key)) ?? [];
  const kept = keepChips(before ? [before.salonBlocks, ...changedRows] : []);
  const closed = closedHours(wholeDay, records.open);
  const rows = groups.map(({ key, resource, entries: own }): DayRow => {
    const rowBefore = rowsBefore.get(key);
    const laidOut = rowBefore && unchanged.has(key) ? rowBefore : layOutChips(own, size, kept);
    const works = resource && hours.get(resource.id);
    const outOfShift = works ? restOf(wholeDay, works) : [];
    const row = keep(rowBefore, { ...laidOut, key, resource, closed, outOfShift });
    memory.laidOutFrom.set(row.chips, own);
    return row;
  });
  const salonBlocks = layOutChips(entries.filter(isOverAllRows), size, kept);
  const working = rows.flatMap(({ resource }) => (resource && hours.get(resource.id)) ?? []);
  const drawn = [salonBlocks, ...rows].map(({ chips }) => chips);
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

function entriesOn({ date, reservations }: DayRecords, memory: DayMemory): ScheduleEntry[] {
  const entries: ScheduleEntry[] = [];
  for (const each of reservations) {
    let own = memory.entries.get(each);
    if (own === undefined) {
      own = entriesOf(each);
      memory.entries.set(each, own);
    }
    for (const entry of own) if (entry.date === date) entries.push(entry);
  }
  return entries;
}

/** A row of the same entries is not laid out again. */
function isLaidOut(
  row: DayRow | undefined,
  entries: readonly ScheduleEntry[],
  { laidOutFrom }: DayMemory,
): boolean {
  const from = row && laidOutFrom.get(row.chips);
  return from?.length === entries.length && from.every((entry, at) => entry === entries[at]);
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
  const rows: { key: string; resource: SalonResource | null; entries: readonly ScheduleEntry[] }[] = resources
    .map((resource) => ({ key: `${resource.id}`, resource, entries: groups.get(resource.id) ?? [] }))
    .filter((row) => !row.resource.isDeleted || row.entries.length > 0);
  return ofNone.length > 0 ? [...rows, { key: "none", resource: null, entries: ofNone }] : rows;
}

/** A chip that was in one of these rows before and says the same is the same object. */
function keepChips(rows: readonly ChipRow[]): (chip: Chip) => Chip {
  const byKey = new Map(rows.flatMap(({ chips }) => chips).map((chip) => [chip.key, chip]));
  return (chip) => keep(byKey.get(chip.key), chip);
}

/** All of it is plain data: numbers, texts, and records as the server has them. */
function keep<T extends object>(before: T | undefined, now: T): T {
  return before && samePlainData(before as unknown as PlainData, now as unknown as PlainData) ? before : now;
}
