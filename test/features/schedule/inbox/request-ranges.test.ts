import { expect, test } from "vitest";
import { rangesOf } from "../../../../src/features/schedule/inbox/request-ranges.js";

test.each([
  ["none", [], []],
  ["one", ["2026-11-20"], [["2026-11-20", "2026-11-20"]]],
  ["near ones, by day and once", ["2026-11-22", "2026-11-20", "2026-11-22"], [["2026-11-20", "2026-11-22"]]],
  ["62 days", ["2026-11-01", "2027-01-01"], [["2026-11-01", "2027-01-01"]]],
  [
    "63 days",
    ["2026-11-01", "2027-01-02"],
    [
      ["2026-11-01", "2026-11-01"],
      ["2027-01-02", "2027-01-02"],
    ],
  ],
])("the days of requests are loaded in ranges that one call answers: %s", (_, days, expected) => {
  expect(rangesOf(days).map(({ first, last }) => [first, last])).toEqual(expected);
});
