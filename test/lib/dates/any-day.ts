import fc from "fast-check";
import { daysOfMonth } from "../../../src/lib/dates/days.js";

/** Any day of the years 1 to 9999, and more often one at the end of a month. */
export const anyDay: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1900, max: 2100 })),
    fc.integer({ min: 1, max: 12 }),
    fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant(31)),
  )
  .map(([year, month, day]) =>
    [
      String(year).padStart(4, "0"),
      String(month).padStart(2, "0"),
      String(Math.min(day, daysOfMonth(year, month))).padStart(2, "0"),
    ].join("-"),
  );
