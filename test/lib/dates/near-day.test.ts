import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatNearDay } from "../../../src/lib/dates/near-day.js";
import { hearServerTime } from "../../../src/lib/dates/server-clock.js";
import { inEachZone } from "./in-zones.js";

const weekdays = ["日", "月", "火", "水", "木", "金", "土"];

/** The first minute of 2027 in Japan; in Greenwich and west of it 2026 goes on for nine hours and more. */
beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2027-01-01T00:01:00+09:00"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

inEachZone(() => {
  test.each([
    ["2027-01-05", "M月D日", "1月5日"],
    ["2026-12-31", "M月D日", "2026年12月31日"],
    ["2025-01-05", "M月D日(ddd) HH:mm", "2025年1月5日(日) 09:05"],
    ["2028-01-05", "M/D(ddd)", "2028/1/5(水)"],
    ["2026-12-31", "ddd M/D HH:mm", "木 2026/12/31 09:05"],
    ["2026-12-31", "YYYY年M月D日", "2026年12月31日"],
    ["2027-01-05", "M/D HH:mm", "1/5 09:05"],
  ])("%s as %s is %s", (day, format, text) => {
    expect(formatNearDay(day, format, weekdays, "09:05")).toBe(text);
  });
});

test("this year is the server's", () => {
  hearServerTime(Date.parse("2026-12-31T22:00:00+09:00"));
  expect(formatNearDay("2026-12-31", "M月D日", weekdays)).toBe("12月31日");
  hearServerTime(Date.now());
  expect(formatNearDay("2026-12-31", "M月D日", weekdays)).toBe("2026年12月31日");
});
