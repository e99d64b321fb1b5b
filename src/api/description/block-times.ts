import * as v from "valibot";
import * as blockTimes from "../block-times.js";
import { calledBy, type DescribedCall } from "./call.js";
import { clock, day, noId, text } from "./fields.js";
import { baseVersion, blockTime, reservationFailures } from "./salon-fields.js";

/* Time in which nothing can be reserved (rules: blocked-among-reservations). It is read among the reservations. */

const fields = {
  date: day,
  from: clock,
  to: clock,
  salon_resource_id: noId,
  memo: text,
  is_confirmed: v.boolean(),
};

const each = { elements: ["reservation-schedule"] } as const;

const may = [
  "`memo` for `meta_data`, and no `status`.",
  "Nothing: it counts as saved, and the days that are shown are read again.",
] as const;

const failures = {
  ...reservationFailures,
  "422":
    'With `code: "conflict"` the reservations that lie under it are listed, and where `forcible` is true it offers to save all the same, which sends `is_confirmed: true`. With `code: "stale"` the days are read again, and the messages are shown. A move goes back to where it was.',
};

export const blockTimeDescriptions: readonly DescribedCall[] = [
  {
    ...each,
    ...calledBy("createBlockTime", blockTimes.createBlockTimeEndpoint),
    body: { json: v.looseObject(fields) },
    answer: { status: 201, data: blockTime, may },
    when: "When time is blocked, of one resource or (`null`) of the whole salon; again with `is_confirmed: true` once the reservations under it have been seen.",
    failures,
  },
  {
    ...each,
    ...calledBy("replaceBlockTime", blockTimes.replaceBlockTimeEndpoint),
    body: { json: v.looseObject({ ...fields, ...baseVersion }) },
    answer: { status: 200, data: blockTime, may },
    stale: true,
    when: "When blocked time is edited, moved or resized.",
    failures,
  },
  {
    ...each,
    ...calledBy("deleteBlockTime", blockTimes.deleteBlockTimeEndpoint),
    answer: { status: 204 },
    when: "When blocked time is deleted.",
    failures: reservationFailures,
  },
];
