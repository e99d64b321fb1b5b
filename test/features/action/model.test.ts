import { describe, expect, it } from "vitest";
import { dropCondition } from "../../../src/features/action/condition/transitions.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import everyEffect from "../../fixtures/action-every-effect.json" with { type: "json" };
import { actionOf, openModel, settingsWith, textEffect } from "./open-model.js";

describe("loading", () => {
  it("every effect of the public surface comes back key for key", () => {
    const { model } = openModel(structuredClone(everyEffect) as PlainData);
    expect(JSON.stringify(model.value())).toBe(JSON.stringify(everyEffect));
    expect(JSON.stringify(model.payload())).toBe(JSON.stringify(everyEffect));
    expect(model.isDirty()).toBe(false);
    expect(model.problems()).toEqual([]);
  });
});

describe("undo and redo", () => {
  it("the checkbox never merges", () => {
    const { model } = openModel(actionOf("一"));
    model.chooseRepeat(true);
    model.chooseRepeat(false);
    model.undo();
    expect(model.value().a_twice_type).toBe(1);
  });

  it("two conditions that are dropped one after the other are two steps", () => {
    const conditional = [
      textEffect("一", { member_query_id: 30 }),
      textEffect("二", { member_query_id: 31 }),
    ];
    const { model, keys } = openModel({ ...actionOf(), inputs: conditional });
    for (const key of keys()) model.edit(dropCondition(model.state(), key));
    model.undo();
    expect(model.value().inputs).toEqual([textEffect("一"), conditional[1]]);
  });
});

describe("dirty", () => {
  it.each([
    [true, false],
    [false, true],
  ])(
    "blanks around the name of a template are not saved, hence no change (template: %s)",
    (template, dirty) => {
      const { model } = openModel({ ...actionOf("一"), is_template: 1 }, { template });
      model.renameAction(" 来店お礼 ");
      expect(model.isDirty()).toBe(dirty);
      model.renameAction("来店 お礼");
      expect(model.isDirty()).toBe(true);
    },
  );
});

describe("settings", () => {
  it("decide what is a problem and what is paid in", () => {
    const { model } = openModel({ ...actionOf("一"), a_name: " " });
    expect(model.problems()).toEqual([]);
    model.configure(settingsWith({ template: true, locale: "en" }));
    expect(model.problems().map(({ message }) => message)).toEqual(["Enter the action name."]);
    expect(model.payload()).toMatchObject({ is_template: 1, a_name: "" });
    expect(model.value()).toMatchObject({ is_template: 0, a_name: " " });
  });
});
