import { createStore } from "jotai/vanilla";
import { beforeAll, describe, expect, it } from "vitest";
import { definitionForType } from "../../../src/features/action/effects/index.js";
import { emptyAction } from "../../../src/features/action/entity.js";
import { createActionModel } from "../../../src/features/action/model.js";
import { loadLanguage } from "../../../src/lib/locale.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import everyEffect from "../../fixtures/action-every-effect.json" with { type: "json" };
import { actionOf, openModel, settingsWith, textEffect } from "./open-model.js";

beforeAll(() => loadLanguage("en"));

const text = definitionForType(1)!;

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
    for (const key of keys()) model.dropCondition(key);
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

describe("who is told", () => {
  it.each<[what: string, act: (opened: ReturnType<typeof openModel>) => unknown, edits: number]>([
    ["adding", ({ model }) => model.addEffect(text), 1],
    ["removing", ({ model, keys }) => model.removeEffect(keys()[0]!), 1],
    ["moving", ({ model, keys }) => model.moveEffect(keys()[0]!, 1), 1],
    ["copying", ({ model, keys }) => model.duplicateEffect(keys()[0]!), 1],
    ["writing", ({ write, keys }) => write(keys()[0]!, "変更"), 1],
    ["naming", ({ model }) => model.renameAction("名"), 1],
    ["repeating", ({ model }) => model.chooseRepeat(true), 1],
    ["dropping a condition", ({ model, keys }) => model.dropCondition(keys()[2]!), 1],
    ["restoring a draft", ({ model }) => model.restoreDraft(actionOf("控え")), 1],
    ["undoing by the operator", ({ model }) => [model.renameAction("名"), model.undoEdit()], 2],
    ["redoing by the operator", ({ model }) => [model.renameAction("名"), model.undo(), model.redoEdit()], 2],
    ["nothing to undo", ({ model }) => model.undoEdit(), 0],
    ["nothing to redo", ({ model }) => model.redoEdit(), 0],
    ["moving past the end", ({ model, keys }) => model.moveEffect(keys()[2]!, 1), 0],
    ["removing what is not there", ({ model }) => model.removeEffect("e99"), 0],
    ["copying what is not there", ({ model }) => model.duplicateEffect("e99"), 0],
    ["dropping no condition", ({ model, keys }) => model.dropCondition(keys()[0]!), 0],
    ["a draft that is none", ({ model }) => model.restoreDraft("控え"), 0],
    ["loading by script", ({ model }) => model.load(actionOf("別")), 0],
    ["undo and redo by script", ({ model }) => [model.renameAction("名"), model.undo(), model.redo()], 1],
    ["reset by script", ({ model }) => [model.renameAction("名"), model.reset()], 1],
    ["settling", ({ model }) => model.settle(model.payload(), { aid: 9 }), 0],
    ["settings", ({ model }) => model.configure(settingsWith({ locale: "en" })), 0],
    ["opening and closing", ({ model, keys }) => [model.toggle(keys()[0]!), model.expandAll()], 0],
    ["going to a problem", ({ model }) => model.goTo(undefined), 0],
  ])("of %s", (_, act, edits) => {
    const inputs = [textEffect("一"), textEffect("二"), textEffect("三", { member_query_id: 31 })];
    const opened = openModel({ ...actionOf(), inputs });
    act(opened);
    expect(opened.edits()).toBe(edits);
  });

  it("whoever subscribed, of every change of what the model says, until they leave", () => {
    const { model, keys, write } = openModel(actionOf("一"));
    const heard: string[] = [];
    const act = (what: string, change: () => unknown) => {
      const leave = model.subscribe(() => void heard.push(what));
      change();
      leave();
    };
    act("write", () => write(keys()[0]!, ""));
    act("undo", () => model.undo());
    act("redo", () => model.redo());
    act("load", () => model.load(actionOf("二")));
    act("template", () => model.configure(settingsWith({ template: true, locale: "en" })));
    act("settle", () => model.settle(model.payload(), { aid: 9 }));
    act("toggle", () => model.toggle(keys()[0]!));
    model.renameAction("名");
    expect([...new Set(heard)]).toEqual(["write", "undo", "redo", "load", "template", "settle"]);
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
