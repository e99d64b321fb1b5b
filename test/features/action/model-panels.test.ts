import { describe, expect, it } from "vitest";
import { allEffects } from "../../../src/features/action/effects/index.js";
import { actionOf, openModel } from "./open-model.js";

const text = allEffects.ofType(1)!;

describe("what is shown open", () => {
  it.each<[effects: number, open: number]>([
    [0, 0],
    [1, 1],
    [3, 3],
    [4, 0],
    [200, 0],
  ])("of a loaded list of %i: %i", (effects, open) => {
    const opened = openModel(actionOf(...Array.from({ length: effects }, String)));
    expect(opened.expanded()).toEqual(opened.keys().slice(0, open).sort());
  });

  it("a new or copied effect is open, the others stay as they are", () => {
    const { model, keys, expanded } = openModel(actionOf("一", "二", "三", "四"));
    model.addEffect(text);
    model.duplicateEffect(keys()[0]!);
    expect(expanded()).toEqual([keys()[1], keys()[5]].sort());
  });

  it("panels open and close one by one and all together, which is no edit", () => {
    const { model, keys, expanded, edits } = openModel(actionOf("一", "二"));
    model.toggle(keys()[0]!);
    expect(expanded()).toEqual([keys()[1]]);
    model.toggle(keys()[0]!);
    expect(expanded()).toEqual(keys());
    model.collapseAll();
    expect(expanded()).toEqual([]);
    model.expandAll();
    expect(expanded()).toEqual(keys());
    expect([edits(), model.canUndo()]).toEqual([0, false]);
  });

  it("a panel stays open through undo and redo", () => {
    const { model, keys, expanded } = openModel(actionOf("一", "二"));
    const before = keys();
    model.removeEffect(before[0]!);
    model.undo();
    expect(expanded()).toEqual(before);
  });

  it.each([
    ["reset", 3],
    ["a restored draft", 3],
    ["reset", 4],
    ["a restored draft", 4],
  ])("after %s a list of %i is shown as if it were loaded", (what, effects) => {
    const opened = openModel(actionOf(...Array.from({ length: effects }, String)));
    opened.write(opened.keys()[0]!, "変更");
    if (what === "reset") opened.model.reset();
    else opened.model.restoreDraft(actionOf(...Array.from({ length: effects }, String)));
    expect(opened.expanded()).toEqual(effects === 3 ? opened.keys().sort() : []);
  });
});
