import fc from "fast-check";
import { expect, test } from "vitest";
import { formatTime, readTime, writeTime } from "../../../src/lib/dates/times.js";

test.each([
  ["00:00", 0],
  ["09:05", 545],
  ["23:59", 1439],
  ["10:30:45", 630],
  ["24:00", 1440],
  ["24:00:00", 1440],
  ["24:01", null],
  ["24:00:01", null],
  ["9:05", null],
  ["10:60", null],
  ["10:30:60", null],
  ["10:30 ", null],
  ["2026-11-20 10:30", null],
  ["", null],
  [null, null],
  [630, null],
])("%j is read as %j", (text, expected) => {
  expect(readTime(text)).toBe(expected);
});

test.each([
  [0, "00:00", "0:00"],
  [545, "09:05", "9:05"],
  [630, "10:30", "10:30"],
  [1439, "23:59", "24:00"],
  [1440, "23:59", "24:00"],
])("%i minutes are sent as %s and read %s", (minutes, sent, read) => {
  expect(writeTime(minutes)).toBe(sent);
  expect(formatTime(minutes)).toBe(read);
});

test.each([
  [-1, "00:00"],
  [2000, "23:59"],
  [544.6, "09:05"],
])("what lies outside of the day, or between two minutes, is sent as a time of it: %j", (minutes, sent) => {
  expect(writeTime(minutes)).toBe(sent);
});

test("what is sent is read back, in the same order", () => {
  const anyMinute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(anyMinute, anyMinute, (one, other) => {
      expect(readTime(writeTime(one))).toBe(one);
      expect(writeTime(one) < writeTime(other)).toBe(one < other);
    }),
  );
});
