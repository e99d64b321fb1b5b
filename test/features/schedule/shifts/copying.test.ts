import { describe, expect, it, test } from "vitest";
import {
  beginMaking,
  hearAnswer,
  isTicked,
  tickDay,
  tickedOf,
  tickRow,
  untouchedChoice,
} from "../../../../src/features/schedule/copying/copy-choice.js";
import { type CopySource, copyPlan } from "../../../../src/features/schedule/copying/copy-plan.js";
import { resource, shift } from "../records.js";

/* From Monday the 23rd on; a week before is the 16th. */
const days = ["2026-03-23", "2026-03-24", "2026-03-25"];
const source: CopySource = {
  ...{ days, cells: null, before: [], present: [], made: new Set() },
  resources: [resource(1), resource(2), resource(3, true)],
};
/** `day name from〜to`, and a star where the person works already. */
const planned = (more: Partial<CopySource>) =>
  copyPlan({ ...source, ...more }).flatMap(({ date, rows }) =>
    rows.map(
      ({ name, from, to, isTaken }) => `${date.slice(8)} ${name} ${from}〜${to}${isTaken ? " *" : ""}`,
    ),
  );
const of = (id: number, more = {}) => ({ salon_resource_id: id, ...more });

describe("what a week would get", () => {
  it.each<[string, Partial<CopySource>, string[]]>([
    ["nothing of a week without shifts", {}, []],
    [
      "the same hours a week later, by day and then by person",
      { before: [shift(4, "2026-03-17"), shift(5, "2026-03-16", of(2)), shift(6, "2026-03-16")] },
      ["23 S1 10:00〜19:00", "23 S2 10:00〜19:00", "24 S1 10:00〜19:00"],
    ],
    [
      "two of one day in order of time, one that stands there twice once",
      {
        before: [
          shift(4, "2026-03-16", { from: "15:00" }),
          shift(5, "2026-03-16", { from: "09:00", to: "12:00" }),
          shift(6, "2026-03-16", { from: "09:00", to: "12:00" }),
        ],
      },
      ["23 S1 09:00〜12:00", "23 S1 15:00〜19:00"],
    ],
    [
      "where a person works already it says so, of that person and that day alone",
      {
        before: [
          shift(4, "2026-03-16"),
          shift(5, "2026-03-17"),
          shift(6, "2026-03-16", of(2)),
          shift(7, "2026-03-18"),
        ],
        present: [
          shift(8, "2026-03-23", { from: "12:00", to: "13:00" }),
          shift(9, "2026-03-25", { from: "" }),
        ],
      },
      ["23 S1 10:00〜19:00 *", "23 S2 10:00〜19:00", "24 S1 10:00〜19:00", "25 S1 10:00〜19:00 *"],
    ],
    [
      "not what is there already with the same hours, as of a series",
      {
        before: [shift(4, "2026-03-16"), shift(4, "2026-03-17"), shift(5, "2026-03-17", { to: "24:00" })],
        present: [shift(4, "2026-03-23"), shift(4, "2026-03-24"), shift(5, "2026-03-24", { to: "23:59" })],
      },
      [],
    ],
    [
      "what ends past midnight ends with the day; hours that are none are left out",
      {
        before: [
          shift(4, "2026-03-16", { from: "20:00", to: "02:00" }),
          shift(5, "2026-03-17", { from: "" }),
          shift(6, "2026-03-18", { to: "10:00" }),
        ],
      },
      ["23 S1 20:00〜23:59"],
    ],
    [
      "nothing of who has left, nor of who is unknown, nor of other weeks",
      {
        before: [
          shift(4, "2026-03-16", of(3)),
          shift(5, "2026-03-16", of(9)),
          shift(6, "2026-03-23"),
          shift(7, "2026-03-09"),
        ],
      },
      [],
    ],
    [
      "of chosen days those alone",
      {
        cells: [
          { date: "2026-03-24", resourceId: 1 },
          { date: "2026-03-23", resourceId: 2 },
        ],
        before: [
          shift(4, "2026-03-16"),
          shift(5, "2026-03-17"),
          shift(6, "2026-03-16", of(2)),
          shift(7, "2026-03-17", of(2)),
        ],
      },
      ["23 S2 10:00〜19:00", "24 S1 10:00〜19:00"],
    ],
    [
      "not what was made here, which is no reason to leave the rest of the day alone",
      {
        before: [shift(4, "2026-03-16"), shift(5, "2026-03-16", { from: "20:00", to: "22:00" })],
        present: [shift(6, "2026-03-23")],
        made: new Set(["1 2026-03-23 600 1140"]),
      },
      ["23 S1 20:00〜22:00"],
    ],
    [
      "not what was made here and is not read yet",
      { before: [shift(4, "2026-03-16")], made: new Set(["1 2026-03-23 600 1140"]) },
      [],
    ],
  ])("%s", (_, more, expected) => {
    expect(planned(more)).toEqual(expected);
  });

  it("goes on over the end of a month and of a year, with its note", () => {
    const before = [shift(4, "2026-12-29", { description: "遅番" })];
    const [day] = copyPlan({ ...source, days: ["2027-01-05"], before });
    expect(day?.rows[0]).toMatchObject({ date: "2027-01-05", resourceId: 1, description: "遅番" });
  });
});

describe("what is ticked", () => {
  const rows = [
    { key: "a", isTaken: false },
    { key: "b", isTaken: true },
  ];
  const [free, taken] = rows as [(typeof rows)[0], (typeof rows)[0]];

  it.each([
    ["at first what is free", untouchedChoice, [true, false], "some"],
    ["a row that was unticked", tickRow(untouchedChoice, free, false), [false, false], "none"],
    ["a row that was ticked though taken", tickRow(untouchedChoice, taken, true), [true, true], "all"],
    ["a day of which some was ticked: nothing", tickDay(untouchedChoice, rows), [false, false], "none"],
    ["a day of which nothing was: all", tickDay(tickDay(untouchedChoice, rows), rows), [true, true], "all"],
  ])("%s", (_, choice, expected, ofDay) => {
    expect(rows.map((row) => isTicked(choice, row))).toEqual(expected);
    expect(tickedOf(choice, rows)).toBe(ofDay);
  });

  test("what was refused stays ticked and says why, until it is tried again", () => {
    const heard = hearAnswer(hearAnswer(untouchedChoice, "a", null), "b", ["重なっています。"]);
    expect([...heard.made]).toEqual(["a"]);
    expect(heard.refused.get("b")).toEqual(["重なっています。"]);
    expect(isTicked(heard, taken)).toBe(true);
    const again = beginMaking(heard);
    expect([again.refused.size, again.made.size, isTicked(again, taken)]).toEqual([0, 1, true]);
  });
});
