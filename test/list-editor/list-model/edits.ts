import { describe, expect, it } from "vitest";
import type { Edit, ListFeature, NoEdit } from "./list-feature.js";

/** Who is notified of what: each edit is one step and one notification, and nothing else is any. */
export function editsOf(feature: ListFeature): void {
  const { documentOf, sampleOf, keys } = feature;
  const start = documentOf(sampleOf(1), sampleOf(2), sampleOf(3));

  const everyEdit: Edit[] = [
    ["adding", start, (list) => list.add(null)],
    ["removing", start, (list) => list.remove("r0")],
    ["moving", start, (list) => list.move("r0", 1)],
    ["duplicating", start, (list) => list.duplicate("r0")],
    ["changing", start, (list) => list.change("r0", sampleOf(9))],
    ["renaming", start, (list) => list.rename("名")],
    ["restoring a draft", start, ({ model }) => model.restoreDraft(documentOf(sampleOf(9)))],
    ...feature.edits,
  ];

  describe("each edit by the operator is one step, of which the element is notified once", () => {
    it.each(everyEdit)("%s", (_, from, act) => {
      const list = feature.open(from);
      const { model } = list;
      const before = model.state();
      act(list);
      expect(list.edits()).toBe(1);
      const after = model.state();
      expect(after).not.toEqual(before);
      model.undoEdit();
      expect([model.canUndo(), model.isDirty()]).toEqual([false, false]);
      expect(model.state()).toEqual(before);
      model.redoEdit();
      expect(model.canRedo()).toBe(false);
      expect(model.state()).toEqual(after);
      expect(list.edits()).toBe(3);
    });
  });

  const tries: NoEdit[] = [
    ["removing what is gone", (list) => list.remove("r99")],
    ["duplicating what is gone", (list) => list.duplicate("r99")],
    ["changing what is gone", (list) => list.change("r99", sampleOf(1))],
    ["moving past the start", (list) => list.move("r0", -1)],
    ["moving past the end", (list) => list.move("r2", 1)],
    ["a draft that is none", ({ model }) => model.restoreDraft("控え")],
    ["nothing to undo", ({ model }) => model.undoEdit()],
    ["nothing to redo", ({ model }) => model.redoEdit()],
    ["a save", ({ model }) => model.applySave(model.payload(), { [keys.id]: 9 })],
    ["settings", (list) => list.configure()],
    ["what is only seen", (list) => list.lookAround()],
    ["reset without a change", ({ model }) => model.reset()],
  ];
  const { noEdits } = feature;

  describe("nothing is recorded or reported where nothing happens", () => {
    it.each([
      ...tries.map(([what, act]) => [what, start, act] as const),
      ...noEdits.tries.map(([what, act]) => [what, noEdits.start, act] as const),
    ])("%s", (_, from, act) => {
      const list = feature.open(from);
      const before = list.model.state().rows;
      act(list);
      expect([list.edits(), list.model.canUndo(), list.takeFocus()]).toEqual([0, false, null]);
      expect(list.model.state().rows).toBe(before);
    });

    it("loading, undo, redo and reset by script", () => {
      const list = feature.open(start);
      const { model } = list;
      list.rename("名");
      model.undo();
      model.redo();
      model.reset();
      model.load(documentOf(sampleOf(2)));
      expect(list.edits()).toBe(1);
    });
  });

  it("a listener hears of every change of what the model answers, until it leaves", () => {
    const list = feature.open(documentOf(sampleOf(1)));
    const { model } = list;
    const heard: string[] = [];
    const act = (what: string, change: () => unknown) => {
      const leave = model.subscribe(() => void heard.push(what));
      change();
      leave();
    };
    act("change", () => list.change("r0", sampleOf(9)));
    act("undo", () => model.undo());
    act("redo", () => model.redo());
    act("load", () => model.load(documentOf(sampleOf(2))));
    act("settings", () => list.configure());
    act("save", () => model.applySave(model.payload(), { [keys.id]: 9 }));
    act("seen", () => list.lookAround());
    act("focus", () => feature.problems?.goTo(list, { row: null, field: keys.name }));
    list.rename("名");
    expect([...new Set(heard)]).toEqual(["change", "undo", "redo", "load", "settings", "save"]);
  });
}
