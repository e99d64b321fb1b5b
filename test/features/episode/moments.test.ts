import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { episodeWords } from "../../../src/features/episode/messages.js";
import {
  dayOf,
  isAtNight,
  lengthParts,
  minutesOf,
  momentOf,
  momentOfInstant,
  stepMoment,
} from "../../../src/features/episode/moments/moments.js";
import { baseMoment, firstSample, readReservations } from "../../../src/features/episode/moments/sample.js";
import {
  inSendingOrder,
  isOutOfOrder,
  plannedLines,
  plannedSteps,
  sameMoments,
} from "../../../src/features/episode/moments/schedule.js";
import { findMissed } from "../../../src/features/episode/on-request/missed.js";
import { momentText } from "../../../src/features/episode/sentence.js";
import { readStep, type Step } from "../../../src/features/episode/steps/step.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { blankStep } from "../../fixtures/episodes.js";
import { sendingTimes } from "../../host/pages/episodes/planned.js";

const step = (values: PlainObject) => readStep({ ...blankStep, ...values }) as Step;
const at = (day: string, time: string) => momentOf(day, time) as number;
const written = (moment: number | null) =>
  moment === null ? null : momentText(moment, "YYYY-MM-DD HH:mm", episodeWords.ja);
const rowsOf = (steps: readonly PlainObject[]) =>
  steps.map((value, index) => ({ key: `r${index}`, value: { ...blankStep, ...value }, children: null }));

describe("when a step is sent", () => {
  test.each([
    ["month end", "2026-03-01", "10:00", { days: 1 }, "2026-02-28 10:00"],
    ["leap day", "2028-03-01", "10:00", { days: 1 }, "2028-02-29 10:00"],
    ["year end", "2027-01-01", "09:00", { days: 1, time: "23:59" }, "2026-12-31 23:59"],
    ["the day itself", "2026-12-04", "10:00", { days: 0, time: "22:00" }, "2026-12-04 22:00"],
    ["after", "2026-12-31", "10:00", { days: 1, direction: "after" }, "2027-01-01 10:00"],
    ["minutes", "2026-12-04", "00:30", { timing_type: 1, offset_min: 60 }, "2026-12-03 23:30"],
    [
      "minutes after",
      "2026-12-31",
      "23:59",
      { timing_type: 1, offset_min: 1, direction: "after" },
      "2027-01-01 00:00",
    ],
    ["at once", "2026-12-04", "10:00", { timing_type: 1, offset_min: 0 }, "2026-12-04 10:00"],
    ["no figure", "2026-12-04", "10:00", { days: null }, null],
    ["a half", "2026-12-04", "10:00", { days: 1.5 }, null],
    ["less than none", "2026-12-04", "10:00", { days: -1 }, null],
    ["no time", "2026-12-04", "10:00", { time: null }, null],
    ["beyond the calendar", "9999-12-31", "10:00", { days: 1, direction: "after" }, null],
    ["before the calendar", "0000-01-01", "10:00", { days: 1 }, null],
  ] as const)("%s", (_, day, time, values, expected) => {
    expect(written(stepMoment(step(values), at(day, time)))).toBe(expected);
  });

  test("as the host's own code counts, for 10,000 steps", () => {
    const clock = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map(([hours, minutes]) => `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`);
    const day = fc
      .date({ min: new Date("1990-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const values = fc.record({
      timing_type: fc.constantFrom(0, 1),
      direction: fc.constantFrom("before", "after"),
      days: fc.nat(999),
      time: clock,
      offset_min: fc.nat(525_600),
    });
    const kinds = fc.constantFrom(0, 1, 10, 11, 77);
    fc.assert(
      fc.property(values, day, clock, clock, kinds, (each, date, one, other, type) => {
        const [from = "", to = ""] = [one, other].sort();
        const base = type === 10 ? "start" : type < 2 ? "goal" : "end";
        const ours = stepMoment(step(each), baseMoment({ date, from, to }, base) as number);
        const [theirs] = sendingTimes({ type, steps: [{ ...each, content: {} }] }, { date, from, to });
        expect(written(ours)).toBe(theirs?.at);
      }),
      { numRuns: 10_000 },
    );
  });

  test("a day is a day whatever the zone of the browser", () => {
    const moment = at("2026-03-29", "02:30");
    for (const zone of ["America/New_York", "Europe/Berlin", "Asia/Tokyo", "Pacific/Apia", "UTC"]) {
      const before = process.env.TZ;
      process.env.TZ = zone;
      expect(dayOf(moment)).toBe("2026-03-29");
      expect(minutesOf(moment)).toBe(150);
      process.env.TZ = before;
    }
  });

  test.each([
    ["2026-11-01T10:00:00+09:00", "2026-11-01 10:00"],
    ["2026-11-01T01:00:00Z", "2026-11-01 10:00"],
    ["2026-11-01T01:00:00.000Z", "2026-11-01 10:00"],
    ["2026-11-01 10:00:00", "2026-11-01 10:00"],
    ["2026-11-01T00:00:00-05:00", "2026-11-01 14:00"],
    ["gestern", null],
  ])("the instant %s is %s in Japan", (text, expected) => {
    expect(written(momentOfInstant(text))).toBe(expected);
  });
});

test.each([
  [7 * 60 + 59, true],
  [8 * 60, false],
  [20 * 60 + 59, false],
  [21 * 60, true],
  [0, true],
])("%i minutes are at night: %s", (minutes, expected) => {
  expect(isAtNight(minutes)).toBe(expected);
});

test("lengths in their largest units", () => {
  expect(lengthParts(1440 + 22 * 60)).toEqual({ days: 1, hours: 22, minutes: 0 });
  expect(lengthParts(61)).toEqual({ days: 0, hours: 1, minutes: 1 });
});

describe("the sample", () => {
  test("is in a week", () => {
    expect(firstSample("2026-12-28")).toEqual({ date: "2027-01-04", from: "10:00", to: "11:00" });
  });
  test.each([
    ["2026-12-04", "10:00", "11:00", "goal", "2026-12-04 10:00"],
    ["2026-12-04", "10:00", "11:00", "start", "2026-12-04 10:00"],
    ["2026-12-04", "10:00", "11:00", "end", "2026-12-04 11:00"],
    ["2026-12-04", "10:00", "09:59", "end", null],
    ["2026-12-04", "10:00", "09:59", "goal", "2026-12-04 10:00"],
    ["", "10:00", "11:00", "goal", null],
    ["2026-12-04", "", "11:00", "start", null],
    ["2026-02-30", "10:00", "11:00", "goal", null],
  ] as const)("%s %s to %s, %s: %s", (date, from, to, base, expected) => {
    expect(written(baseMoment({ date, from, to }, base))).toBe(expected);
  });
  test("reservations that cannot be read are left out", () => {
    const good = { id: 1, name: "佐藤", date: "2026-12-01", from: "15:00", to: "16:00" };
    const rows = [
      good,
      { ...good, date: "soon" },
      { ...good, from: "25:00" },
      { ...good, name: null },
      null,
      5,
    ];
    expect(readReservations(rows)).toEqual([good]);
    expect(readReservations([{ ...good, from: "15:00:00" }])).toEqual([good]);
    expect(readReservations("x")).toEqual([]);
  });
});

describe("the schedule", () => {
  const base = at("2026-12-04", "10:00");
  test("lines by time, equal ones in the order of the steps, gaps between them", () => {
    const rows = rowsOf([{ days: 1 }, { days: 3 }, { days: 1 }, { days: 0, time: "12:00" }]);
    const lines = plannedLines(plannedSteps(rows, base), base);
    expect(lines.map(({ planned, gap }) => [planned?.number ?? "base", gap])).toEqual([
      [2, 0],
      [1, 2 * 1440],
      [3, 0],
      ["base", 1440],
      [4, 120],
    ]);
  });
  test("another order, equal moments, sorting", () => {
    const rows = rowsOf([{ days: 1 }, { days: 3 }, { days: 1 }, { days: null }]);
    const steps = plannedSteps(rows, base);
    expect(isOutOfOrder(steps)).toBe(true);
    expect(Object.fromEntries(sameMoments(steps))).toEqual({ r0: 3, r2: 1 });
    const sorted = inSendingOrder(rows, base);
    expect(sorted.map(({ key }) => key)).toEqual(["r1", "r0", "r2", "r3"]);
    expect(isOutOfOrder(plannedSteps(sorted, base))).toBe(false);
  });
  test("who has missed what", () => {
    const steps = plannedSteps(rowsOf([{ days: 7 }, { days: 1 }]), base);
    const tried = {
      sample: firstSample("2026-11-27"),
      base: "start" as const,
      now: at("2026-11-30", "09:00"),
    };
    const reservations = [
      { id: 1, name: "佐藤", date: "2026-12-01", from: "15:00", to: "16:00" },
      { id: 2, name: "鈴木", date: "2026-12-20", from: "15:00", to: "16:00" },
    ];
    expect(findMissed(steps, { ...tried, reservations })).toEqual([
      { name: "佐藤", moment: at("2026-12-01", "15:00"), steps: [1] },
    ]);
    expect(findMissed(steps, { ...tried, reservations: [] })).toEqual([
      { name: null, moment: at("2026-12-04", "10:00"), steps: [1] },
    ]);
  });
});
