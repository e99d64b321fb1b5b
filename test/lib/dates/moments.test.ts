import fc from "fast-check";
import { expect, test } from "vitest";
import { tokyoDay } from "../../../src/lib/dates/days.js";
import { readInstant, tokyoMoment } from "../../../src/lib/dates/moments.js";
import { writeTime } from "../../../src/lib/dates/times.js";
import { anyDay } from "./any-day.js";
import { inEachZone } from "./in-zones.js";

const anyMoment = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 1439 }))
  .map(([day, minutes]) => `${day} ${writeTime(minutes)}`);

inEachZone(() => {
  test.each([
    ["2026-03-25T19:00:00+09:00", "2026-03-25 19:00"],
    ["2026-03-25T19:00:00+0900", "2026-03-25 19:00"],
    ["2026-03-25T15:00:00Z", "2026-03-26 00:00"],
    ["2026-03-25T15:00:59.999999Z", "2026-03-26 00:00"],
    ["2026-12-31T10:30:00-05:00", "2027-01-01 00:30"],
    ["2026-03-25T19:00:00+05:45", "2026-03-25 22:15"],
    // Without an offset it is Japan's. The first hour does not exist in Los Angeles, the second not in Santiago.
    ["2026-03-08 02:30:00", "2026-03-08 02:30"],
    ["2026-09-06T00:30", "2026-09-06 00:30"],
    ["0050-01-01T00:00:00+09:00", "0050-01-01 00:00"],
  ])("%s is %s in Japan", (text, expected) => {
    expect(tokyoMoment(readInstant(text) ?? Number.NaN)).toBe(expected);
  });

  test.each([
    "2026-03-25",
    "2026-02-30T00:00:00Z",
    "2026-03-25T24:00:00Z",
    "2026-03-25T19:60:00Z",
    "2026-03-25T19:00:00+9",
    "2026/03/25 19:00:00",
    "Wed, 25 Mar 2026 10:00:00 GMT",
    "",
    null,
    1_774_432_800_000,
  ])("%j is no instant", (text) => {
    expect(readInstant(text)).toBeNull();
  });

  test("what is no time, or beyond the calendar, has no moment", () => {
    expect(tokyoMoment(Number.NaN)).toBeNull();
    expect(tokyoMoment(8.64e15)).toBeNull();
    expect(tokyoMoment(-8.64e15)).toBeNull();
  });

  test("a moment is the instant that it is read as, and on its day", () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const instant = readInstant(moment) ?? Number.NaN;
        expect(instant).toBe(Date.parse(`${moment.replace(" ", "T")}:00+09:00`));
        expect(tokyoMoment(instant)).toBe(moment);
        expect(tokyoDay(instant)).toBe(moment.slice(0, 10));
      }),
    );
  });
});
