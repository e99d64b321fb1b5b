import { expect, test } from "vitest";
import { parseTime, parseTimes } from "../../../src/lib/dates/written-times.js";

test.each([
  ["9:00", 540],
  ["９：００", 540],
  ["9", 540],
  ["9時", 540],
  ["9時半", 570],
  ["9時05分", 545],
  ["900", 540],
  ["1830", 1110],
  ["午後1時", 780],
  ["午前12時", 0],
  [" 24:00 ", 1440],
  ["10:30:45", 630],
  ["24:01", null],
  ["25:00", null],
  ["18:60", null],
  ["午後13時", null],
  ["", null],
  ["soon", null],
])("%j is written for %j", (text, expected) => {
  expect(parseTime(text)).toBe(expected);
});

test.each([
  ["9:00〜18:00", { start: 540, end: 1080 }],
  ["９：００～１８：３０", { start: 540, end: 1110 }],
  ["9時から18時半まで", { start: 540, end: 1110 }],
  ["22:00-06:00", { start: 1320, end: 360 }],
  ["9:00", null],
  ["9:00-12:00-18:00", null],
])("%j holds the times %j", (text, expected) => {
  expect(parseTimes(text)).toEqual(expected);
});
