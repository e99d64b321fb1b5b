import * as v from "valibot";
import type { FailureName } from "./call.js";
import { flagsAsOthers, numbersAsTexts } from "./deviations.js";
import { bit, clock, count, day, id, ids, instant, memberLite, noId, noText, span, text } from "./fields.js";

/* What a salon has, as a server should write it (rules: salon-item-fields, opening-types, calendar-links). */

/** Instants after which a write is refused as old; absent where the server keeps no versions. */
export const baseVersion = { base_updated_at: v.optional(v.nullable(text)) };

const permission = v.picklist([0, 1, 3]);
const ranges = v.array(span);
const colour = v.pipe(text, v.regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/));

export const specialDates = v.array(v.looseObject({ date: day, closed: v.boolean(), ranges, note: text }));

/** How a salon works, as it is written: the server adds the ids and the version. */
export const newSalonConfig = v.looseObject({
  enable_online: v.boolean(),
  sync_shift: v.boolean(),
  push_notification_status: v.boolean(),
  special_dates: specialDates,
  change_permission: permission,
  cancel_permission: permission,
  slot_minutes: v.picklist([5, 10, 15, 30, 60]),
});
export const salonConfig = v.looseObject({
  id,
  salon_id: id,
  ...newSalonConfig.entries,
  updated_at: instant,
});

/** When a salon is open in a year. An empty list is closed; "0" is Sunday. */
export const openingYear = v.looseObject({
  year: v.pipe(v.number(), v.integer(), v.minValue(1970), v.maxValue(2100)),
  type: bit,
  common: ranges,
  weekdays: v.record(v.picklist(["0", "1", "2", "3", "4", "5", "6"]), ranges),
  dates: v.record(day, ranges),
});

const written = { name: text, color: colour, description: text, is_public: v.boolean() };
const kept = { id, salon_id: id, order: id, deleted_at: v.nullable(instant), updated_at: instant };
const yen = v.nullable(count);

/** A course and a resource as they are written: the server adds the rest, and puts a new one last. */
export const newCourse = v.looseObject({ ...written, duration_min: id, price: yen });
export const newResource = v.looseObject({ ...written, capacity: id, fee: yen, icon_url: noText });
export const course = v.looseObject({ ...newCourse.entries, ...kept });
export const salonResource = v.looseObject({ ...newResource.entries, ...kept });

/** A pair that may not be booked together. */
export const unlinks = v.array(v.looseObject({ resource_id: id, course_id: id }));

/** Change that a customer asks for, until an operator judges it. */
const cancelRequest = v.looseObject({
  id,
  status: v.picklist(["cancel_pending", "cancel_denied"]),
  comment: text,
  requested_at: instant,
});
const editRequest = v.looseObject({
  id,
  status: v.picklist(["edit_pending", "edit_denied"]),
  comment: text,
  requested_at: instant,
  date: day,
  from: clock,
  to: clock,
  course_id: noId,
  salon_resource_id: noId,
  sub_resource_ids: ids,
});

/** Fields of a reservation that operators write. */
export const reservationFields = {
  name: text,
  comment: text,
  contact_address: text,
  course_id: noId,
  member_id: noId,
  date: day,
  from: clock,
  to: clock,
  salon_resource_id: noId,
  sub_resource_ids: ids,
  resource_fee_is_charged: v.boolean(),
  meta_data: text,
};

export const reservation = v.looseObject({
  id,
  salon_id: id,
  ...reservationFields,
  member: v.nullable(memberLite),
  status: v.picklist(["approved", "canceled", "pending", "denied", "edit_pending", "cancel_pending"]),
  change_child: v.nullable(editRequest),
  cancel_child: v.nullable(cancelRequest),
  checked_at: v.nullable(instant),
  visit_status: v.picklist([0, 1, 2]),
  is_attended: v.nullable(v.boolean()),
  source: v.picklist(["manager", "online", "external"]),
  histories: v.optional(
    v.array(v.looseObject({ id, action: text, actor_name: text, at: instant, note: text })),
  ),
  created_at: instant,
  updated_at: instant,
});

/** Time in which nothing can be reserved. It comes among the reservations. */
export const blockTime = v.looseObject({
  id,
  status: v.literal("blocked"),
  date: day,
  from: clock,
  to: clock,
  salon_resource_id: noId,
  meta_data: text,
  is_confirmed: v.boolean(),
  updated_at: instant,
});

/** Deviations of `reservation-panel` and `reservation-schedule` from most elements (rules: salon-errors). */
export const reservationFailures = {
  "409": "It says that an unknown error occurred, and the page stays: a clash is a 422, never a 409.",
  "413": "It says that an unknown error occurred; what was typed stays.",
  "5xx":
    "A read is repeated twice; then, and of a write at once, it says that an unknown error occurred, without the server's message. What was typed stays.",
} as const satisfies Partial<Record<FailureName, string>>;

/** Deviations of `salon-settings` from most elements: it never loads the page again (rules: salon-errors). */
export const settingsFailures = {
  ...reservationFailures,
  "419": "It says that an unknown error occurred, and the page stays; what was typed stays.",
} as const satisfies Partial<Record<FailureName, string>>;

/** Deviations of reads that both make. */
export const sharedFailures = {
  ...reservationFailures,
  "419":
    "`salon-settings` says that an unknown error occurred; the others say that the page is too old and offer to load it again.",
} as const satisfies Partial<Record<FailureName, string>>;

/** Deviations that servers may write, and that are read all the same. */
export const mayBeLoose = [
  "The data itself, without `data`.",
  numbersAsTexts,
  flagsAsOthers,
  "Times with seconds.",
] as const;
