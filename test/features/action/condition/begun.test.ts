import { describe, expect, it } from "vitest";
import { readBegun, writeBegun } from "../../../../src/features/action/condition/begun.js";
import { workOnCondition } from "../../../../src/features/action/condition/transitions.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { actionOf, openModel } from "../open-model.js";
import { conditionOn, filterOn } from "./begun-work.js";

function open(value: PlainData = actionOf("一", "二")) {
  const opened = openModel(value);
  const { model } = opened;
  const begin = (key: string, ...names: string[]) =>
    model.edit(workOnCondition(model.state(), key, filterOn(...names)));
  return { ...opened, begin };
}

describe("what was begun is kept", () => {
  it("by the place of its effect", () => {
    const { model, begin } = open();
    begin("e0", "田中");
    model.moveEffect("e0", 1);
    expect(writeBegun(model.state())).toEqual([{ place: 1, filter: conditionOn("田中") }]);
  });

  it("not of an effect that is gone, and as nothing where there is nothing", () => {
    const { model, begin } = open();
    expect(writeBegun(model.state())).toBeUndefined();
    begin("e0", "田中");
    model.removeEffect("e0");
    expect(writeBegun(model.state())).toBeUndefined();
  });
});

describe("a draft with begun conditions", () => {
  it("comes back as one step, refuses a finish as before, and is walked back", () => {
    const from = open();
    from.begin("e1", "田中");
    const begun = writeBegun(from.model.state()) ?? null;
    const { model, edits } = open(actionOf("三"));
    expect(model.restoreDraft(from.model.value(), (state) => readBegun(state, begun))).toBe(true);
    expect([edits(), model.value(), writeBegun(model.state())]).toEqual([1, from.model.value(), begun]);
    expect(model.problems()).toMatchObject([{ place: "2. テキスト送信", field: "condition" }]);
    model.undoEdit();
    expect([model.value(), model.canUndo(), model.problems()]).toEqual([actionOf("三"), false, []]);
  });

  it.each<[what: string, begun: PlainData]>([
    ["no list", { length: 1, 0: { place: 0, filter: conditionOn() } }],
    ["a text", "<img src=x>"],
    ["things that are none", [null, 1, "x", [], {}]],
    [
      "places outside",
      [-1, 2, 0.5, 1e9, "0", "__proto__", null].map((place) => ({ place, filter: conditionOn() })),
    ],
    [
      "no filters",
      [null, "x", { inputs: "x" }, { inputs: { length: 1 } }].map((filter) => ({ place: 0, filter })),
    ],
  ])("takes nothing from %s", (_, begun) => {
    const { model } = open();
    const state = model.state();
    expect(readBegun(state, begun)).toEqual(state);
  });

  it("has no condition for what is no effect", () => {
    const { model } = open({ ...actionOf(), inputs: [null] });
    expect(readBegun(model.state(), [{ place: 0, filter: conditionOn() }]).works).toEqual({});
  });
});

it("a reset takes what was begun away, also when nothing else was changed", () => {
  const { model, begin } = open();
  begin("e0", "田中");
  expect(model.isDirty()).toBe(false);
  model.reset();
  expect([model.problems(), model.state().works]).toEqual([[], {}]);
  model.undo();
  expect(model.problems()).toHaveLength(1);
});
