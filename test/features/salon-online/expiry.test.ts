import { expect, test } from "vitest";
import { readExpiry } from "../../../src/features/salon-online/urls/expiry.js";
import { readInstant } from "../../../src/lib/dates/moments.js";

const now = readInstant("2026-11-20T10:00:00+09:00") ?? 0;

test.each([
  ["", "", null],
  ["2026-12-31", "", "2026-12-31T23:59:00+09:00"],
  ["2026-12-31", "09:30", "2026-12-31T09:30:00+09:00"],
  ["2028-02-29", "00:00", "2028-02-29T00:00:00+09:00"],
  // Today's end is still to come, and so is the next minute.
  ["2026-11-20", "", "2026-11-20T23:59:00+09:00"],
  ["2026-11-20", "10:01", "2026-11-20T10:01:00+09:00"],
])("%j at %j is sent as %j", (date, time, expiresAt) => {
  expect(readExpiry(date, time, now)).toEqual({ is: "ready", expiresAt });
});

test.each([
  ["", "12:00", "dateRequired"],
  ["2026-11-20", "10:00", "notInFuture"],
  ["2026-11-20", "09:59", "notInFuture"],
  ["2026-11-19", "", "notInFuture"],
  ["1970-01-01", "00:00", "notInFuture"],
  ["2027-02-29", "", "notInFuture"],
  ["2027-01-01", "24:00", "notInFuture"],
  ["2027-01-01", "9:00", "notInFuture"],
  ["soon", "", "notInFuture"],
])("%j at %j is refused: %s", (date, time, why) => {
  expect(readExpiry(date, time, now)).toEqual({ is: "wrong", why });
});
