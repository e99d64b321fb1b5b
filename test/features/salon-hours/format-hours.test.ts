import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  describeDay,
  formatDateText,
  formatDifference,
  formatNames,
  formatSpan,
} from "../../../src/features/salon-hours/opening/format-hours.js";
import { openingWords } from "../../../src/features/salon-hours/opening/messages.js";

const words = openingWords.ja;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-12-31T23:59:00+09:00"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test.each([
  [[{ from: "18:00", to: "02:00" }], "18:00〜翌2:00"],
  [[{ from: "18:00", to: "00:00" }], "18:00〜24:00"],
  [[{ from: "18:00", to: "23:59" }], "18:00〜24:00"],
  [
    [
      { from: "22:00", to: "05:30" },
      { from: "10:00", to: "13:00" },
    ],
    "10:00〜13:00、22:00〜翌5:30",
  ],
  [[], words.closed],
  [[{ from: "x", to: "02:00" }], words.opaqueTimes("x")],
  [
    [
      { from: "18:00", to: "02:00" },
      { from: "x", to: "" },
    ],
    `18:00〜翌2:00、${words.opaqueTimes("x")}`,
  ],
])("hours as they are written: %j", (list, text) => {
  expect(formatNames(list, words)).toBe(text);
});

test("in English", () => {
  expect(formatNames([{ from: "18:00", to: "02:00" }], openingWords.en)).toBe("18:00–2:00 (next day)");
});

test("days say the year where it is not this one, or where another one is shown", () => {
  expect(formatDateText("2026-12-31", words)).toBe("12月31日(木)");
  expect(formatDateText("2027-01-01", words)).toBe("2027年1月1日(金)");
  expect(formatDateText("2027-01-01", words, 2027)).toBe("1月1日(金)");
  expect(formatDateText("2026-12-31", words, 2027)).toBe("2026年12月31日(木)");
});

test("under the year that is shown days are without it", () => {
  expect(formatSpan({ first: "2027-01-01", last: "2027-01-03" }, words)).toBe("1月1日(金)〜1月3日(日)");
  const day = { date: "2027-01-01", ranges: [{ from: 600, to: 1140 }], source: "usual", note: "" } as const;
  expect(describeDay({ ...day, isDoubled: false, isPartlyRead: false } as never, words)).toMatch(
    /^1月1日\(金\) 10:00〜19:00/,
  );
});

test("what stands beside its year does not say it twice", () => {
  const difference = { what: "date", year: 2027, date: "2027-01-01", before: null, after: [] } as const;
  expect(formatDifference(difference, words).what).toBe(words.ofYear(2027, "1月1日(金)"));
});
