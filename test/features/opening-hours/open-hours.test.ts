import { describe, expect, it } from "vitest";
import type { OpeningConfig } from "../../../src/api/opening.js";
import { openHours } from "../../../src/features/opening-hours/index.js";

/** A Wednesday. */
const today = "2026-03-25";
const ten = [{ from: "10:00", to: "19:00" }];
const noon = [{ from: "12:00", to: "15:00" }];
const config = (fields: Partial<OpeningConfig> = {}): OpeningConfig => ({
  type: 0,
  common: ten,
  weekdays: { 3: noon },
  dates: {},
  ...fields,
});
const special = (closed: boolean, ranges = noon) => [{ date: today, closed, ranges }];
const hours = (from: number, to: number) => [{ from: from * 60, to: to * 60 }];

describe("when a day is open", () => {
  it.each([
    ["nobody has said", null, [], null],
    ["the common hours", config(), [], hours(10, 19)],
    ["the hours of the weekday, Wednesday", config({ type: 1 }), [], hours(12, 15)],
    ["a weekday of which nothing is said", config({ type: 1, weekdays: { 4: ten } }), [], []],
    ["common hours do not hold where each day has its own", config({ type: 1, weekdays: { 3: [] } }), [], []],
    ["a special date before the common hours", config(), special(false), hours(12, 15)],
    ["a special date before the weekday", config({ type: 1 }), special(false, ten), hours(10, 19)],
    ["a special date that is closed", config(), special(true), []],
    ["a special date without hours", config(), special(false, []), []],
    ["a special date without anything else", null, special(false), hours(12, 15)],
    [
      "a special date of another day",
      config(),
      [{ ...special(true)[0]!, date: "2026-03-26" }],
      hours(10, 19),
    ],
    ["the date before the special date", config({ dates: { [today]: ten } }), special(true), hours(10, 19)],
    ["the date that is closed", config({ dates: { [today]: [] } }), special(false), []],
    ["23:59 is 24:00", config({ common: [{ from: "09:00", to: "23:59" }] }), [], hours(9, 24)],
    ["24:00", config({ common: [{ from: "00:00", to: "24:00" }] }), [], hours(0, 24)],
    ["past midnight", config({ common: [{ from: "18:00", to: "02:00" }] }), [], hours(18, 24)],
    ["from midnight to midnight", config({ common: [{ from: "00:00", to: "00:00" }] }), [], hours(0, 24)],
    ["no hours at all", config({ common: [{ from: "10:00", to: "10:00" }] }), [], []],
    ["without the zero", config({ common: [{ from: "9:00", to: "12:00" }] }), [], hours(9, 12)],
    ["no times", config({ common: [{ from: "", to: "x" }] }), [], []],
    [
      "in order and joined",
      config({ common: [{ from: "12:00", to: "15:00" }, ...ten, { from: "19:00", to: "20:00" }] }),
      [],
      hours(10, 20),
    ],
  ] as const)("%s", (_, opening, specials, expected) => {
    expect(openHours(today, opening, specials)).toEqual(expected);
  });
});
