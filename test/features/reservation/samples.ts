import * as fc from "fast-check";
import type { Reservation } from "../../../src/api/reservations.js";
import type { SalonCourse, SalonResource } from "../../../src/api/salons.js";
import { blankForm, type ReservationForm } from "../../../src/features/reservation/entity.js";

/** What an operator would write of `anyReservation`. */
export const anyForm: ReservationForm = {
  ...blankForm,
  ...{
    name: "山田 花子",
    comment: "初めてです",
    contact_address: "090-1111-2222",
    course_id: 41,
    member_id: 1,
  },
  ...{ date: "2026-11-20", from: "13:00", to: "13:45", salon_resource_id: 12, meta_data: "窓側" },
};

/** A reservation as it is read from the server. */
export function reservationOf(more: Partial<Reservation> = {}): Reservation {
  return {
    ...anyForm,
    ...{ id: 5, member: { id: 1, name: "はなこ" }, change_child: null, cancel_child: null },
    ...{ checked_at: null, visit_status: 0, is_attended: null, histories: [] },
    updated_at: "2026-11-01T10:00:00+09:00",
    ...more,
  };
}

/** A customer's wish for another time and another course. */
export const editRequest = {
  ...{ id: 71, status: "edit_pending", date: "2026-11-20", from: "15:30", to: "16:30", course_id: 42 },
  ...{ salon_resource_id: 12, sub_resource_ids: [], comment: "仕事が長引きそうです" },
  requested_at: "2026-11-19T10:38:00+09:00",
};

export const cancelRequest = {
  ...{ id: 72, status: "cancel_pending", comment: "体調不良のため" },
  requested_at: "2026-11-19T11:00:00+09:00",
};

export function courseOf(
  id: number,
  duration_min: number | null,
  more: Partial<SalonCourse> = {},
): SalonCourse {
  return { id, name: `コース${id}`, duration_min, price: null, color: null, isDeleted: false, ...more };
}

export function resourceOf(more: Partial<SalonResource> = {}): SalonResource {
  return { id: 12, name: "中村", fee: null, icon_url: null, description: "", isDeleted: false, ...more };
}

/** `HH:mm`. */
export const anyTime = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(clockOf);

export function clockOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

const anyText = fc.constantFrom("", "山田", "高橋 & <b>", "0");
const anyId = fc.constantFrom(null, 1, 41, 42);

/** A form as it may stand, finished or not. */
export const someForm: fc.Arbitrary<ReservationForm> = fc.record({
  ...{ name: anyText, comment: anyText, contact_address: anyText, meta_data: anyText },
  ...{ course_id: anyId, member_id: anyId, salon_resource_id: anyId },
  date: fc.constantFrom("", "2026-11-20", "2026-11-21", "2026-02-30"),
  from: fc.oneof(fc.constant(""), anyTime),
  to: fc.oneof(fc.constant(""), anyTime),
  sub_resource_ids: fc.uniqueArray(fc.constantFrom(11, 12, 13)),
  resource_fee_is_charged: fc.boolean(),
  status: fc.constantFrom("approved", "canceled", "pending", "held_by_bank"),
});
