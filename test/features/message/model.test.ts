import { describe, expect, it } from "vitest";
import { openMessage } from "./open-message.js";

describe("typing", () => {
  it("within half a second is one step, and is told each time", () => {
    const { model, wait, edits } = openMessage("一");
    for (const text of ["一に", "一二", "一二三"]) {
      wait(499);
      model.write(text, "typed");
    }
    expect([model.value(), edits()]).toEqual(["一二三", 3]);
    model.undoEdit();
    expect([model.value(), model.canUndo()]).toEqual(["一", false]);
  });

  it("after half a second begins another", () => {
    const { model, wait } = openMessage("");
    model.write("a", "typed");
    wait(500);
    model.write("ab", "typed");
    model.undoEdit();
    expect(model.value()).toBe("a");
  });

  it("an insertion is a step of its own, however soon", () => {
    const { model } = openMessage("");
    model.write("a", "typed");
    model.write("a[[name]]", "step");
    model.write("a[[name]]b", "typed");
    const seen = [model.value()];
    while (model.undo()) seen.push(model.value());
    expect(seen).toEqual(["a[[name]]b", "a[[name]]", "a", ""]);
  });

  it("what is typed right after an undo is a step", () => {
    const { model, wait } = openMessage("");
    model.write("a", "typed");
    wait(600);
    model.write("ab", "typed");
    model.undoEdit();
    model.write("ac", "typed");
    model.undoEdit();
    expect(model.value()).toBe("a");
  });
});

describe("undo and redo", () => {
  it("by the operator are edits and are said; by script they are neither", () => {
    const { model, edits, announced } = openMessage("");
    model.write("a", "step");
    model.undoEdit();
    expect([edits(), announced()]).toEqual([2, "undone"]);
    model.redoEdit();
    expect([edits(), announced()]).toEqual([3, "redone"]);
    model.undo();
    expect([edits(), announced()]).toEqual([3, "redone"]);
  });

  it("with nothing to undo nothing is said", () => {
    const { model, edits, announced } = openMessage("a");
    model.undoEdit();
    model.redoEdit();
    expect([edits(), announced(), model.undo(), model.redo()]).toEqual([0, null, false, false]);
  });

  it("the next edit takes the words back, and what was to be redone", () => {
    const { model, announced } = openMessage("");
    model.write("a", "step");
    model.undoEdit();
    model.write("b", "typed");
    expect([announced(), model.canRedo()]).toEqual([null, false]);
  });
});

describe("loading", () => {
  it.each([[1], [true], [{}], [["a"]]])("%j is no text, and nothing happens", (data) => {
    const { model } = openMessage("前");
    model.write("後", "step");
    expect(model.load(data)).toBe(false);
    expect([model.value(), model.canUndo(), model.isDirty()]).toEqual(["後", true, true]);
  });

  it("null empties it", () => {
    const { model } = openMessage("前");
    expect(model.load(null)).toBe(true);
    expect([model.value(), model.isEmpty(), model.isBlank(), model.isDirty()]).toEqual([
      "",
      true,
      true,
      false,
    ]);
  });

  it("clears the history and is what changes count from", () => {
    const { model, edits } = openMessage("一");
    model.write("二", "step");
    model.load("三");
    expect([model.canUndo(), model.canRedo(), model.isDirty(), edits()]).toEqual([false, false, false, 1]);
  });

  it.each(["一\r\n二\r三\n", "[[[name]]]", "\ud83d", "\0\u202e", '{"text":1}'])(
    "%j is kept as it is",
    (text) => {
      expect(openMessage(text).model.value()).toBe(text);
    },
  );
});

describe("what changes count from", () => {
  it("an edit and the same text again", () => {
    const { model } = openMessage("一");
    model.write("二", "step");
    expect(model.isDirty()).toBe(true);
    model.write("一", "step");
    expect(model.isDirty()).toBe(false);
  });

  it("resetting goes back to it as a step that can be undone, and is no edit", () => {
    const { model, edits } = openMessage("一");
    model.write("二", "step");
    model.reset();
    expect([model.value(), model.isDirty(), edits()]).toEqual(["一", false, 1]);
    model.undo();
    expect(model.value()).toBe("二");
  });

  it("resetting what is as it was adds no step", () => {
    const { model } = openMessage("一");
    model.reset();
    expect(model.canUndo()).toBe(false);
  });

  it("what was saved is what they count from, though more was typed meanwhile", () => {
    const { model } = openMessage("一");
    model.write("二", "step");
    const payload = model.payload();
    model.write("三", "step");
    model.applySave(payload);
    expect(model.isDirty()).toBe(true);
    model.reset();
    expect(model.value()).toBe("二");
  });

  it("a draft is a step on what was loaded", () => {
    const { model, edits } = openMessage("一");
    expect(model.restoreDraft("下書き")).toBe(true);
    expect([model.value(), model.isDirty(), edits()]).toEqual(["下書き", true, 1]);
    model.undoEdit();
    expect(model.value()).toBe("一");
  });

  it.each([[null], [1], [{ text: "a" }]])("%j is no draft", (data) => {
    const { model, edits } = openMessage("一");
    expect([model.restoreDraft(data), model.value(), edits()]).toEqual([false, "一", 0]);
  });

  it("one draft differs from the text or does not", () => {
    const { model } = openMessage("一");
    expect([model.differences("一"), model.differences("二")]).toEqual([0, 1]);
  });
});

describe("what may not be saved", () => {
  it.each([
    ["", []],
    ["a", []],
    [" ", ["本文を入力してください。"]],
    ["\n\r\n\t　", ["本文を入力してください。"]],
    ["a".repeat(10), []],
    ["a".repeat(11), ["10文字以内で入力してください。入力した内容は残っています。"]],
    ["😀".repeat(5), []],
    [`${"😀".repeat(5)}a`, ["10文字以内で入力してください。入力した内容は残っています。"]],
    ["12345678\r\n", []],
    ["123456789\r\n", ["10文字以内で入力してください。入力した内容は残っています。"]],
  ])("%j", (text, messages) => {
    const { model } = openMessage(text, { longest: 10 });
    expect(model.problems().map(({ message }) => message)).toEqual(messages);
  });

  it("a longer limit takes it back", () => {
    const { model, settings } = openMessage("a".repeat(11), { longest: 10 });
    model.configure({ ...settings, longest: 11 });
    expect(model.problems()).toEqual([]);
  });

  it("are another list only when they are others, so that around the text nothing is drawn for a key", () => {
    const { model } = openMessage("");
    const none = model.problems();
    model.write("一", "typed");
    expect(model.problems()).toBe(none);
    model.write("　", "step");
    const blank = model.problems();
    expect(blank).toHaveLength(1);
    model.write("　　", "typed");
    expect(model.problems()).toBe(blank);
  });
});
