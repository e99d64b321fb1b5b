import { createStore } from "jotai/vanilla";
import { describe, expect, it } from "vitest";
import { dropCondition } from "../../../src/features/action/condition/transitions.js";
import { allEffects } from "../../../src/features/action/effects/index.js";
import { emptyAction } from "../../../src/features/action/entity.js";
import { createActionModel } from "../../../src/features/action/model.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import everyEffect from "../../fixtures/action-every-effect.json" with { type: "json" };
import { actionOf, openModel, settingsWith, textEffect } from "./open-model.js";

const text = allEffects.ofType(1)!;

describe("loading", () => {
  it("every effect of the public surface comes back key for key", () => {
    const { model } = openModel(structuredClone(everyEffect) as PlainData);
    expect(JSON.stringify(model.value())).toBe(JSON.stringify(everyEffect));
    expect(JSON.stringify(model.payload())).toBe(JSON.stringify(everyEffect));
    expect(model.isDirty()).toBe(false);
    expect(model.problems()).toEqual([]);
  });

  it("null is the empty action", () => {
    const { model } = openModel(actionOf("一"));
    expect(model.load(null)).toBe(true);
    expect(model.value()).toEqual(emptyAction());
    expect(model.isEmpty()).toBe(true);
  });

  it("replaces the content and clears the history", () => {
    const { model, write, keys } = openModel(actionOf("一"));
    write(keys()[0]!, "変更");
    expect(model.load(actionOf("二"))).toBe(true);
    expect(model.value()).toEqual(actionOf("二"));
    expect([model.isDirty(), model.canUndo(), model.canRedo(), model.undo()]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([[5], ["text"], [[]], [{ inputs: "no list" }]])("%j is refused and changes nothing", (data) => {
    const { model, write, keys } = openModel(actionOf("一"));
    write(keys()[0]!, "変更");
    expect(model.load(data)).toBe(false);
    expect(model.value()).toEqual(actionOf("変更"));
    expect(model.canUndo()).toBe(true);
  });

  it("rows of a new content are never taken for those of the old", () => {
    const { model, keys } = openModel(actionOf("一", "二"));
    const before = keys();
    model.load(actionOf("三", "四"));
    expect(keys().filter((key) => before.includes(key))).toEqual([]);
  });
});

describe("undo and redo", () => {
  it("keystrokes in one field are one step, and each field has its own", () => {
    const { model, keys, write, wait, texts } = openModel(actionOf("一", "二"));
    const [first, second] = keys() as [string, string];
    write(first, "あ");
    wait(100);
    write(first, "あい");
    write(second, "う");
    wait(600);
    write(second, "うえ");
    const seen = [texts()];
    while (model.undo()) seen.push(texts());
    expect(seen).toEqual([
      ["あい", "うえ"],
      ["あい", "う"],
      ["あい", "二"],
      ["一", "二"],
    ]);
  });

  it("two fields of one effect do not merge", () => {
    const { model, keys } = openModel(actionOf("一"));
    const [key] = keys() as [string];
    model.changeEffect(key, textEffect("変更"), "text");
    model.changeEffect(key, textEffect("変更", { delay_type: 1 }), "delay_type");
    model.undo();
    expect(model.value()).toEqual(actionOf("変更"));
  });

  it("the name merges like any field; the checkbox never does", () => {
    const { model } = openModel(actionOf("一"));
    model.renameAction("a");
    model.renameAction("ab");
    model.undo();
    expect(model.value().a_name).toBe("来店お礼");
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

  it("redo goes forth again, until a new edit", () => {
    const { model, keys, write } = openModel(actionOf("一"));
    write(keys()[0]!, "変更");
    expect([model.undo(), model.canRedo(), model.redo()]).toEqual([true, true, true]);
    expect(model.value()).toEqual(actionOf("変更"));
    model.undo();
    model.renameAction("別の名前");
    expect([model.canRedo(), model.redo()]).toEqual([false, false]);
  });
});

describe("dirty", () => {
  it("comes with an edit and goes when it is undone or typed back", () => {
    const { model, keys, write } = openModel(actionOf("一"));
    const seen = [model.isDirty()];
    write(keys()[0]!, "変更");
    seen.push(model.isDirty());
    model.undo();
    seen.push(model.isDirty());
    model.redo();
    write(keys()[0]!, "一");
    seen.push(model.isDirty());
    expect(seen).toEqual([false, true, false, false]);
  });

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

  it("two effects that change places are a change", () => {
    const { model, keys } = openModel(actionOf("一", "二"));
    model.moveEffect(keys()[0]!, 1);
    expect(model.isDirty()).toBe(true);
    model.moveEffect(keys()[1]!, -1);
    expect(model.isDirty()).toBe(false);
  });
});

describe("reset", () => {
  it("goes back to what was loaded, as one step that can be undone", () => {
    const { model, keys, write, wait } = openModel(actionOf("一", "二"));
    write(keys()[0]!, "変更");
    wait(1000);
    model.removeEffect(keys()[1]!);
    model.reset();
    expect(model.value()).toEqual(actionOf("一", "二"));
    expect(model.isDirty()).toBe(false);
    model.undo();
    expect(model.value()).toEqual(actionOf("変更"));
  });

  it("without a change there is nothing to reset, and no step", () => {
    const { model } = openModel(actionOf("一"));
    model.reset();
    expect(model.canUndo()).toBe(false);
  });
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

it("two models share nothing", () => {
  const [one, other] = [openModel(actionOf("一")), openModel(actionOf("二"))];
  one.model.renameAction("名");
  one.model.addEffect(text);
  expect(other.model.value()).toEqual(actionOf("二"));
  expect([other.model.canUndo(), other.edits()]).toEqual([false, 0]);
});

it("a model begins with the empty action, clean and with nothing to undo", () => {
  const model = createActionModel({
    store: createStore(),
    settings: settingsWith(),
    now: () => 0,
    moment: () => "2026-05-01 09:00",
    onEdit: () => undefined,
  });
  expect(model.value()).toEqual(emptyAction());
  expect([model.isDirty(), model.canUndo(), model.isEmpty(), model.record()]).toEqual([
    false,
    false,
    true,
    null,
  ]);
});
