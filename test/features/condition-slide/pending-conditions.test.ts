import { describe, expect, it } from "vitest";
import { editCondition } from "../../../src/features/action/condition/transitions.js";
import {
  readPendingConditions,
  writePendingConditions,
} from "../../../src/features/condition-slide/pending-conditions.js";
import { writeFilter } from "../../../src/features/filter/entity.js";
import { type FilterState, readFilter } from "../../../src/features/filter/index.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { actionOf, openModel } from "../action/open-model.js";
import { conditionOn, filterOn } from "./filter-on.js";

/** A filter as a draft holds it. */
const kept = filterOn("田中") as unknown as PlainObject;

function open(value: PlainData = actionOf("一", "二")) {
  const opened = openModel(value);
  const { model } = opened;
  const begin = (key: string, ...names: string[]) =>
    model.edit(editCondition(model.state(), key, filterOn(...names)));
  return { ...opened, begin };
}

describe("what is pending is kept", () => {
  it("by the place of its effect", () => {
    const { model, begin } = open();
    begin("r0", "田中");
    model.moveEffect("r0", 1);
    expect(writePendingConditions(model.state())).toEqual([{ place: 1, filter: filterOn("田中") }]);
  });

  it("not of an effect that is gone, and as nothing where there is nothing", () => {
    const { model, begin } = open();
    expect(writePendingConditions(model.state())).toBeUndefined();
    begin("r0", "田中");
    model.removeEffect("r0");
    expect(writePendingConditions(model.state())).toBeUndefined();
  });
});

describe("a draft with pending conditions", () => {
  it("comes back as one step, refuses a finish as before, and is walked back", () => {
    const from = open();
    from.begin("r1", "田中");
    const extras = writePendingConditions(from.model.state()) ?? null;
    const { model, edits } = open(actionOf("三"));
    expect(model.restoreDraft(from.model.value(), (state) => readPendingConditions(state, extras))).toBe(
      true,
    );
    expect([edits(), model.value(), writePendingConditions(model.state())]).toEqual([
      1,
      from.model.value(),
      extras,
    ]);
    expect(model.problems()).toMatchObject([{ place: "2. テキスト送信", field: "condition" }]);
    model.undoEdit();
    expect([model.value(), model.canUndo(), model.problems()]).toEqual([actionOf("三"), false, []]);
  });

  it.each<[what: string, extras: PlainData]>([
    ["no list", { length: 1, 0: { place: 0, filter: kept } }],
    ["a text", "<img src=x>"],
    ["things that are none", [null, 1, "x", [], {}]],
    ["places outside", [-1, 2, 0.5, 1e9, "0", "__proto__", null].map((place) => ({ place, filter: kept }))],
    [
      "no filters",
      [
        null,
        "x",
        {},
        { inputs: { length: 1 } },
        { ...kept, document: null },
        { ...kept, nextKey: "2" },
        { ...kept, rows: { length: 1 } },
        { ...kept, rows: [null] },
        { ...kept, rows: [{ key: 1, value: null, children: null }] },
        { ...kept, rows: [{ key: "r0", children: null }] },
        { ...kept, rows: [{ key: "r0", value: null, children: [{}] }] },
      ].map((filter) => ({ place: 0, filter })),
    ],
  ])("takes nothing from %s", (_, extras) => {
    const { model } = open();
    const state = model.state();
    expect(readPendingConditions(state, extras)).toEqual(state);
  });

  it("takes a filter as it is stored, too: drafts that an earlier release wrote hold those", () => {
    const { model, edits } = open();
    const inputs = [{ type: 120, effects: [{ type: 20, memos: ["常連"] }], more: 1 }, { type: 120 }, null];
    const stored = {
      fid: 7,
      name: "休眠中",
      inputs: [...(conditionOn("田中").inputs as PlainData[]), ...inputs],
    };
    const { pendingConditions } = readPendingConditions(model.state(), [{ place: 1, filter: stored }]);
    expect(pendingConditions).toEqual({ r1: readFilter(stored) });
    expect([writeFilter(pendingConditions.r1 as FilterState), edits()]).toEqual([stored, 0]);
  });

  it("has no condition for what is no effect", () => {
    const { model } = open({ ...actionOf(), inputs: [null] });
    expect(readPendingConditions(model.state(), [{ place: 0, filter: kept }]).pendingConditions).toEqual({});
  });
});

it("a reset takes what is pending away, also when nothing else was changed", () => {
  const { model, begin } = open();
  begin("r0", "田中");
  expect(model.isDirty()).toBe(false);
  model.reset();
  expect([model.problems(), model.state().pendingConditions]).toEqual([[], {}]);
  model.undo();
  expect(model.problems()).toHaveLength(1);
});
