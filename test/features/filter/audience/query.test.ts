import { describe, expect, it } from "vitest";
import { countedPart, queryOf, withoutRow } from "../../../../src/features/filter/audience/query.js";
import { conditions } from "../../../../src/features/filter/conditions/index.js";
import { readFilter } from "../../../../src/features/filter/entity.js";
import type { PlainData, PlainObject } from "../../../../src/lib/plain-data.js";
import every from "../../../fixtures/filter-every-condition.json" with { type: "json" };
import { everything } from "../filter-settings.js";
import { anyOf, deepFreeze, filterOf, held, openFilter, stateOf, tagged } from "../open-filter.js";

const empty = { type: 60, use_group: 0, tag_ids: [], tag_group_id: null, tag_or: 0 };

describe("what is half filled is left out, and what is counted is mapped to its row", () => {
  it.each<[what: string, inputs: PlainData[], counted: PlainData[], rows: string[], uncounted: string[]]>([
    ["nothing", [], [], [], []],
    ["conditions", [tagged(1), tagged(2)], [tagged(1), tagged(2)], ["r0", "r1"], []],
    [
      "an empty one between them",
      [tagged(1), empty, tagged(2)],
      [tagged(1), tagged(2)],
      ["r0", "r2"],
      ["r1"],
    ],
    ["only empty ones", [empty, anyOf(empty)], [], [], ["r0", "r1", "r2"]],
    [
      "one inside an or-panel",
      [anyOf(tagged(1), empty), tagged(2)],
      [anyOf(tagged(1)), tagged(2)],
      ["r0", "r3"],
      ["r2"],
    ],
    ["an empty or-panel", [tagged(1), anyOf()], [tagged(1)], ["r0"], ["r1"]],
    [
      "what cannot be read counts",
      [held, { type: 60, tag_ids: "x" }],
      [held, { type: 60, tag_ids: "x" }],
      ["r0", "r1"],
      [],
    ],
    [
      "queries as they are sent",
      [{ type: 75, var_id: 202, match: 0, query: 3 }],
      [{ type: 75, var_id: 202, match: 0, query: "3" }],
      ["r0"],
      [],
    ],
  ])("%s", (_, inputs, counted, rows, uncounted) => {
    const query = queryOf(deepFreeze(stateOf(...inputs)));
    expect(query.filter).toEqual(filterOf(...counted));
    expect(query.rows.map(({ key }) => key)).toEqual(rows);
    expect([...query.uncounted].sort()).toEqual(uncounted);
  });

  it("what has a problem is left out too, without a word about what is chosen", () => {
    const wrong = { type: 30, date_from: "2026-12-31", date_to: "2026-01-01" };
    const { model, state } = openFilter(
      filterOf(tagged(1), wrong, anyOf(tagged(2), wrong), anyOf(wrong, empty), empty),
      { mode: "funneling", refusesUnfinished: true },
    );
    const query = queryOf(state(), model.conditions, model.problems());
    expect(query.filter.inputs).toEqual([tagged(1), anyOf(tagged(2))]);
    expect(query.rows.map(({ key }) => key)).toEqual(["r0", "r2"]);
    expect([...query.uncounted]).toEqual(["r7", "r8"]);
  });

  it("the branches that are counted are those of its row", () => {
    const [row] = queryOf(stateOf(anyOf(empty, tagged(1), tagged(2)))).rows;
    expect(row?.children?.map(({ key }) => key)).toEqual(["r2", "r3"]);
  });

  it("the whole public surface is counted as it is sent", () => {
    const filter = every as unknown as PlainObject;
    expect(queryOf(readFilter(filter)!).filter).toEqual(filter);
  });

  it("a new condition of any kind changes no count, unless it is filled from the start", () => {
    for (const { create, unfinished, name } of conditions) {
      const created = create(everything) as never;
      expect(queryOf(stateOf(created)).rows.length, name).toBe(unfinished(created) ? 0 : 1);
    }
  });
});

describe("what a count depends on", () => {
  it.each<[what: string, change: PlainObject, same: boolean]>([
    ["name and folder", { name: "別", group_id: 9, fid: 31 }, true],
    ["how friends are listed", { take_num: 200, sort_type: 4 }, true],
    ["blocked friends", { with_blocked: 1 }, false],
    ["hidden friends", { user_rate_type: 1 }, false],
    ["a condition", { inputs: [tagged(2)] }, false],
    ["an empty condition", { inputs: [tagged(1), empty] }, true],
  ])("%s", (_, change, same) => {
    const before = countedPart(queryOf(stateOf(tagged(1))));
    const after = countedPart(queryOf(readFilter({ ...filterOf(tagged(1)), ...change })!));
    expect(JSON.stringify(after) === JSON.stringify(before)).toBe(same);
  });
});

describe("the same without one of its rows", () => {
  const query = queryOf(stateOf(tagged(1), empty, anyOf(tagged(2)), tagged(3)));

  it.each([
    [0, [anyOf(tagged(2)), tagged(3)]],
    [1, [tagged(1), tagged(3)]],
    [2, [tagged(1), anyOf(tagged(2))]],
  ])("%i", (at, inputs) => {
    expect(withoutRow(query, query.rows[at]!)).toEqual(filterOf(...inputs));
  });
});
