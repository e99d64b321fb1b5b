import * as v from "valibot";
import * as salons from "../salons.js";
import { calledBy, type DescribedCall } from "./call.js";
import { failureTexts } from "./failures.js";
import { bit } from "./fields.js";
import { course, mayBeLoose, salonResource, sharedFailures } from "./salon-fields.js";

/* What a salon offers, as it is read for reservations and for its settings (rules: salon-item-fields). */

const each = {
  elements: ["reservation-panel", "reservation-schedule", "salon-settings"],
  query: { include_deleted: v.optional(bit) },
} as const;

const when =
  "For reservations with `include_deleted=1`, so that an old one still has its names: when one is first shown. In the settings when a section first needs them, with `include_deleted=1` only while the deleted are shown. Read again when they are shown after 5 minutes.";

/** Reservations are shown without what could not be read. */
const failures = {
  ...sharedFailures,
  ...failureTexts(
    ["400", "401", "403", "404", "422"],
    "In the settings the message stands in the section, with a button to read again. Of a reservation the form offers to load again; of a schedule the day does, where it is the resources.",
  ),
};

export const salonDescriptions: readonly DescribedCall[] = [
  {
    ...each,
    ...calledBy("loadCourses", salons.loadCoursesEndpoint),
    answer: { status: 200, data: v.array(course), may: mayBeLoose },
    when,
    failures,
  },
  {
    ...each,
    ...calledBy("loadSalonResources", salons.loadSalonResourcesEndpoint),
    answer: { status: 200, data: v.array(salonResource), may: mayBeLoose },
    when,
    failures,
  },
];
