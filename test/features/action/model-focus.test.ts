import { describe, expect, it } from "vitest";
import { allEffects } from "../../../src/features/action/effects/index.js";
import { actionOf, type OpenModel, openModel, textEffect } from "./open-model.js";

const text = allEffects.ofType(1)!;

describe("where the focus goes, and what is said", () => {
  it.each<
    [
      what: string,
      act: (model: OpenModel["model"], keys: string[]) => void,
      focus: string | null,
      announced: unknown,
    ]
  >([
    [
      "after adding: the first field of the new row",
      (model) => model.addEffect(text),
      "r3 first",
      { kind: "added", number: 4, type: 1 },
    ],
    [
      "after copying: the first field of the copy",
      (model, [first]) => model.duplicateEffect(first!),
      "r3 first",
      { kind: "duplicated", number: 2, type: 1 },
    ],
    [
      "after removing the first: the next row",
      (model, [first]) => model.removeEffect(first!),
      "r1 toggle",
      { kind: "removed", number: 1, type: 1 },
    ],
    [
      "after removing one in between: the next row",
      (model, keys) => model.removeEffect(keys[1]!),
      "r2 toggle",
      { kind: "removed", number: 2, type: 1 },
    ],
    [
      "after removing the last: the one before",
      (model, keys) => model.removeEffect(keys[2]!),
      "r1 toggle",
      { kind: "removed", number: 3, type: 1 },
    ],
    [
      "after moving down: the same button",
      (model, [first]) => model.moveEffect(first!, 1),
      "r0 moveDown",
      { kind: "moved", number: 2, type: 1 },
    ],
    [
      "after moving up: the same button",
      (model, keys) => model.moveEffect(keys[2]!, -1),
      "r2 moveUp",
      { kind: "moved", number: 2, type: 1 },
    ],
    ["moving past the edge: nowhere", (model, [first]) => model.moveEffect(first!, -1), null, null],
    ["removing what is gone: nowhere", (model) => model.removeEffect("r9"), null, null],
    [
      "after writing: it stays",
      (model, [first]) => model.changeEffect(first!, textEffect("変更"), "text"),
      null,
      null,
    ],
    [
      "after undoing: it stays",
      (model) => [model.renameAction("名"), model.undoEdit()],
      null,
      { kind: "undone" },
    ],
    [
      "after redoing: it stays",
      (model) => [model.renameAction("名"), model.undo(), model.redoEdit()],
      null,
      { kind: "redone" },
    ],
    [
      "undo by script says nothing",
      (model) => [model.renameAction("名"), model.undo(), model.redo()],
      null,
      null,
    ],
  ])("%s", (_, act, focus, announced) => {
    const opened = openModel(actionOf("一", "二", "三"));
    act(opened.model, opened.keys());
    expect(spelled(opened.takeFocus())).toBe(focus);
    expect(opened.announcement()).toEqual(announced);
  });

  it("after removing the only row: the add buttons", () => {
    const { model, keys, takeFocus } = openModel(actionOf("一"));
    model.removeEffect(keys()[0]!);
    expect(spelled(takeFocus())).toBe("- inputs");
  });

  it("an effect that we only hold is named by its type, nothing by none", () => {
    const { model, keys, announcement } = openModel({ ...actionOf(), inputs: [{ type: 999 }, null] });
    model.removeEffect(keys()[0]!);
    expect(announcement()).toEqual({ kind: "removed", number: 1, type: 999 });
    model.removeEffect(keys()[0]!);
    expect(announcement()).toEqual({ kind: "removed", number: 1, type: undefined });
  });
});

describe("a panel that moved is marked", () => {
  it("until it settles, or another content comes", () => {
    const { model, keys, moved } = openWithMark();
    model.moveEffect(keys()[0]!, 1);
    expect(moved()).toBe("r0");
    model.clearMove();
    expect(moved()).toBeNull();
    model.moveEffect("r0", -1);
    model.load(actionOf("別"));
    expect(moved()).toBeNull();
  });

  function openWithMark() {
    const opened = openModel(actionOf("一", "二"));
    return { ...opened, moved: () => opened.look(opened.model.atoms.moved) };
  }
});

describe("going to a problem", () => {
  const inputs = [textEffect("一"), textEffect("二"), textEffect("三"), textEffect(""), textEffect("五")];

  it("without a target: the first one, its panel opened", () => {
    const { model, takeFocus, expanded } = openModel({ ...actionOf(), inputs });
    model.goTo(undefined);
    expect(spelled(takeFocus())).toBe("r3 text");
    expect(expanded()).toEqual(["r3"]);
  });

  it("the action's name comes before all effects", () => {
    const { model, takeFocus } = openModel({ ...actionOf(), a_name: "", inputs }, { template: true });
    model.goTo(undefined);
    expect(spelled(takeFocus())).toBe("- a_name");
  });

  it("an empty action: the add buttons", () => {
    const { model, takeFocus } = openModel(actionOf());
    model.goTo(undefined);
    expect(spelled(takeFocus())).toBe("- inputs");
  });

  it("with a target: there, whatever else is wrong", () => {
    const { model, takeFocus, expanded } = openModel({ ...actionOf(), inputs });
    model.goTo({ row: "r4", field: "delay_at" });
    expect(spelled(takeFocus())).toBe("r4 delay_at");
    expect(expanded()).toEqual(["r4"]);
  });

  it("without a problem: nowhere", () => {
    const { model, takeFocus } = openModel(actionOf("一"));
    model.goTo(undefined);
    expect(takeFocus()).toBeNull();
  });
});

function spelled(focus: { row: string | null; field: string } | null): string | null {
  return focus && `${focus.row ?? "-"} ${focus.field}`;
}
