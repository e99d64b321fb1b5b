import { createStore } from "jotai/vanilla";
import { describe, expect, it } from "vitest";
import { createValueModel } from "../../src/editor/index.js";

/** A model of a text, as an operator edits it; `field` is what has the focus. */
function written() {
  const store = createStore();
  let [time, field] = [0, ""];
  const model = createValueModel<string, null, { kind: "added" }>({
    store,
    settings: null,
    initial: "",
    payload: (text) => text,
    now: () => time,
    onEdit: () => {},
  });
  model.nameStepsBy(() => field || null);
  return {
    ...model,
    said: () => store.get(model.atoms.announcement),
    /** Half a second after the edit before, unless it is at once. */
    write(text: string, at: string, atOnce = false): void {
      time += atOnce ? 1 : 1000;
      field = at;
      model.edit(text, at || undefined);
    },
  };
}

describe("what undo and redo say", () => {
  it("is what was announced of the edit", () => {
    const model = written();
    model.write("a", "");
    model.announce({ kind: "added" });
    model.write("ab", "名前");
    model.undoEdit();
    expect(model.said()).toEqual({ kind: "undone", of: "名前" });
    model.undoEdit();
    expect(model.said()).toEqual({ kind: "undone", of: { kind: "added" } });
    model.redoEdit();
    expect(model.said()).toEqual({ kind: "redone", of: { kind: "added" } });
    model.redoEdit();
    expect(model.said()).toEqual({ kind: "redone", of: "名前" });
  });

  it("is the field where typing began, or the name that the step was given", () => {
    const model = written();
    model.write("a", "名前");
    model.write("ab", "名前", true);
    model.write("x", "時間");
    model.nameStep("月曜日 9:00〜9:30を通知します");
    model.undoEdit();
    expect(model.said()).toEqual({ kind: "undone", of: "月曜日 9:00〜9:30を通知します" });
    model.undoEdit();
    expect(model.said()).toEqual({ kind: "undone", of: "名前" });
    expect(model.canUndo()).toBe(false);
  });

  it("is nothing of an edit that nobody has named, and of none that came after an undo", () => {
    const model = written();
    model.write("a", "名前");
    model.undoEdit();
    model.write("b", "");
    model.undoEdit();
    expect(model.said()).toEqual({ kind: "undone", of: null });
  });

  it("stays with its step where old ones fall off", () => {
    const model = written();
    for (let each = 0; each < 510; each += 1) model.write(`${each}`, `欄${each}`);
    for (let each = 509; each >= 10; each -= 1) {
      model.undoEdit();
      expect(model.said()).toEqual({ kind: "undone", of: `欄${each}` });
    }
    expect(model.canUndo()).toBe(false);
  });
});
