import { describe, expect, it } from "vitest";
import {
  actionName,
  emptyAction,
  readAction,
  recordOf,
  repeats,
  writeAction,
} from "../../../src/features/action/entity.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { actionOf } from "./open-model.js";

it("a new action has the canonical shape, and is nobody else's", () => {
  expect(JSON.stringify(emptyAction())).toBe(
    '{"aid":null,"a_name":"","a_twice_type":0,"is_template":0,"group_id":null,"inputs":[]}',
  );
  expect(emptyAction().inputs).not.toBe(emptyAction().inputs);
});

describe("what is loaded and not edited is written as it was, key for key", () => {
  it.each<[what: string, action: PlainObject]>([
    ["an action", actionOf("一", "二")],
    ["one without effects", actionOf()],
    ["one without any key", {}],
    ["one without inputs", { aid: 5 }],
    ["inputs that are null", { aid: 5, inputs: null }],
    ["inputs first", { inputs: [{ type: 1 }], aid: 5 }],
    ["unknown keys", { z: 1, inputs: [], a: { b: [null] } }],
    [
      "effects that cannot be read",
      { inputs: [null, 5, "text", [], {}, { type: "1" }, { type: 999, x: {} }] },
    ],
    ["names of another type", { a_name: 5, a_twice_type: "1", aid: "x" }],
  ])("%s", (_, action) => {
    const text = JSON.stringify(action);
    const state = readAction(action);
    expect(state && JSON.stringify(writeAction(state))).toBe(text);
    expect(JSON.stringify(action)).toBe(text);
  });
});

describe("what is no action is refused", () => {
  it.each<[value: PlainData]>([
    [null],
    [5],
    ["text"],
    [[]],
    [{ inputs: {} }],
    [{ inputs: "[]" }],
    [{ inputs: 5 }],
  ])("%j", (value) => {
    expect(readAction(value)).toBeNull();
  });
});

it("rows get keys from the number that is asked for", () => {
  const state = readAction(actionOf("一", "二"), 7);
  expect(state?.rows.map(({ key }) => key)).toEqual(["r7", "r8"]);
  expect(state?.nextKey).toBe(9);
});

describe("what an action says", () => {
  it.each<[document: PlainObject, name: string, again: boolean, record: string | null]>([
    [{}, "", false, null],
    [{ a_name: "お礼", a_twice_type: 1, aid: 5 }, "お礼", true, "5"],
    [{ a_name: null, a_twice_type: "1", aid: "5" }, "", true, "5"],
    [{ a_name: 5, a_twice_type: "0", aid: 0 }, "", false, "0"],
    [{ a_name: ["x"], a_twice_type: null, aid: null }, "", false, null],
    [{ a_name: "", a_twice_type: 2, aid: { id: 5 } }, "", false, null],
  ])("%j", (document, name, again, record) => {
    const state = { document, rows: [], nextKey: 0, slide: null, pendingConditions: {} };
    expect([actionName(state), repeats(state), recordOf(document)]).toEqual([name, again, record]);
  });
});
