import fc from "fast-check";
import { expect, test } from "vitest";
import { deliveryOf } from "../../../src/features/notification/hours/clock.js";
import { weekOf } from "../../../src/features/notification/hours/week.js";
import { tokyoClock } from "../../../src/lib/dates/days.js";
import { inEachZone } from "../../lib/dates/in-zones.js";
import { meetingRows } from "./samples.js";

const minute = 60_000;
const day = 24 * 60;
/** Japan has had no other time for as long as these notifications are. */
const ahead = 9 * 60 * minute;

type Row = { weekdays: readonly number[]; from: string; to: string };

/** Which minutes of which days are open, row by row and minute by minute. */
function openMinutes(rows: readonly Row[]): readonly (readonly boolean[])[] {
  const week = Array.from({ length: 7 }, () => new Array<boolean>(day).fill(false));
  for (const { weekdays, from, to } of rows) {
    const [start, end] = [minutesOf(from), ["23:59", "24:00", "00:00"].includes(to) ? day : minutesOf(to)];
    for (const on of weekdays) for (let at = start; at < end; at++) (week[on] as boolean[])[at] = true;
  }
  return week;
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The first open minute of the two weeks from a moment on, counted on. */
function searched(rows: readonly Row[], from: number): string | null {
  const week = openMinutes(rows);
  for (let passed = 0; passed < 14 * day; passed++) {
    const there = new Date(from + ahead + passed * minute);
    if (week[there.getUTCDay()]?.[there.getUTCHours() * 60 + there.getUTCMinutes()])
      return there.toISOString().slice(0, 16).replace("T", " ");
  }
  return null;
}

inEachZone(() => {
  test("the next delivery is the first open minute in Japan, by a search minute by minute over two weeks", () => {
    const instants = fc.oneof(
      fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2031, 0, 1) }),
      // The last and the first seconds of days, months and years, there and here; where clocks are put forward and back.
      fc
        .tuple(
          fc.constantFrom(
            "2026-12-31T15:00Z",
            "2027-01-01T00:00Z",
            "2028-02-28T15:00Z",
            "2026-03-08T10:00Z",
            "2026-11-01T09:00Z",
            "2026-09-06T04:00Z",
          ),
          fc.integer({ min: -90, max: 90 }),
        )
        .map(([at, seconds]) => Date.parse(at) + seconds * 1000),
    );
    fc.assert(
      fc.property(meetingRows, instants, (rows, instant) => {
        expect(deliveryOf(weekOf(rows), tokyoClock(instant))).toBe(searched(rows, instant));
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ["23:59", "2026-11-27T14:59Z", "2026-11-27 23:59"],
    ["24:00", "2026-11-27T14:59Z", "2026-11-27 23:59"],
    ["23:58", "2026-11-27T14:58Z", "2026-12-04 09:00"],
  ])("an end of %s on Fridays, at %s", (to, at, expected) => {
    const week = weekOf([{ weekdays: [5], from: "09:00", to }]);
    expect(deliveryOf(week, tokyoClock(Date.parse(at)))).toBe(expected);
  });
});
