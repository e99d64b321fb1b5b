import { describe, expect, it } from "vitest";
import type { ActionSettings } from "../../../src/features/action/settings.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { actionOf, openModel } from "./open-model.js";

const fresh: PlainObject = { ...actionOf("一"), aid: null };

describe("after a save", () => {
  it.each<[what: string, action: PlainObject, response: PlainObject | null | undefined, aid: unknown]>([
    ["a new action gets the id it was given", fresh, { aid: 9, description: [] }, 9],
    ["an id in text is kept as text", fresh, { aid: "9" }, "9"],
    ["a known action keeps its id", actionOf("一"), {}, 5],
    ["null is no id", actionOf("一"), { aid: null }, 5],
    ["no answer changes nothing", actionOf("一"), null, 5],
    ["nor does handing over", fresh, undefined, null],
  ])("%s", (_, action, response, aid) => {
    const { model, keys, write } = openModel(action);
    write(keys()[0]!, "変更");
    model.applySave(model.payload(), response);
    expect(model.value()).toEqual({ ...action, aid, inputs: actionOf("変更").inputs });
    expect(model.isDirty()).toBe(false);
    expect(model.record()).toBe(aid === null ? null : String(aid));
  });

  it("undo still works, and never undoes the id", () => {
    const { model, keys, write } = openModel(fresh);
    write(keys()[0]!, "変更");
    model.applySave(model.payload(), { aid: 9 });
    model.undo();
    expect(model.value()).toEqual({ ...fresh, aid: 9 });
    expect(model.isDirty()).toBe(true);
    model.redo();
    expect(model.value()).toMatchObject({ aid: 9, inputs: actionOf("変更").inputs });
    expect(model.isDirty()).toBe(false);
  });

  it("a redo from before the save has the id too", () => {
    const { model } = openModel(fresh);
    model.renameAction("名");
    model.undo();
    model.applySave(model.payload(), { aid: 9 });
    model.redo();
    expect(model.value()).toMatchObject({ aid: 9, a_name: "名" });
  });

  it("reset goes back to what was saved", () => {
    const { model, keys, write } = openModel(fresh);
    write(keys()[0]!, "保存");
    model.applySave(model.payload(), { aid: 9 });
    write(keys()[0]!, "その後");
    model.reset();
    expect(model.value()).toEqual({ ...actionOf("保存"), aid: 9 });
  });

  it("what was typed while it was saved is still unsaved", () => {
    const { model, keys, write } = openModel(fresh);
    write(keys()[0]!, "送った");
    const sent = model.payload();
    write(keys()[0]!, "送ったあと");
    model.applySave(sent, { aid: 9 });
    expect(model.value()).toMatchObject({ aid: 9, inputs: actionOf("送ったあと").inputs });
    expect(model.isDirty()).toBe(true);
    model.reset();
    expect(model.value()).toMatchObject({ aid: 9, inputs: actionOf("送った").inputs });
  });
});

describe("a template that was just saved has no unsaved changes", () => {
  it.each<[what: string, action: PlainObject, settings: Partial<ActionSettings>]>([
    ["one that said so before", { ...fresh, is_template: 1 }, {}],
    ["a new one", fresh, {}],
    ["a new one in a folder", fresh, { groupId: 7 }],
    ["one with blanks around its name", { ...fresh, is_template: 1, a_name: " 来店お礼 " }, {}],
    ["a known one that did not say so", actionOf("一"), {}],
  ])("%s", (_, action, settings) => {
    const { model, keys, write } = openModel(action, { template: true, ...settings });
    write(keys()[0]!, "変更");
    expect(model.isDirty()).toBe(true);
    model.applySave(model.payload(), { aid: 9 });
    expect(model.isDirty()).toBe(false);
    expect(model.record()).toBe("9");
  });

  it("and stays in its folder when it is saved again", () => {
    const { model } = openModel(fresh, { template: true, groupId: 7 });
    expect(model.payload()).toMatchObject({ aid: null, group_id: 7 });
    model.applySave(model.payload(), { aid: 9 });
    model.renameAction("別の名前");
    expect(model.payload()).toMatchObject({ aid: 9, group_id: 7, a_name: "別の名前" });
  });

  it("but what was typed meanwhile is one", () => {
    const { model } = openModel({ ...fresh, is_template: 1 }, { template: true });
    const sent = model.payload();
    model.renameAction("別の名前");
    model.applySave(sent, { aid: 9 });
    expect(model.isDirty()).toBe(true);
    expect(model.value().a_name).toBe("別の名前");
  });
});

describe("a draft", () => {
  it("takes the place of the content as one step that can be undone", () => {
    const { model, edits } = openModel(actionOf("一"));
    expect(model.restoreDraft(actionOf("控え", "二"))).toBe(true);
    expect(model.value()).toEqual(actionOf("控え", "二"));
    expect([model.isDirty(), edits()]).toEqual([true, 1]);
    model.undo();
    expect(model.value()).toEqual(actionOf("一"));
  });

  it("its rows are new ones, so that fields do not keep what was typed into the old", () => {
    const { model, keys } = openModel(actionOf("一"));
    const before = keys();
    model.restoreDraft(actionOf("控え"));
    expect(keys()).not.toEqual(before);
  });

  it("does not change which record is edited, nor what reset goes back to", () => {
    const { model } = openModel(actionOf("一"));
    model.restoreDraft({ ...actionOf("控え"), aid: 6 });
    expect(model.record()).toBe("5");
    model.reset();
    expect(model.value()).toEqual(actionOf("一"));
  });

  it.each([[null], [5], ["text"], [[]], [{ inputs: 5 }]])("%j is none", (data) => {
    const { model, edits } = openModel(actionOf("一"));
    expect(model.restoreDraft(data)).toBe(false);
    expect(model.value()).toEqual(actionOf("一"));
    expect([model.canUndo(), edits()]).toEqual([false, 0]);
  });
});
