import { describe, expect, test } from "vitest";
import {
  afterAllEntry,
  withAllEntry,
} from "../../../../src/features/filter/conditions/calendar-reservation/all-entry.js";
import { calendarReservation } from "../../../../src/features/filter/conditions/calendar-reservation/calendar-reservation.js";
import { calendarReservationSamples as samples } from "../../../../src/features/filter/conditions/calendar-reservation/calendar-reservation.samples.js";
import {
  type CalendarReservationCondition,
  phaseOf,
  type SubName,
  unused,
} from "../../../../src/features/filter/conditions/calendar-reservation/condition.js";
import {
  isOfSalons,
  salonLookup,
} from "../../../../src/features/filter/conditions/calendar-reservation/salon-lists.js";
import {
  choosePhase,
  choosePicks,
  chooseSalonMatch,
  chooseSalons,
  invertSub,
  narrowBy,
  setPeriod,
  widenPicks,
  withLoadedPhase,
} from "../../../../src/features/filter/conditions/calendar-reservation/transitions.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences, varied } from "./distinct.js";
import { context, summarizedBy } from "./summaries.js";

const summarizeCalendarReservation = summarizedBy(calendarReservation);

const salonOf = {
  resource: (id: number | string) => ({ 11: 1, 12: 2 })[id],
  course: (id: number | string) => ({ 21: 1, 22: 2 })[id],
};

describe("the phase (rules: calendar-phases)", () => {
  const before = samples.everything;

  test("reserved asks for reservations and leaves the rest", () => {
    expect(
      choosePhase({ ...before, isReserved: false, reservationPhase: "notReserved" }, "reserved"),
    ).toEqual(before);
  });

  test("not reserved takes every inversion away", () => {
    expect(choosePhase(before, "notReserved")).toEqual({
      ...before,
      isReserved: false,
      reservationPhase: "notReserved",
      timeRange: { ...before.timeRange, invert: false },
      resource: { ...before.resource, invert: false },
      course: { ...before.course, invert: false },
      status: { ...before.status, invert: false },
    });
  });

  test("never reserved resets what narrowed; keys that we do not know stay", () => {
    expect(choosePhase(before, "neverReserved")).toEqual({
      ...before,
      isReserved: false,
      reservationPhase: "neverReserved",
      ...unused,
    });
    const after = choosePhase(samples.withUnknownKeys, "neverReserved");
    expect(after).toMatchObject({ future: { a: [1] }, resource: { ...unused.resource, since: "v2" } });
  });

  test("a sparse one is stored whole after it", () => {
    expect(choosePhase(samples.sparse, "neverReserved")).toEqual({
      type: 67,
      isReserved: false,
      reservationPhase: "neverReserved",
      ...unused,
    });
  });

  test.each([
    ["reserved", "reserved"],
    ["notReserved", "notReserved"],
    ["neverReserved", "neverReserved"],
    ["notReservedWithNothing", "neverReserved"],
    ["neverReservedButNarrowed", "notReserved"],
    ["asNumbers", "notReserved"],
    ["sparse", "reserved"],
  ] as const)("on load %s counts as %s, and the rest stays", (name, phase) => {
    const before: CalendarReservationCondition = samples[name];
    const after = withLoadedPhase(before);
    expect(after).toEqual({ ...before, isReserved: phase === "reserved", reservationPhase: phase });
    expect(phaseOf(after)).toBe(phase);
  });

  test("not reserved, chosen before anything narrows, holds while it is edited", () => {
    expect(phaseOf(choosePhase(samples.reserved, "notReserved"))).toBe("notReserved");
    expect(phaseOf(choosePhase(samples.everything, "neverReserved"))).toBe("neverReserved");
  });
});

describe("the salons (rules: calendar-salons)", () => {
  const picked = {
    ...samples.typical,
    resource: { ...unused.resource, use: true, selected: [11, 12, 99] },
    course: { ...unused.course, selected: [21, 22] },
  } satisfies CalendarReservationCondition;

  test("without one no resources and courses are left", () => {
    const after = chooseSalons(picked, [], salonOf);
    expect([after.salonIds, after.resource?.selected, after.course?.selected]).toEqual([[], [], []]);
  });

  test("picks of other salons go, those of unknown ones stay", () => {
    const after = chooseSalons(picked, ["1"], salonOf);
    expect(after).toEqual({
      ...picked,
      salonIds: ["1"],
      resource: { ...picked.resource, selected: [11, 99] },
      course: { ...picked.course, selected: [21] },
    });
  });

  test("nothing is made where nothing was picked", () => {
    expect(chooseSalons(samples.sparse, [1], salonOf)).toEqual({ type: 67, salonIds: [1] });
  });

  test("whose a pick is, is in its list, if the list is there", () => {
    const items = {
      "11": { id: 11, salon_id: 1 },
      "12": { id: 12, menuable_id: 2 },
    };
    const source = { items, groups: {}, ids: [11, 12], group_ids: [], meta: {} };
    const lookup = (name: "resource" | "course") =>
      salonLookup(name, { is: "ready", source, complete: true });
    expect([lookup("resource")(11), lookup("resource")(12), lookup("resource")(13)]).toEqual([
      1,
      undefined,
      undefined,
    ]);
    expect(lookup("course")(12)).toBe(2);
    expect(salonLookup("resource", { is: "loading", source: null })(11)).toBeUndefined();
    expect([1, 2].map((salon) => isOfSalons(items[11], "resource", [salon]))).toEqual([true, false]);
    expect(isOfSalons(items[11], "resource", [-1])).toBe(true);
    expect(isOfSalons(items[12], "resource", [5])).toBe(true);
  });
});

describe("the entry for all, id -1 (rules: calendar-all-entry)", () => {
  test.each([
    ["some are chosen", [1], [1, 2], [1]],
    ["all are chosen", [2, 1], [1, 2], [-1, 2, 1]],
    ["all and a deleted one", [1, 2, 9], [1, 2], [-1, 1, 2, 9]],
    ["ids as texts", ["1", "2"], [1, 2], [-1, "1", "2"]],
    ["nothing is in the list", [], [], []],
    ["one thing is in the list", [1], [1], [1]],
    ["a page stored the entry itself", [-1], [1, 2], [-1]],
  ])("is shown as chosen when it is: %s", (_, ids, listed, shown) => {
    expect(withAllEntry(ids, listed)).toEqual(shown);
  });

  test.each([
    ["chosen, it chooses everything", [1], [1, -1], [1, 2]],
    ["chosen, it leaves a deleted one", [9], [9, -1], [9, 1, 2]],
    ["taken off, it takes everything off", [-1, 1, 2], [1, 2], []],
    ["one of all taken off, the others stay", [-1, 1, 2], [-1, 2], [2]],
    ["it and another taken off at once, the rest stays", [-1, 1, 2], [1], [1]],
    ["all taken off by the picker", [-1, 1, 2], [], []],
    ["without it nothing is special", [1], [1, 2], [1, 2]],
  ])("%s", (_, shown, edited, after) => {
    expect(afterAllEntry(shown, edited, [1, 2])).toEqual(after);
  });
});

test("each part is changed alone, and stored whole", () => {
  const { sparse, withUnknownKeys, typical } = samples;
  expect(chooseSalonMatch(sparse, "all")).toEqual({ type: 67, matchType: "all" });
  expect(narrowBy(sparse, "status", true)).toEqual({ type: 67, status: { ...unused.status, use: true } });
  expect(narrowBy(typical, "course", false)).toEqual({
    ...typical,
    course: { ...typical.course, use: false },
  });
  expect(invertSub(typical, "timeRange", true).timeRange).toEqual({ ...typical.timeRange, invert: true });
  expect(setPeriod(typical, { from: null, to: "2026-12-31" }).timeRange?.selected).toEqual({
    from: null,
    to: "2026-12-31",
  });
  expect(choosePicks(withUnknownKeys, "resource", [12]).resource).toEqual({
    ...withUnknownKeys.resource,
    selected: [12],
  });
  expect(widenPicks(typical, "course", { dynamic: true }).course).toEqual({
    ...typical.course,
    dynamic: true,
  });
});

test("a period must not end before it begins, once it narrows (rules: date-ranges)", () => {
  const problemsOf = (condition: CalendarReservationCondition) =>
    calendarReservation.problems(condition, context).map(({ field, message }) => [field, message]);
  expect(problemsOf(samples.typical)).toEqual([]);
  expect(problemsOf(samples.endsEarlier)).toEqual([["timeRange.from", "入力範囲が不正です。"]]);
  expect(problemsOf(narrowBy(samples.endsEarlier, "timeRange", false))).toEqual([]);
});

test("without a salon it narrows nothing, and it has no opposite", () => {
  expect([samples.typical, samples.empty, samples.sparse].map(calendarReservation.unfinished)).toEqual([
    false,
    true,
    true,
  ]);
  expect("opposite" in calendarReservation).toBe(false);
});

describe("sentences", () => {
  test.each([
    [
      "typical",
      "カレンダー予約「salon1」「salon2」のいずれかで、予約日が2026年12月1日から2026年12月31日まで、コースが「salon_course21」か「salon_course22」の予約がある",
    ],
    [
      "everything",
      "カレンダー予約「salon1」で、予約日が2026年12月1日から2026年12月31日までの期間以外、担当・設備が「salon_resource11」（今後追加されるものを含む）（過去のものを含む）以外、コースが「salon_course21」（今後追加されるものを含む）、予約状態が「salon_statusapproved」か「salon_statuspending」の予約がある",
    ],
    ["reserved", "カレンダー予約「salon1」で予約がある"],
    ["notReserved", "カレンダー予約「salon1」で、予約日が2026年12月1日から2026年12月31日までの予約がない"],
    ["neverReserved", "カレンダー予約「salon1」で一度も予約がない"],
    ["notReservedWithNothing", "カレンダー予約「salon1」で一度も予約がない"],
    [
      "nothingPicked",
      "カレンダー予約「salon1」で、予約日が（期間の指定なし）、担当・設備が（未選択）、予約状態が（未選択）の予約がある",
    ],
    ["sparse", "カレンダー予約（未選択）のいずれかで予約がある"],
  ] as const)("%s", (name, sentence) => {
    expect(summarizeCalendarReservation(samples[name], sampleNames, "ja")).toBe(sentence);
  });

  test("differ with every field that changes who is found", async () => {
    const whole: CalendarReservationCondition = samples.everything;
    const inside = (name: SubName, changes: object[]) =>
      changes.map((change) => ({ ...whole, [name]: { ...whole[name], ...change } }));
    const conditions: CalendarReservationCondition[] = [
      whole,
      choosePhase(whole, "neverReserved"),
      ...varied(whole, "isReserved", [false]),
      // Of one calendar "any" and "all" are the same.
      ...varied({ ...whole, salonIds: [1, 2] }, "matchType", ["some", "all"]),
      ...varied(whole, "salonIds", [[], [2]]),
      ...inside("timeRange", [
        { use: false },
        { invert: false },
        { selected: { from: null, to: "2026-12-31" } },
        { selected: { from: "2026-12-01", to: null } },
        { selected: { from: null, to: null } },
      ]),
      ...inside("resource", [
        { use: false },
        { invert: false },
        { dynamic: false },
        { with_past: false },
        { selected: [] },
      ]),
      ...inside("course", [
        { use: false },
        { invert: true },
        { dynamic: false },
        { with_past: true },
        { selected: [22] },
      ]),
      ...inside("status", [{ use: false }, { invert: true }, { selected: ["approved"] }]),
    ];
    expect(await sharedSentences(summarizeCalendarReservation, conditions)).toEqual([]);
  });
});
