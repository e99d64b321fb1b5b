import { readReservation } from "../../../api/reservations.js";
import { readTimeShift } from "../../../api/time-shifts.js";
import type { DialogWork } from "../../../editor/index.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import { readCells } from "../shifts/cells.js";
import type { Hours, HoursOfCell } from "../shifts/hours.js";
import type { PaintedHours, ScheduleDialog } from "./schedule-dialog.js";

/** Work that was kept as plain data; `null` if it is none. */
export function readDialogWork(data: PlainData): DialogWork<ScheduleDialog> | null {
  if (!isPlainObject(data) || !isPlainObject(data.dialog) || !isPlainObject(data.written)) return null;
  const dialog = readDialog(data.dialog);
  return dialog && { dialog, written: data.written };
}

function readDialog(data: PlainObject): ScheduleDialog | null {
  const { is, date, resourceId, cells = null, shifts = null } = data;
  const record = (key: string) => (isPlainObject(data[key]) ? readReservation(data[key]) : null);
  if (is === "move") {
    const moved = record("record");
    return moved && { is, record: moved };
  }
  if (is === "block") {
    const { from, to, salonResourceId, ...place } = isPlainObject(data.place) ? data.place : {};
    if (typeof place.date !== "string" || typeof from !== "number" || typeof to !== "number") return null;
    const id = typeof salonResourceId === "number" ? salonResourceId : null;
    return { is, block: record("block"), place: { date: place.date, from, to, salonResourceId: id } };
  }
  if (is === "shift" && typeof date === "string") {
    const shift = isPlainObject(data.shift) ? readTimeShift(data.shift) : null;
    const id = typeof resourceId === "number" ? resourceId : null;
    const wanted = readHours(data.wanted);
    return { is, shift, date, resourceId: id, ...(wanted && { wanted }) };
  }
  if (is === "erase" && Array.isArray(shifts)) {
    const read = shifts.flatMap((shift) => (isPlainObject(shift) ? (readTimeShift(shift) ?? []) : []));
    return read.length > 0 ? { is, shifts: read, ...(data.left === true && { left: true }) } : null;
  }
  const chosen = readCells(cells);
  if (chosen.length === 0) return null;
  if (is === "copy") {
    const left = readCopies(data.left);
    return typeof date === "string" ? { is, date, cells: chosen, ...(left.length > 0 && { left }) } : null;
  }
  const [hours, left] = [readHours(data.hours), readPainted(data.left)];
  return is === "paint" ? { is, cells: chosen, ...(hours && { hours }), ...(left && { left }) } : null;
}

function readHours(data: PlainData | undefined): Hours | null {
  const { from, to } = isPlainObject(data) ? data : {};
  return typeof from === "string" && typeof to === "string" ? { from, to } : null;
}

function readPainted(data: PlainData | undefined): PaintedHours | null {
  const hours = readHours(data);
  const { description, before: cells = null } = isPlainObject(data) ? data : {};
  const [note, before] = [typeof description === "string" && { description }, readCells(cells)];
  return hours && { ...hours, ...note, ...(before.length > 0 && { before }) };
}

function readCopies(data: PlainData | undefined): readonly HoursOfCell[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((each) => {
    const { date, resourceId } = isPlainObject(each) ? each : {};
    const hours = readHours(each);
    const isRead = typeof date === "string" && typeof resourceId === "number";
    return isRead && hours ? { date, resourceId, ...hours } : [];
  });
}
