import { describe, expect, it } from "vitest";
import type { ActionSettings } from "../../../src/features/action/settings.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { actionOf, openModel } from "./open-model.js";

const fresh: PlainObject = { ...actionOf("一"), aid: null };

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
