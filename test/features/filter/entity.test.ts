import { describe, expect, it } from "vitest";
import {
  conditionRows,
  emptyFilter,
  filterName,
  orPanels,
  readFilter,
  recordOf,
  writeFilter,
} from "../../../src/features/filter/entity.js";
import { filterPayload } from "../../../src/features/filter/payload.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { allRows, containerOf, rowOf, rowsIn } from "../../../src/list-editor/index.js";
import every from "../../fixtures/filter-every-condition.json" with { type: "json" };
import { anyOf, filterOf, held, keysOf, stateOf, tagged } from "./open-filter.js";

it("a new filter has the canonical shape, and is nobody else's", () => {
  expect(JSON.stringify(emptyFilter())).toBe(
    '{"fid":null,"name":"","group_id":null,"is_template":0,"inputs":[],"take_num":50,"sort_type":1,"with_blocked":0,"user_rate_type":0}',
  );
  expect(emptyFilter().inputs).not.toBe(emptyFilter().inputs);
});

const junk: PlainData[] = [null, 5, "text", [], {}, { type: "60" }, { type: 60, tag_ids: "all" }, held];

describe("what is loaded and not edited is written as it was, key for key", () => {
  it.each<[what: string, filter: PlainObject]>([
    ["every condition of the public surface", every as unknown as PlainObject],
    ["one without conditions", filterOf()],
    ["one without any key", {}],
    ["one without inputs", { fid: 5 }],
    ["inputs that are null", { fid: 5, inputs: null }],
    ["inputs first", { inputs: [tagged(1)], fid: 5 }],
    ["unknown keys", { z: 1, inputs: [], a: { b: [null] } }],
    ["conditions that cannot be read", { inputs: junk }],
    ["the same inside an or-panel", { inputs: [anyOf(...junk)] }],
    [
      "a broken condition with all it came with",
      { inputs: [{ type: -1, reason: "不明", old: { type: 60 } }] },
    ],
    ["an or-panel without effects", { inputs: [{ type: 120 }] }],
    ["an empty or-panel", { inputs: [anyOf()] }],
    [
      "keys around the effects of an or-panel",
      { inputs: [{ a: 1, effects: [tagged(1)], type: 120, z: {} }] },
    ],
    [
      "effects that are no list",
      {
        inputs: [
          { type: 120, effects: {} },
          { type: 120, effects: null },
        ],
      },
    ],
    ["an or-panel inside another", { inputs: [anyOf(anyOf(tagged(1)), tagged(2))] }],
    ["an or-panel whose type is a text", { inputs: [{ type: "120", effects: [tagged(1)] }] }],
    ["names of another type", { name: 5, fid: "x", group_id: [] }],
  ])("%s", (_, filter) => {
    const text = JSON.stringify(filter);
    const state = readFilter(filter);
    expect(state && JSON.stringify(writeFilter(state))).toBe(text);
    for (const mode of ["editor", "board", "funneling"] as const)
      expect(state && JSON.stringify(filterPayload(state, { mode }))).toBe(text);
    expect(JSON.stringify(filter)).toBe(text);
    expect(state && new Set(keysOf(state)).size).toBe(state && keysOf(state).length);
  });
});

describe("what is no filter is refused", () => {
  it.each<[value: PlainData]>([
    [null],
    [5],
    ["text"],
    [[]],
    [{ inputs: {} }],
    [{ inputs: "[]" }],
    [{ inputs: 5 }],
  ])("%j", (value) => {
    expect(readFilter(value)).toBeNull();
  });
});

it("rows get keys from the number that is asked for, an or-panel before what is in it", () => {
  const state = readFilter(filterOf(tagged(1), anyOf(tagged(2), tagged(3)), tagged(4)), 7);
  expect(state && keysOf(state)).toEqual(["r7", "r8", "r9", "r10", "r11"]);
  expect(state?.nextKey).toBe(12);
});

describe("what is in which panel", () => {
  const state = stateOf(tagged(1), anyOf(tagged(2), held), { type: 120, effects: "none" }, anyOf());

  it("conditions and or-panels are told apart; one that cannot be read is a condition", () => {
    expect(conditionRows(state).map(({ key }) => key)).toEqual(["r0", "r4"]);
    expect(orPanels(state).map(({ key }) => key)).toEqual(["r1", "r5"]);
    expect(allRows(state).map(({ key }) => key)).toEqual(["r0", "r1", "r2", "r3", "r4", "r5"]);
  });

  it.each<[key: string, panel: string | null | undefined, condition: PlainData | undefined]>([
    ["r0", null, tagged(1)],
    ["r1", null, anyOf(tagged(2), held)],
    ["r2", "r1", tagged(2)],
    ["r3", "r1", held],
    ["r4", null, { type: 120, effects: "none" }],
    ["r9", undefined, undefined],
  ])("%s", (key, panel, condition) => {
    expect(containerOf(state, key)).toBe(panel);
    expect(rowOf(state, key)?.value).toEqual(condition);
  });

  it.each<[panel: string | null, keys: string[]]>([
    [null, ["r0", "r1", "r4", "r5"]],
    ["r1", ["r2", "r3"]],
    ["r5", []],
    ["r0", []],
    ["r9", []],
  ])("the panel %s", (panel, keys) => {
    expect(rowsIn(state, panel).map(({ key }) => key)).toEqual(keys);
  });
});

it("an or-panel inside another is a condition that cannot be read, and nothing in it is a row", () => {
  const state = stateOf(anyOf(anyOf(tagged(1)), tagged(2)));
  expect(keysOf(state)).toEqual(["r0", "r1", "r2"]);
  expect(rowOf(state, "r1")).toEqual({ key: "r1", value: anyOf(tagged(1)), children: null });
});

describe("what a filter says", () => {
  it.each<[document: PlainObject, name: string, record: string | null]>([
    [{}, "", null],
    [{ name: "優良", fid: 5 }, "優良", "5"],
    [{ name: null, fid: "5" }, "", "5"],
    [{ name: 5, fid: 0 }, "", "0"],
    [{ name: ["x"], fid: null }, "", null],
    [{ name: "", fid: { id: 5 } }, "", null],
  ])("%j", (document, name, record) => {
    expect([filterName({ document, rows: [], nextKey: 0 }), recordOf(document)]).toEqual([name, record]);
  });
});
