import * as v from "valibot";
import * as timeShifts from "../time-shifts.js";
import { calledBy, type DescribedCall } from "./call.js";
import { failureTexts } from "./failures.js";
import { clock, day, id, instant, noId, text } from "./fields.js";
import { mayBeLoose, reservationFailures } from "./salon-fields.js";

/* Shifts: read by the day, written by the series (rules: shift-series). */

const repeat = v.picklist(["none", "daily", "weekly"]);
const scope = v.picklist(["once", "following", "permanently"]);
const fields = {
  start_date: day,
  repeat,
  from: clock,
  to: clock,
  description: text,
  expired_at: v.nullable(day),
};

/** One day of a series. */
const shift = v.looseObject({
  master_id: id,
  self_id: noId,
  salon_resource_id: id,
  _date: day,
  dirty_date: v.nullable(day),
  ...fields,
  patch_type: v.nullable(v.picklist(["once", "following"])),
  updated_at: instant,
});

const each = { elements: ["reservation-schedule"] } as const;
const written = v.looseObject({ master_id: id });
const may = [
  "Nothing, or something else: the days that are loaded are read again after each write.",
] as const;
const failures = {
  ...reservationFailures,
  "422":
    "The messages are shown, also of an overlap (`conflict`, which cannot be forced), and the dialog stays; the days are read again. Of several cells it says how many were left.",
};

export const timeShiftDescriptions: readonly DescribedCall[] = [
  {
    ...each,
    ...calledBy("loadTimeShifts", timeShifts.loadTimeShiftsEndpoint),
    query: { from: day, to: day },
    answer: {
      status: 200,
      data: v.array(shift),
      may: [...mayBeLoose, "A time behind the days, `2026-11-18 00:00:00`."],
    },
    when: "For the month that is shown and six days on each side of it, and again after each write of a shift.",
    failures: {
      ...reservationFailures,
      ...failureTexts(
        ["400", "401", "403", "404", "422"],
        "A day of reservations is shown without shifts; the pages of shifts show the server's message.",
      ),
    },
  },
  {
    ...each,
    ...calledBy("createTimeShift", timeShifts.createTimeShiftEndpoint),
    body: { json: v.looseObject(fields) },
    answer: { status: 201, data: written, may },
    when: "When a shift is added; of several chosen cells one call each, one after another.",
    failures,
  },
  {
    ...each,
    ...calledBy("changeTimeShift", timeShifts.changeTimeShiftEndpoint),
    body: {
      json: v.looseObject({ patch_type: scope, date: day, self_id: noId, ...fields }),
    },
    answer: { status: 200, data: written, may },
    when: "When a shift is changed: this day, from it on, or all. `date` is the day that the series made.",
    failures,
  },
  {
    ...each,
    ...calledBy("deleteTimeShift", timeShifts.deleteTimeShiftEndpoint),
    parameters: { scope },
    query: { date: v.optional(day), self_id: v.optional(id) },
    answer: { status: 204 },
    when: "When a shift is deleted; `date`, and `self_id` where the day has a row of its own, unless all are. Of several chosen days one call each.",
    failures,
  },
];
