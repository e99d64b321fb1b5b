import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { NamedEntry } from "../../../src/api/journey-groups.js";
import { type ListedJourney, notDeleted, readJourney } from "../../../src/api/journeys.js";
import { impactOf } from "../../../src/features/journey/deletion/impact.js";
import { shareOf } from "../../../src/features/journey/detail/share.js";
import { arrange, countByGroup } from "../../../src/features/journey/list/arrange.js";
import { changedOn } from "../../../src/features/journey/list/changed-on.js";
import { gridCommand } from "../../../src/features/journey/list/grid-keys.js";
import { drawnSections, layOut, rowAt, topOf } from "../../../src/features/journey/list/layout.js";
import { createSearch } from "../../../src/features/journey/list/search.js";
import { journeyWords } from "../../../src/features/journey/messages.js";
import { nameProblem } from "../../../src/features/journey/name-problem.js";
import {
  extended,
  extentOf,
  inListOrder,
  toggled,
} from "../../../src/features/journey/selection/selection.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { anyPlainData } from "../../lib/any-plain-data.js";

const journey = (id: number, more: PlainObject = {}): ListedJourney =>
  readJourney({ id, name: `旅${id}`, group_id: null, order: id, journey_kpis: [], ...more }) as ListedJourney;
const entry = (id: number, name: string, sortKey: number): NamedEntry => ({
  id,
  name,
  sortKey,
  wire: { id, name },
});
const all = () => true;
const words = journeyWords.ja;

describe("reading", () => {
  test.each([
    ["1", true],
    [1, true],
    [true, true],
    [2, false],
    ["yes", false],
    [null, false],
  ])("a favourite that is %j", (favorite, isFavorite) => {
    expect(journey(1, { favorite }).isFavorite).toBe(isFavorite);
  });

  test("phases in their order, doubled and unknown ones too; what is none is left out, and given back", () => {
    const journey_kpis = [
      { journey_tag_id: 5, order: 2 },
      { journey_tag_id: "3", order: 1 },
      null,
      { order: 3 },
      { journey_tag_id: 5 },
    ];
    const read = journey(1, { journey_kpis });
    expect(read.phases).toEqual([3, 5, 5]);
    expect(read.wire.journey_kpis).toEqual(journey_kpis);
  });

  test.each([null, "x", 7, {}])("phases that are %j are none", (journey_kpis) => {
    expect(journey(1, { journey_kpis }).phases).toEqual([]);
  });
});

test("whatever a server sends of journeys and groups: each is shown once, and given back as it came", () => {
  const odd = fc.oneof(
    fc.constantFrom(
      null,
      true,
      "1",
      "多い",
      1.5,
      -4,
      [],
      {},
      2 ** 60,
      "\u202e<b>旅</b>",
      " ",
      "長".repeat(10_000),
    ),
    fc.integer({ min: -1, max: 4 }),
    anyPlainData,
  );
  const row = fc.dictionary(
    fc.constantFrom(
      ...["name", "group_id", "order", "favorite", "favorite_order", "journey_kpis", "member_query_id"],
      ...["member_count", "updated_at", "future"],
    ),
    odd as fc.Arbitrary<PlainData>,
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.subarray([1, 2, 3]), (rows, known) => {
      const sent = rows.map((each, at) => ({ ...each, id: at + 1 }) as PlainObject);
      const journeys = sent.map((each) => readJourney(each) as ListedJourney);
      const groups = known.map((id) => entry(id, `組${id}`, 1));
      for (const sorting of ["manual", "name", "people", "updated"] as const) {
        const { ids } = arrange({ journeys, groups, shown: null, sorting, matches: all });
        expect([...ids].sort((a, b) => a - b)).toEqual(sent.map(({ id }) => id));
      }
      expect(journeys.map(({ wire }) => wire)).toEqual(sent);
      const counts = countByGroup(journeys, groups);
      expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(sent.length);
      expect(journeys.every(({ people }) => Number.isFinite(people) && people >= 0)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

describe("arranging", () => {
  const groups = [entry(9, "後", 2), entry(8, "前", 1)];
  const journeys = [
    journey(1, { group_id: 9, order: 2 }),
    journey(2, { group_id: 9, order: 1 }),
    journey(3, { group_id: 8, order: null }),
    journey(4, { group_id: 77, order: 1 }),
    journey(5, { group_id: 8, order: -4, favorite: 1, favorite_order: 2 }),
    journey(6, { favorite: 1, favorite_order: 1 }),
  ];
  const shown = (options: Partial<Parameters<typeof arrange>[0]>) =>
    arrange({ journeys, groups, shown: null, sorting: "manual", matches: all, ...options }).ids;

  test.each([
    ["everything, a group that is gone in 未分類", {}, [5, 3, 2, 1, 4, 6]],
    ["one group", { shown: 9 as const }, [2, 1]],
    ["favourites in their own order", { shown: "favorite" as const }, [6, 5]],
    ["未分類", { shown: "none" as const }, [4, 6]],
    ["without groups, in one list", { groups: null }, [5, 2, 4, 1, 6, 3]],
    ["only what is found", { matches: ({ id }: ListedJourney) => id > 4 }, [5, 6]],
  ])("%s", (_, options, ids) => {
    expect(shown(options)).toEqual(ids);
  });

  test.each([
    ["name", [2, 1, 3]],
    ["people", [3, 2, 1]],
    ["updated", [1, 3, 2]],
  ] as const)("by %s", (sorting, ids) => {
    const rows = [
      journey(1, { name: "イ", member_count: 1, updated_at: "2026-11-03T10:00:00+09:00" }),
      journey(2, { name: "あ", member_count: 2, updated_at: "2026-11-01T10:00:00+09:00" }),
      journey(3, { name: "う", member_count: 3, updated_at: "2026-11-02T10:00:00+09:00" }),
    ];
    expect(shown({ journeys: rows, groups: [], sorting })).toEqual(ids);
  });

  test("counts are those of the journeys", () => {
    const counts = countByGroup(journeys, groups);
    expect([8, 9, null, 77].map((id) => counts.get(id))).toEqual([2, 2, 2, undefined]);
  });
});

describe("searching", () => {
  const phases = [entry(1, "リピーター", 1), entry(2, "初回来店", 2)];
  const rows = [
    journey(1, { name: "ＡＢＣ会員" }),
    journey(2, { journey_kpis: [{ journey_tag_id: 1, order: 1 }] }),
  ];

  test.each([
    ["りぴーたー", [2]],
    ["ﾘﾋﾟｰﾀｰ", [2]],
    ["abc", [1]],
    ["A B C", [1]],
    ["員\nり", []],
    ["", [1, 2]],
  ])("%j", (query, ids) => {
    const matches = createSearch()(query, phases);
    expect(rows.filter(matches).map(({ id }) => id)).toEqual(ids);
  });

  test("a phase that has another name is found by that", () => {
    const search = createSearch();
    expect(rows.filter(search("常連", phases))).toEqual([]);
    expect(rows.filter(search("常連", [entry(1, "常連さん", 1)])).map(({ id }) => id)).toEqual([2]);
  });
});

describe("laying out", () => {
  const heights = { row: 72, heading: 40 };
  const sections = [
    { key: "a", groupId: 1, rows: [journey(1), journey(2)] },
    { key: "b", groupId: 2, rows: Array.from({ length: 10_000 }, (_, at) => journey(at + 3)) },
  ];
  const layout = layOut({ sections, isGrouped: true, ids: [] }, heights);

  test("each row has its place, and is found there again", () => {
    expect([topOf(layout, 0, heights), topOf(layout, 2, heights), topOf(layout, 20_000, heights)]).toEqual([
      40,
      184 + 40,
      null,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_001 }), (at) => {
        const top = topOf(layout, at, heights) ?? -1;
        expect(rowAt(layout, top, heights)).toBe(at);
        expect(rowAt(layout, top + 71, heights)).toBe(at);
      }),
    );
  });

  test("at most 80 rows are drawn, and always the active one", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800_000 }),
        fc.integer({ min: 100, max: 20_000 }),
        fc.integer({ min: 0, max: 10_001 }),
        (top, height, active) => {
          const drawn = drawnSections(layout, heights, { top, height }, active).flatMap((each) => each.drawn);
          expect(drawn.length).toBeLessThanOrEqual(80);
          expect(drawn.filter(({ at }) => at === active).length).toBe(1);
          expect(new Set(drawn.map(({ at }) => at)).size).toBe(drawn.length);
        },
      ),
    );
  });
});

describe("selecting", () => {
  const none = new Set<number>();
  test("a range over what is shown, and never over what is not", () => {
    expect([...extended(none, [1, 3, 5, 7], 7, 3)]).toEqual([3, 5, 7]);
    expect([...extended(new Set([9]), [1, 3, 5], 2, 3)]).toEqual([9, 3]);
    expect([...toggled(new Set([1, 2]), 1)]).toEqual([2]);
  });
  test.each([
    [[], "none"],
    [[1], "some"],
    [[1, 2], "all"],
    [[1, 2, 3], "all"],
    [[3], "some"],
  ] as const)("of %j", (selected, extent) => {
    expect(extentOf(new Set(selected), [1, 2])).toBe(extent);
  });
  test("in the order of the list, what is not shown behind", () => {
    expect(inListOrder(new Set([1, 2, 3, 4]), [4, 2], [1, 2, 3, 4])).toEqual([4, 2, 1, 3]);
  });
});

describe("keys of the grid", () => {
  const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  const of = { at: 5, count: 10, visible: 4, ownsSpace: false };
  test.each([
    [{ key: "ArrowDown" }, { is: "row", to: 6, extends: false }],
    [
      { key: "ArrowUp", shiftKey: true },
      { is: "row", to: 4, extends: true },
    ],
    [{ key: "PageDown" }, { is: "row", to: 8, extends: false }],
    [{ key: "End", shiftKey: true }, null],
    [
      { key: "ArrowUp", altKey: true },
      { is: "move", by: -1 },
    ],
    [{ key: "ArrowUp", altKey: true, ctrlKey: true }, null],
    [{ key: "a", metaKey: true }, { is: "select-all" }],
    [{ key: "A", ctrlKey: true, shiftKey: true }, null],
    [{ key: " " }, { is: "select", extends: false }],
    [
      { key: " ", shiftKey: true },
      { is: "select", extends: true },
    ],
    [{ key: "F2" }, { is: "rename" }],
    [{ key: "F2", shiftKey: true }, null],
    [{ key: "Delete" }, { is: "remove" }],
    [{ key: "Escape" }, { is: "clear" }],
    [{ key: "ArrowLeft" }, { is: "control", by: -1 }],
    [{ key: "x" }, null],
  ])("%j", (key, command) => {
    expect(gridCommand({ ...plain, ...key }, of)).toEqual(command);
  });
  test("Space belongs to a control that does something with it", () => {
    expect(gridCommand({ ...plain, key: " " }, { ...of, ownsSpace: true })).toBe(null);
  });
});

test.each([
  ["", words.nameRequired],
  [" 　 ", words.nameRequired],
  ["あ".repeat(100), null],
  ["あ".repeat(101), words.nameTooLong],
  [` ${"𩸽".repeat(100)} `, null],
])("a name of %j", (name, problem) => {
  expect(nameProblem(name, words)).toBe(problem);
});

test.each([
  ["2026-11-19T23:30:00+09:00", "11月19日更新"],
  ["2025-12-31T10:00:00Z", "2025/12/31更新"],
  ["いつか", ""],
  ["", ""],
])("changed at %j", (instant, text) => {
  vi.useFakeTimers({ now: Date.parse("2026-11-27T00:00:00+09:00") });
  onTestFinished(() => void vi.useRealTimers());
  expect(changedOn(instant, words)).toBe(text);
});

test("what falls with journeys: their friends, and phases that no other uses", () => {
  const kpis = (...ids: number[]) => ({
    journey_kpis: ids.map((journey_tag_id, at) => ({ journey_tag_id, order: at + 1 })),
  });
  const list = [
    journey(1, { ...kpis(1, 2, 99), member_count: 10 }),
    journey(2, { ...kpis(2), member_count: "5" }),
    journey(3, kpis(3)),
  ];
  const phases = [entry(1, "一", 1), entry(2, "二", 2), entry(3, "三", 3)];
  expect(impactOf(new Set([1]), list, phases)).toEqual({ people: 10, unusedPhases: ["一"] });
  expect(impactOf(new Set([1, 2]), list, phases)).toEqual({ people: 15, unusedPhases: ["一", "二"] });
});

test.each([
  [
    { deleted_ids: [1], failed: [{ id: "2", message: "使われています。" }, { id: null }, 5] },
    [{ id: 2, message: "使われています。" }],
  ],
  [{ deleted_ids: [1] }, []],
  [{ failed: "none" }, []],
  [null, []],
  ["done", []],
])("of an answer %j nothing more than this was kept", (answer, kept) => {
  expect(notDeleted(answer as PlainData)).toEqual(kept);
});

test("shares of the phase before", () => {
  expect([1, 2, 3].map((at) => shareOf([1204, 986, 0, 5], at))).toEqual([82, 0, null]);
});
