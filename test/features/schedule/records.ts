import * as fc from "fast-check";
import { type Reservation, readReservation } from "../../../src/api/reservations.js";
import type { SalonResource } from "../../../src/api/salons.js";
import { readTimeShift, type TimeShift } from "../../../src/api/time-shifts.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";

/** The Wednesday on which everything takes place that says nothing else. */
export const today = "2026-03-25";

export function reservation(id: number, fields: PlainObject = {}): Reservation {
  const usual = { id, name: `R${id}`, date: today, from: "10:00", to: "11:00", status: "approved" };
  return readReservation({ ...usual, salon_resource_id: 1, ...fields })!;
}

export function block(id: number, fields: PlainObject = {}): Reservation {
  return reservation(id, { status: "blocked", name: "", meta_data: `B${id}`, ...fields });
}

export function resource(id: number, isDeleted = false): SalonResource {
  return { id, name: `S${id}`, fee: null, icon_url: null, description: "", isDeleted };
}

export function shift(master: number, date: string, fields: PlainObject = {}): TimeShift {
  const usual = { master_id: master, _date: date, salon_resource_id: 1, from: "10:00", to: "19:00" };
  return readTimeShift({ ...usual, ...fields })!;
}

/** `HH:mm` of the minutes of a day, as servers write them. */
export function clock(minutes: number): string {
  const at = Math.min(minutes, 1439);
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}

/** Times in their order or not, touching and equal ones among them. */
export const anyTimes = fc
  .tuple(fc.integer({ min: 0, max: 28 }), fc.integer({ min: -1, max: 8 }))
  .map(([start, length]) => ({
    from: start * 50,
    to: Math.min(Math.max(start * 50 + length * 50, 0), 1439),
  }));

/** Records of two days, at resources that are known, unknown or none. */
export const anyRecords: fc.Arbitrary<Reservation[]> = fc
  .array(
    fc.record({
      times: anyTimes,
      at: fc.constantFrom<(number | null)[]>(1, 2, 3, 99, null),
      date: fc.constantFrom(today, today, today, "2026-03-26"),
      status: fc.constantFrom("approved", "pending", "canceled", "denied", "blocked", "other"),
      wish: fc.option(
        fc.record({
          times: anyTimes,
          at: fc.constantFrom(1, 2),
          status: fc.constantFrom("edit_pending", "edit_denied"),
        }),
      ),
    }),
    { maxLength: 25 },
  )
  .map((rows) =>
    rows.map(({ times, at, date, status, wish }, index) =>
      reservation(index + 1, {
        from: clock(times.from),
        to: clock(times.to),
        salon_resource_id: at,
        date,
        status,
        change_child: wish && {
          id: 1,
          status: wish.status,
          date: today,
          from: clock(wish.times.from),
          to: clock(wish.times.to),
          salon_resource_id: wish.at,
        },
      }),
    ),
  );
