import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { sameAt } from "../../../src/features/opening-hours/differences.js";
import {
  addSpan,
  changeRange,
  decideSpecials,
  decideYear,
  type HoursKey,
  mergeSpecials,
  mergeYear,
  type OpeningYear,
  setDate,
  setType,
  weekdayKey,
  yearForWire,
} from "../../../src/features/opening-hours/index.js";
import { isDecided, type Side } from "../../../src/features/opening-hours/merge.js";
import { withRanges } from "../../../src/features/opening-hours/week.js";
import { allKeys, valueAt } from "../../../src/features/opening-hours/wire.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { repetitions } from "../../tools/repetitions.js";
import { anySpecials, anyYear, dayIn, hours } from "./any-hours.js";

const base: OpeningYear = {
  year: 2026,
  type: 0,
  common: hours("10-19"),
  weekdays: { "1": hours("9-12"), "2": hours("9-12") },
  dates: { "2026-05-05": [] },
  extra: 1,
};
const at = (year: OpeningYear, key: HoursKey, list: string) => withRanges(year, key, hours(list));

describe("two people and one year", () => {
  test.each<[string, OpeningYear, OpeningYear, OpeningYear, string[]]>([
    ["nobody", base, base, base, []],
    ["only I", at(base, "common", "8-9"), base, at(base, "common", "8-9"), []],
    ["only they", base, at(base, "common", "8-9"), at(base, "common", "8-9"), []],
    ["both the same", at(base, "common", "8-9"), at(base, "common", "8-9"), at(base, "common", "8-9"), []],
    [
      "both, differently",
      at(base, "common", "8-9"),
      at(base, "common", "7-9"),
      at(base, "common", "8-9"),
      ["common"],
    ],
    [
      "each another day",
      at(base, "weekdays.1", "8-9"),
      at(base, "weekdays.2", "7-9"),
      at(at(base, "weekdays.1", "8-9"), "weekdays.2", "7-9"),
      [],
    ],
    ["both the type", setType(base, 1), setType(base, 1), setType(base, 1), []],
    [
      "I the type, they the hours",
      setType(base, 1),
      at(base, "common", "7-9"),
      at(setType(base, 1), "common", "7-9"),
      [],
    ],
    [
      "I removed a date that they changed",
      setDate(base, "2026-05-05", null),
      setDate(base, "2026-05-05", hours("1-2")),
      setDate(base, "2026-05-05", null),
      ["dates.2026-05-05"],
    ],
    [
      "both removed it",
      setDate(base, "2026-05-05", null),
      setDate(base, "2026-05-05", null),
      setDate(base, "2026-05-05", null),
      [],
    ],
    [
      "both added one",
      setDate(base, "2026-05-06", []),
      setDate(base, "2026-05-06", hours("1-2")),
      setDate(base, "2026-05-06", []),
      ["dates.2026-05-06"],
    ],
    [
      "both the same hours, written otherwise",
      withRanges(base, "common", [{ from: "8:00", to: "24:00" }]),
      at(base, "common", "8-24"),
      at(base, "common", "8-24"),
      [],
    ],
    [
      "they other keys",
      at(base, "common", "8-9"),
      { ...base, extra: 2, more: 3 },
      { ...at(base, "common", "8-9"), extra: 2, more: 3 },
      [],
    ],
  ])("%s", (_, mine, theirs, merged, conflicts) => {
    const found = mergeYear(base, mine, theirs);
    expect(found.merged).toEqual(merged);
    expect(found.conflicts.map(({ key }) => key)).toEqual(conflicts);
  });

  it("a conflict is decided for one of three, and anew", () => {
    const [mine, theirs] = [setDate(base, "2026-05-05", null), setDate(base, "2026-05-05", hours("1-2"))];
    const { merged, conflicts } = mergeYear(base, mine, theirs);
    expect(conflicts).toEqual([{ key: "dates.2026-05-05", base: [], mine: undefined, theirs: hours("1-2") }]);
    const decided = (side: Side) => decideYear(merged, conflicts, { "dates.2026-05-05": side });
    expect(decided("theirs")).toEqual(theirs);
    expect(decided("base")).toEqual(base);
    expect(decided("mine")).toEqual(mine);
    expect(decideYear(decided("theirs"), conflicts, { "dates.2026-05-05": "mine" })).toEqual(mine);
    expect(decideYear(merged, conflicts, {})).toBe(merged);
    expect(isDecided(conflicts, {})).toBe(false);
    expect(isDecided(conflicts, { "dates.2026-05-05": "mine" })).toBe(true);
  });

  const keys: readonly HoursKey[] = [
    "common",
    ...[0, 1, 2, 3, 4, 5, 6].map(weekdayKey),
    "dates.2026-03-01",
    "dates.2026-03-02",
  ];
  const actions = fc.array(fc.tuple(fc.constantFrom(...keys), fc.constantFrom("", "8-9", "7-12 13-24")), {
    maxLength: 4,
  });
  const done = (year: OpeningYear, all: readonly (readonly [HoursKey, string])[]) =>
    all.reduce((each, [key, list]) => at(each, key, list), year);

  test("nobody's change is lost, and none is made twice", () => {
    fc.assert(
      fc.property(anyYear(2026), actions, actions, (year, own, other) => {
        const [mine, theirs] = [done(year, own), done(year, other)];
        const { merged, conflicts } = mergeYear(year, mine, theirs);
        const inConflict = new Set(conflicts.map(({ key }) => key));
        for (const key of new Set([year, mine, theirs, merged].flatMap(allKeys))) {
          const same = (one: OpeningYear, other: OpeningYear) =>
            sameAt(key, valueAt(one, key), valueAt(other, key));
          const isMine = !same(mine, year);
          const isTheirs = !same(theirs, year);
          expect(same(merged, isMine ? mine : theirs)).toBe(true);
          expect(inConflict.has(key)).toBe(isMine && isTheirs && !same(mine, theirs));
        }
        // What I send is theirs with my changes; merged again it stays so.
        const sent = yearForWire(theirs, merged);
        expect(mergeYear(theirs, merged, sent).conflicts).toEqual([]);
        const back = mergeYear(year, theirs, mine);
        expect(back.conflicts.map(({ key }) => key).sort()).toEqual([...inConflict].sort());
        for (const side of ["mine", "theirs", "base"] as const) {
          const choices = Object.fromEntries([...inConflict].map((key) => [key, side]));
          const decided = decideYear(merged, conflicts, choices);
          for (const conflict of conflicts)
            expect(valueAt(decided, conflict.key as HoursKey)).toEqual(conflict[side]);
        }
      }),
      { numRuns: repetitions(300, 10_000) },
    );
  });

  test("theirs where I did nothing, mine where they did nothing", () => {
    fc.assert(
      fc.property(anyYear(2026), actions, (year, some) => {
        const changed = done(year, some);
        expect(mergeYear(year, year, changed)).toEqual({ merged: changed, conflicts: [] });
        const { merged, conflicts } = mergeYear(year, changed, year);
        expect(conflicts).toEqual([]);
        expect(yearForWire(year, merged)).toEqual(yearForWire(year, changed));
      }),
    );
  });
});

describe("two people and the special days", () => {
  const day = (date: string, note = "A"): PlainData => ({ date, closed: true, ranges: [], note });
  const [first, second, third] = ["2026-12-29", "2026-12-30", "2026-12-31"] as const;
  const list = [day(second), null, day(first)];

  test.each<[string, PlainData[], PlainData[], PlainData[], string[]]>([
    ["nobody", list, list, list, []],
    ["I added one", [...list, day(third)], list, [...list, day(third)], []],
    ["they added one", list, [day(third), ...list], [day(third), ...list], []],
    [
      "both added another",
      [...list, day(third)],
      [day("2027-01-01"), ...list],
      [day("2027-01-01"), ...list, day(third)],
      [],
    ],
    ["both added the same", [...list, day(third)], [day(third), ...list], [day(third), ...list], []],
    [
      "both added one day differently",
      [...list, day(third)],
      [day(third, "B"), ...list],
      [day(third), ...list],
      [third],
    ],
    ["I removed one", [null, day(first)], list, [null, day(first)], []],
    ["they removed it too", [null, day(first)], [null, day(first)], [null, day(first)], []],
    [
      "I removed what they changed",
      [null, day(first)],
      [day(second, "B"), null, day(first)],
      [null, day(first)],
      [second],
    ],
    [
      "I changed what they removed",
      [day(second, "B"), null, day(first)],
      [null, day(first)],
      [null, day(first), day(second, "B")],
      [second],
    ],
    [
      "I changed one, they another",
      [day(second, "B"), null, day(first)],
      [day(second), null, day(first, "C")],
      [day(second, "B"), null, day(first, "C")],
      [],
    ],
    [
      "they stored other keys",
      [day(second, "B"), null, day(first)],
      [{ id: 1, ...(day(second) as object) }, null, day(first)],
      [{ id: 1, ...(day(second, "B") as object) }, null, day(first)],
      [],
    ],
    [
      "they have a day twice",
      [day(second, "B"), null, day(first)],
      [...list, day(second, "C")],
      [day(second, "B"), null, day(first)],
      [second],
    ],
    [
      "I have it twice",
      [...list, day(second, "C")],
      list,
      [day(second), day(second, "C"), null, day(first)],
      [],
    ],
  ])("%s", (_, mine, theirs, merged, conflicts) => {
    const found = mergeSpecials(list, mine, theirs);
    expect(found.merged).toEqual(merged);
    expect(found.conflicts.map(({ key }) => key)).toEqual(conflicts.map((date) => `special.${date}`));
  });

  it("a day with more entries has them where the last of its entries stood", () => {
    const was = [day(second, "A"), null, day(second, "B"), day(first)];
    const mine = [day(second, "C"), null, day(second, "D"), day(second, "E"), day(first)];
    expect(mergeSpecials(was, mine, [day(third), ...was]).merged).toEqual([day(third), ...mine]);
  });

  it("a conflict is decided for one of three, and anew", () => {
    const [mine, theirs] = [
      [null, day(first)],
      [day(second, "B"), null, day(first)],
    ];
    const { merged, conflicts } = mergeSpecials(list, mine, theirs);
    expect(conflicts).toEqual([
      { key: `special.${second}`, base: [day(second)], mine: [], theirs: [day(second, "B")] },
    ]);
    const decided = (side: Side, from = merged) =>
      decideSpecials(from, conflicts, { [`special.${second}`]: side });
    expect(decided("mine")).toEqual(mine);
    expect(decided("theirs")).toEqual([null, day(first), day(second, "B")]);
    expect(decided("base", decided("theirs"))).toEqual([null, day(first), day(second)]);
    expect(decided("mine", decided("theirs"))).toEqual(mine);
    expect(decideSpecials(merged, conflicts, {})).toBe(merged);
  });

  const drafts = fc.array(fc.tuple(dayIn(2026), fc.constantFrom("mine", "yours")), { maxLength: 3 });
  const added = (all: readonly PlainData[], some: readonly (readonly [string, string])[]) =>
    some.reduce(
      (each, [date, note]) =>
        addSpan(each, { first: date, last: "", isClosed: false, ranges: hours("9-12"), note }),
      all,
    );

  test("nobody's change is lost, and no day is there twice that was not", () => {
    const on = (all: readonly PlainData[], date: string) =>
      all.filter((entry) => (entry as { date?: PlainData } | null)?.date === date);
    fc.assert(
      fc.property(anySpecials(2026), drafts, drafts, (was, own, other) => {
        const [mine, theirs] = [added(was, own), added(was, other)];
        const { merged, conflicts } = mergeSpecials(was, mine, theirs);
        for (const [date] of [...own, ...other]) {
          const isConflict = conflicts.some(({ key }) => key === `special.${date}`);
          const sides = [on(mine, date), on(theirs, date)];
          const changed =
            sides.find((side) => JSON.stringify(side) !== JSON.stringify(on(was, date))) ?? on(was, date);
          expect(on(merged, date)).toEqual(isConflict ? on(mine, date) : changed);
          expect(on(merged, date).length).toBe(1);
        }
        const touched = new Set([...own, ...other].map(([date]) => date));
        const others = (all: readonly PlainData[]) =>
          all.filter((entry) => !touched.has(String((entry as { date?: PlainData } | null)?.date)));
        expect(others(merged)).toEqual(others(was));
        expect(mergeSpecials(was, was, theirs).merged).toBe(theirs);
        expect(mergeSpecials(was, mine, was).merged).toEqual(mine);
      }),
      { numRuns: repetitions(300, 10_000) },
    );
  });
});

test("my half typed times survive a merge", () => {
  const mine = changeRange(base, "weekdays.1", 0, { to: "" });
  expect(mergeYear(base, mine, at(base, "weekdays.2", "7-9")).merged).toEqual(at(mine, "weekdays.2", "7-9"));
});
