import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";

/** A day of a resource in the week of shifts. */
export interface CellName {
  readonly date: string;
  readonly resourceId: number;
}

/** True when two are the same day of the same resource. */
export function isSameCell(a: CellName, b: CellName): boolean {
  return a.date === b.date && a.resourceId === b.resourceId;
}

/** The cells of a week between two of them, both included: row by row, as a selection has them. */
export function cellsBetween(
  days: readonly string[],
  resourceIds: readonly number[],
  { anchor, end }: { anchor: CellName; end: CellName },
): readonly CellName[] {
  const within = (at: number, one: number, other: number) =>
    at >= Math.min(one, other) && at <= Math.max(one, other);
  const [firstDay, lastDay] = [days.indexOf(anchor.date), days.indexOf(end.date)];
  const [firstRow, lastRow] = [resourceIds.indexOf(anchor.resourceId), resourceIds.indexOf(end.resourceId)];
  if ([firstDay, lastDay, firstRow, lastRow].includes(-1)) return [];
  return resourceIds.flatMap((resourceId, row) =>
    within(row, firstRow, lastRow)
      ? days.flatMap((date, day) => (within(day, firstDay, lastDay) ? [{ date, resourceId }] : []))
      : [],
  );
}

/** Reads cells that were kept as plain data. */
export function readCells(data: PlainData): readonly CellName[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((cell) =>
    isPlainObject(cell) && typeof cell.date === "string" && typeof cell.resourceId === "number"
      ? [{ date: cell.date, resourceId: cell.resourceId }]
      : [],
  );
}
