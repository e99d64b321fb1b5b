import type { CellName } from "./cells.js";
import type { ShiftWeek } from "./shift-week.js";

/* Where keys can go in a week of shifts: the shifts of a day, and below them the place for another one. */

/** Stop that can have the focus: a shift by its key, or `null` for the place of another one. */
export interface WeekStop extends CellName {
  readonly shift: string | null;
}

/** How the focus goes on. */
export type WeekDirection = "left" | "right" | "up" | "down" | "start" | "end";

/** Stop to which the focus goes from another; the stop itself where there is no further one. */
export function nextWeekStop(week: ShiftWeek, at: WeekStop, direction: WeekDirection): WeekStop {
  const row = week.rows.findIndex(({ resource }) => resource.id === at.resourceId);
  const day = week.days.indexOf(at.date);
  if (row < 0 || day < 0) return firstWeekStop(week) ?? at;
  const first = (to: number) => stopsOfCell(week, row, to)[0] ?? at;
  if (direction === "left") return first(Math.max(day - 1, 0));
  if (direction === "right") return first(Math.min(day + 1, week.days.length - 1));
  if (direction === "start") return first(0);
  if (direction === "end") return first(week.days.length - 1);
  const column = week.rows.flatMap((_, each) => stopsOfCell(week, each, day));
  const own = column.findIndex((stop) => stop.resourceId === at.resourceId && stop.shift === at.shift);
  return column[own + (direction === "up" ? -1 : 1)] ?? at;
}

/** A stop as the week is now: where its shift is gone, the place of another one. */
export function presentWeekStop(week: ShiftWeek, at: WeekStop | null): WeekStop | null {
  if (at === null) return firstWeekStop(week);
  const row = week.rows.findIndex(({ resource }) => resource.id === at.resourceId);
  const stops = row < 0 ? [] : stopsOfCell(week, row, week.days.indexOf(at.date));
  return stops.find(({ shift }) => shift === at.shift) ?? stops.at(-1) ?? firstWeekStop(week);
}

/** The cell beside one, for a selection that grows; itself at the edge. */
export function cellBeside(week: ShiftWeek, at: CellName, direction: WeekDirection): CellName {
  const row = week.rows.findIndex(({ resource }) => resource.id === at.resourceId);
  const day = week.days.indexOf(at.date);
  const [rows, days] = [steps[direction].row, steps[direction].day];
  const resourceId = week.rows[row + rows]?.resource.id ?? at.resourceId;
  return { resourceId, date: week.days[day + days] ?? at.date };
}

const steps = {
  left: { row: 0, day: -1 },
  right: { row: 0, day: 1 },
  up: { row: -1, day: 0 },
  down: { row: 1, day: 0 },
  start: { row: 0, day: 0 },
  end: { row: 0, day: 0 },
} as const;

function firstWeekStop(week: ShiftWeek): WeekStop | null {
  return stopsOfCell(week, 0, 0)[0] ?? null;
}

function stopsOfCell(week: ShiftWeek, row: number, day: number): WeekStop[] {
  const [resource, cell] = [week.rows[row]?.resource, week.rows[row]?.cells[day]];
  if (!resource || !cell) return [];
  const name = { date: cell.date, resourceId: resource.id };
  return [...cell.shifts.map(({ key }) => ({ ...name, shift: key })), { ...name, shift: null }];
}
