import { type Reservation, readReservation } from "../../../api/reservations.js";
import type { SalonResource } from "../../../api/salons.js";
import type { TimeShift } from "../../../api/time-shifts.js";
import { shiftKey } from "./time-shift.js";

/** The shifts of a day in the form that a day lays out, and which is which by the record's id. */
export interface ShiftRecords {
  readonly records: readonly Reservation[];
  readonly shifts: ReadonlyMap<number, TimeShift>;
}

/** `idOf` gives a shift's key a number, the same one each time. */
export function shiftRecords(
  date: string,
  loaded: readonly TimeShift[],
  resources: readonly SalonResource[],
  idOf: (key: string) => number,
): ShiftRecords {
  const names = new Map(resources.map(({ id, name }) => [id, name]));
  const shifts = new Map<number, TimeShift>();
  const records = loaded.flatMap((shift) => {
    if (shift._date !== date) return [];
    const id = idOf(shiftKey(shift));
    const { from, to, salon_resource_id, description, updated_at } = shift;
    shifts.set(id, shift);
    const name = names.get(salon_resource_id) ?? "";
    const fields = { id, name, date, from, to, salon_resource_id, updated_at, comment: description };
    return readReservation({ ...fields, status: "approved" }) ?? [];
  });
  return { records, shifts };
}
