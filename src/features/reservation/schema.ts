import * as v from "valibot";

const text = v.optional(v.nullable(v.string()));
/** Of 0 or below there is none (friends-and-operations §5). */
const id = v.optional(v.nullable(v.custom<number>(Number.isSafeInteger)));

/**
 * What `<reservation-panel>` takes as its value: the fields that can be written, all of them optional. One with an `id` is
 * that reservation, and `base_updated_at` the version it was read in.
 */
export const reservationSchema = v.objectWithRest(
  {
    id,
    name: text,
    comment: text,
    contact_address: text,
    course_id: id,
    member_id: id,
    date: text,
    from: text,
    to: text,
    salon_resource_id: id,
    sub_resource_ids: v.optional(v.nullable(v.array(v.custom<number>(Number.isSafeInteger)))),
    resource_fee_is_charged: v.optional(v.nullable(v.union([v.boolean(), v.picklist([0, 1])]))),
    meta_data: text,
    status: text,
    base_updated_at: text,
    updated_at: text,
  },
  v.unknown(),
);
