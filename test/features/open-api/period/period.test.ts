import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  anchorPeriod,
  daysOf,
  type PeriodChoice,
  periodProblems,
} from "../../../../src/features/open-api/period/period.js";
import { addDays, daysBetween, tokyoDay } from "../../../../src/lib/dates/days.js";
import { anyDay } from "../../../lib/dates/any-day.js";
import { inEachZone } from "../../../lib/dates/in-zones.js";

const today = "2026-11-20";

describe("anchoring", () => {
  test.each<[PeriodChoice, string, string]>([
    [{ preset: "today" }, today, today],
    [{ preset: "7" }, "2026-11-14", today],
    [{ preset: "30" }, "2026-10-22", today],
    [{ preset: "90" }, "2026-08-23", today],
    [{ preset: "custom", from: "2025-01-01", to: "2025-01-31" }, "2025-01-01", "2025-01-31"],
    [{ preset: "custom", from: "", to: "x" }, "", "x"],
  ])("%j", (choice, from, to) => {
    expect(anchorPeriod(choice, today)).toEqual({ from, to });
  });

  test("the first days of the calendar have none before them", () => {
    expect(anchorPeriod({ preset: "7" }, "0000-01-03")).toEqual({ from: "0000-01-03", to: "0000-01-03" });
  });
});

describe("problems", () => {
  test.each([
    ["2026-11-20", "2026-11-20", null, null],
    ["2026-11-01", "2026-11-20", null, null],
    ["", "2026-11-20", "missing", null],
    ["2026-11-01", "", null, "missing"],
    ["", "", "missing", "missing"],
    ["2026-2-3", "2026-02-30", "missing", "missing"],
    ["", "2026-11-21", "missing", "future"],
    ["2026-11-20", "2026-11-19", "reversed", null],
    ["2026-11-19", "2026-11-21", null, "future"],
    ["2026-11-23", "2026-11-22", "reversed", "future"],
    ["2025-11-20", "2026-11-20", null, null],
    ["2025-11-19", "2026-11-20", null, "tooLong"],
    ["2023-11-21", "2024-11-20", null, null],
    ["2023-11-20", "2024-11-20", null, "tooLong"],
    ["2020-01-01", "2026-11-21", null, "future"],
    ["2026-11-21", "", null, "missing"],
  ])("from %j to %j: %j, %j", (from, to, atFrom, atTo) => {
    expect(periodProblems(from, to, today)).toEqual({ from: atFrom, to: atTo });
  });
});

describe("days", () => {
  test.each([
    ["2026-02-27", "2026-03-02", ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]],
    ["2026-11-20", "2026-11-20", ["2026-11-20"]],
    ["9999-12-30", "9999-12-31", ["9999-12-30", "9999-12-31"]],
    ["2026-11-20", "2026-11-19", []],
    ["", "2026-11-19", []],
    ["2026-11-19", "2026-11-31", []],
  ])("from %j to %j", (from, to, days) => {
    expect(daysOf({ from, to })).toEqual(days);
  });
});

inEachZone(() => {
  test("a preset ends on the day it is in Japan, and has as many days as it says", () => {
    const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(moment, fc.constantFrom("7", "30", "90"), (now, preset) => {
        const days = daysOf(anchorPeriod({ preset }, tokyoDay(now)));
        const inJapan = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(now);
        expect([days.length, days.at(-1)]).toEqual([Number(preset), inJapan]);
      }),
    );
  });

  test("every day once, in order, without a gap", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 400 }), (from, length) => {
        const to = addDays(from, length) ?? from;
        const days = daysOf({ from, to });
        expect([days[0], days.at(-1), days.length]).toEqual([from, to, daysBetween(from, to) + 1]);
        expect(days.every((day, at) => at === 0 || daysBetween(days[at - 1] ?? "", day) === 1)).toBe(true);
      }),
    );
  });
});
