import { describe, expect, it } from "vitest";
import { dropCondition } from "../../../src/features/action/condition/transitions.js";
import { allEffects } from "../../../src/features/action/effects/index.js";
import { actionOf, openModel, settingsWith, textEffect } from "./open-model.js";

const text = allEffects.ofType(1)!;

describe("who is told", () => {
  it.each<[what: string, act: (opened: ReturnType<typeof openModel>) => unknown, edits: number]>([
    ["adding", ({ model }) => model.addEffect(text), 1],
    ["removing", ({ model, keys }) => model.removeEffect(keys()[0]!), 1],
    ["moving", ({ model, keys }) => model.moveEffect(keys()[0]!, 1), 1],
    ["copying", ({ model, keys }) => model.duplicateEffect(keys()[0]!), 1],
    ["writing", ({ write, keys }) => write(keys()[0]!, "変更"), 1],
    ["naming", ({ model }) => model.renameAction("名"), 1],
    ["repeating", ({ model }) => model.chooseRepeat(true), 1],
    ["dropping a condition", ({ model, keys }) => model.edit(dropCondition(model.state(), keys()[2]!)), 1],
    ["restoring a draft", ({ model }) => model.restoreDraft(actionOf("控え")), 1],
    ["undoing by the operator", ({ model }) => [model.renameAction("名"), model.undoEdit()], 2],
    ["redoing by the operator", ({ model }) => [model.renameAction("名"), model.undo(), model.redoEdit()], 2],
    ["nothing to undo", ({ model }) => model.undoEdit(), 0],
    ["nothing to redo", ({ model }) => model.redoEdit(), 0],
    ["moving past the end", ({ model, keys }) => model.moveEffect(keys()[2]!, 1), 0],
    ["removing what is not there", ({ model }) => model.removeEffect("r99"), 0],
    ["copying what is not there", ({ model }) => model.duplicateEffect("r99"), 0],
    ["dropping no condition", ({ model, keys }) => model.edit(dropCondition(model.state(), keys()[0]!)), 0],
    ["a draft that is none", ({ model }) => model.restoreDraft("控え"), 0],
    ["loading by script", ({ model }) => model.load(actionOf("別")), 0],
    ["undo and redo by script", ({ model }) => [model.renameAction("名"), model.undo(), model.redo()], 1],
    ["reset by script", ({ model }) => [model.renameAction("名"), model.reset()], 1],
    ["settling", ({ model }) => model.applySave(model.payload(), { aid: 9 }), 0],
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
    act("settle", () => model.applySave(model.payload(), { aid: 9 }));
    act("toggle", () => model.toggle(keys()[0]!));
    model.renameAction("名");
    expect([...new Set(heard)]).toEqual(["write", "undo", "redo", "load", "template", "settle"]);
  });
});
