import { describe, expect, it } from "vitest";
import { dropCondition } from "../../../src/features/action/condition/transitions.js";
import { type AnyEffect, allEffects, type EffectData } from "../../../src/features/action/effects/index.js";
import {
  type ActionState,
  actionName,
  readAction,
  repeats,
  writeAction,
} from "../../../src/features/action/entity.js";
import * as ofTheList from "../../../src/features/action/list/transitions.js";
import * as inEffects from "../../../src/features/action/transitions.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { moveRow, removeRow } from "../../../src/list-editor/index.js";
import { deepFreeze } from "../filter/open-filter.js";
import { actionOf, settingsWith, textEffect } from "./open-model.js";

const transitions = { ...ofTheList, ...inEffects };
const _settings = settingsWith();
const text = allEffects.ofType(1)!;
/** Of a single-use kind; that it is made as a text is of no matter here. */
const onlyOnce: AnyEffect = { ...text, type: 7, once: true };

const held = { type: 999, secret: { a: [1] } };

describe("adding", () => {
  it.each<[what: string, before: PlainData[], definition: AnyEffect, after: unknown[] | null]>([
    ["to an empty list", [], text, [""]],
    ["to the end", [textEffect("一")], text, ["一", ""]],
    ["after one that we hold", [held], text, [999, ""]],
    ["a single-use one to an empty list", [], onlyOnce, [""]],
    ["a single-use one a second time", [{ type: 7 }], onlyOnce, null],
    ["a single-use one beside a damaged one of its type", [{ type: 7, notify: [] }], onlyOnce, null],
    ["a single-use one beside others", [held, null, "1"], onlyOnce, [999, null, "1", ""]],
  ])("%s", (_, before, definition, after) => {
    const state = stateOf(before);
    const next = transitions.addEffect(state, definition);
    expect(next && textsOf(next)).toEqual(after);
    expect(transitions.isUsedUp(state, definition)).toBe(after === null);
  });

  it("a new effect has the values of its kind, and a key of its own", () => {
    const next = transitions.addEffect(stateOf([textEffect("一")]), text)!;
    expect(next.rows.at(-1)?.value).toEqual(textEffect(""));
    expect(next.rows.map(({ key }) => key)).toEqual(["r0", "r1"]);
    expect(transitions.addEffect(next, text)?.rows.at(-1)?.key).toBe("r2");
  });
});

describe("removing", () => {
  it.each<[key: string, after: unknown[] | null]>([
    ["r0", ["二", "三"]],
    ["r1", ["一", "三"]],
    ["r2", ["一", "二"]],
    ["r3", null],
    ["", null],
  ])("%s", (key, after) => {
    const next = removeRow(stateOfTexts("一", "二", "三"), key);
    expect(next && textsOf(next)).toEqual(after);
  });

  it("a key is not given again after its row is gone", () => {
    const next = removeRow(stateOfTexts("一", "二"), "r1")!;
    expect(transitions.addEffect(next, text)?.rows.map(({ key }) => key)).toEqual(["r0", "r2"]);
  });
});

describe("moving swaps with the neighbour", () => {
  it.each<[key: string, by: -1 | 1, after: string[] | null]>([
    ["r0", 1, ["二", "一", "三"]],
    ["r1", 1, ["一", "三", "二"]],
    ["r1", -1, ["二", "一", "三"]],
    ["r2", -1, ["一", "三", "二"]],
    ["r0", -1, null],
    ["r2", 1, null],
    ["r9", 1, null],
    ["r9", -1, null],
  ])("%s by %i", (key, by, after) => {
    const state = stateOfTexts("一", "二", "三");
    const next = moveRow(state, key, by);
    expect(next && textsOf(next)).toEqual(after);
    if (next) expect(moveRow(next, key, by === 1 ? -1 : 1)).toEqual(state);
  });

  it("one that we hold moves like any other", () => {
    const next = moveRow(stateOf([held, textEffect("一")]), "r0", 1)!;
    expect(writeAction(next).inputs).toEqual([textEffect("一"), held]);
  });
});

describe("duplicating", () => {
  it("puts the copy right below, with all it holds", () => {
    const effect = textEffect("一", { member_query_id: 31, future: { a: [1] } });
    const next = transitions.duplicateEffect(stateOf([effect, textEffect("二")]), "r0", allEffects)!;
    expect(writeAction(next).inputs).toEqual([effect, effect, textEffect("二")]);
    expect(next.rows.map(({ key }) => key)).toEqual(["r0", "r2", "r1"]);
    expect(next.rows[1]?.value).not.toBe(next.rows[0]?.value);
  });

  it.each<[what: string, inputs: PlainData[], key: string]>([
    ["of an unknown kind", [held], "r0"],
    ["of a damaged shape", [{ type: 1, text: 5 }], "r0"],
    ["that is nothing", [null], "r0"],
    ["that is not there", [textEffect("一")], "r5"],
  ])("not one %s", (_, inputs, key) => {
    expect(transitions.duplicateEffect(stateOf(inputs), key, allEffects)).toBeNull();
  });
});

describe("changing one effect", () => {
  it("replaces it and leaves the others the very same objects", () => {
    const state = stateOfTexts("一", "二", "三");
    const next = transitions.changeEffect(state, "r1", textEffect("変更"))!;
    expect(textsOf(next)).toEqual(["一", "変更", "三"]);
    expect(next.rows[0]).toBe(state.rows[0]);
    expect(next.rows[2]).toBe(state.rows[2]);
    expect(next.rows[1]?.key).toBe("r1");
  });

  it.each<[what: string, before: PlainObject, edited: EffectData, after: PlainObject]>([
    [
      "that was decided since the editor was drawn",
      { type: 1, text: "一", member_query_id: 5, x: 1 },
      { type: 1, text: "二", member_query_id: null, x: 1 },
      { type: 1, text: "二", member_query_id: 5, x: 1 },
    ],
    [
      "that was taken off",
      { type: 1, text: "一", member_query_id: null },
      { type: 1, text: "二", member_query_id: 5 },
      { type: 1, text: "二", member_query_id: null },
    ],
    [
      "that has come where there was no key",
      { type: 1, text: "一", member_query_id: 5 },
      { type: 1, text: "二" },
      { type: 1, text: "二", member_query_id: 5 },
    ],
    [
      "whose key an undo took away",
      { type: 1, text: "一" },
      { type: 1, member_query_id: 5, text: "二" },
      { type: 1, text: "二" },
    ],
    [
      "that cannot be read",
      { type: 1, text: "一", member_query_id: "31" },
      { type: 1, text: "二", member_query_id: "31" },
      { type: 1, text: "二", member_query_id: "31" },
    ],
  ])("leaves the condition as it is now: one %s", (_, before, edited, after) => {
    const next = transitions.changeEffect(stateOf([before]), "r0", edited);
    expect(JSON.stringify(next?.rows[0]?.value)).toBe(JSON.stringify(after));
  });

  it("does not apply to one that is not there", () => {
    expect(transitions.changeEffect(stateOfTexts("一"), "r1", textEffect("変更"))).toBeNull();
  });
});

describe("dropping the condition", () => {
  it.each<[what: string, effect: PlainData, after: PlainData]>([
    ["of a text", textEffect("一", { member_query_id: 31 }), textEffect("一", { member_query_id: null })],
    ["of one that we hold", { member_query_id: 31, type: 999 }, { member_query_id: null, type: 999 }],
    ["condition 0 is one", textEffect("一", { member_query_id: 0 }), textEffect("一")],
  ])("%s", (_, effect, after) => {
    const next = dropCondition(stateOf([effect]), "r0");
    expect(JSON.stringify(next?.rows[0]?.value)).toBe(JSON.stringify(after));
  });

  it.each<[what: string, effect: PlainData]>([
    ["there is none", textEffect("一")],
    ["its key is missing", { type: 1, text: "一" }],
    ["it is no id", { type: 999, member_query_id: "31" }],
    ["the effect is nothing", null],
  ])("does not apply where %s", (_, effect) => {
    expect(dropCondition(stateOf([effect]), "r0")).toBeNull();
    expect(dropCondition(stateOf([effect]), "r1")).toBeNull();
  });
});

describe("the action as a whole", () => {
  it("is renamed as typed, blanks included, every other key in its place", () => {
    const next = transitions.renameAction(stateOfTexts("一"), " 新しい名前 ");
    expect(actionName(next)).toBe(" 新しい名前 ");
    expect(JSON.stringify(writeAction(next))).toBe(
      JSON.stringify({ ...actionOf("一"), a_name: " 新しい名前 " }),
    );
  });

  it.each([
    [true, 1],
    [false, 0],
  ])("runs again: %s is %i", (again, stored) => {
    const next = transitions.chooseRepeat(stateOfTexts("一"), again);
    expect(repeats(next)).toBe(again);
    expect(writeAction(next).a_twice_type).toBe(stored);
  });
});

it("no transition changes the state that it is given", () => {
  const state = deepFreeze(stateOf([textEffect("一", { member_query_id: 31 }), textEffect("二"), held]));
  const before = JSON.stringify(state);
  transitions.addEffect(state, text);
  removeRow(state, "r0");
  moveRow(state, "r0", 1);
  transitions.duplicateEffect(state, "r0", allEffects);
  transitions.changeEffect(state, "r0", textEffect("変更"));
  dropCondition(state, "r0");
  transitions.renameAction(state, "名");
  transitions.chooseRepeat(state, true);
  expect(JSON.stringify(state)).toBe(before);
});

function stateOf(inputs: PlainData[]): ActionState {
  return readAction({ ...actionOf(), inputs })!;
}

function stateOfTexts(...texts: string[]): ActionState {
  return readAction(actionOf(...texts))!;
}

/** The text of each effect, the type of one without, or the thing itself. */
function textsOf({ rows }: ActionState): unknown[] {
  return rows.map(({ value: effect }) => {
    const { text: written, type } = (effect ?? {}) as { text?: unknown; type?: unknown };
    return written ?? type ?? effect;
  });
}

it("a copy has the condition that was begun for what it is a copy of", () => {
  const work = { document: {}, rows: [], nextKey: 0 };
  const state = { ...stateOf([textEffect("一"), textEffect("二")]), pendingConditions: { r0: work } };
  expect(transitions.duplicateEffect(state, "r0", allEffects)?.pendingConditions).toEqual({
    r0: work,
    r2: work,
  });
  expect(transitions.duplicateEffect(state, "r1", allEffects)?.pendingConditions).toEqual({ r0: work });
});
