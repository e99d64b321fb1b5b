import { createStore } from "jotai/vanilla";
import { describe, expect, it, vi } from "vitest";
import type { Side } from "../../../src/editor/index.js";
import { sideOf } from "../../../src/features/friend/part/open-conflict.js";
import { createPartModel, valuesOf } from "../../../src/features/friend/part/part-model.js";
import type { Fields } from "../../../src/lib/three-way-merge.js";

function open(record?: Fields) {
  const store = createStore();
  const onEdit = vi.fn();
  let clock = 0;
  // A second between two looks at the clock: nothing merges by itself.
  const part = createPartModel({ store, onEdit, now: () => (clock += 1000) });
  if (record) part.take(record);
  return { part, onEdit, field: (key: string) => store.get(part.field(key)), store };
}

describe("an edit", () => {
  it("knows what was there before, and is none when it says the same", () => {
    const { part, onEdit } = open({ a: "1", b: "2" });
    part.write("a", "9");
    expect(part.present()).toEqual({ a: { value: "9", before: "1" } });
    expect([part.valueOf("a"), part.valueOf("b"), part.valueOf("c")]).toEqual(["9", "2", null]);
    expect(part.isDirty()).toBe(true);
    part.write("a", "1");
    expect(part.present()).toEqual({});
    expect(part.isDirty()).toBe(false);
    expect(onEdit).toHaveBeenCalledTimes(2);
  });

  it("before anything is loaded knows nothing of before, and then does", () => {
    const { part } = open();
    part.write("a", "9");
    part.write("b", "2");
    expect(part.present()).toEqual({ a: { value: "9" }, b: { value: "2" } });
    expect(part.take({ a: "1", b: "2" })).toBe(0);
    expect(part.present()).toEqual({ a: { value: "9", before: "1" } });
  });

  it.each([
    [null, null],
    ["", ""],
    ["a", ""],
    ["0", ""],
  ])("of the text %j that is emptied leaves %j", (before, value) => {
    const { part } = open({ a: before });
    part.writeText("a", "新");
    part.writeText("a", "");
    expect(part.valueOf("a")).toBe(value);
  });

  it("of several fields is one step", () => {
    const { part } = open({ a: "1" });
    part.writeAll({ a: null, b: "2", c: null });
    expect(part.present()).toEqual({ a: { value: null, before: "1" }, b: { value: "2", before: null } });
    part.undoEdit();
    expect(part.present()).toEqual({});
    part.redoEdit();
    expect(Object.keys(part.present())).toEqual(["a", "b"]);
  });

  it("takes away what the server said of this field, and no more", () => {
    const { part, field } = open({ a: "1", b: "2" });
    part.refuse({ a: ["長すぎます。"], b: ["長すぎます。"] });
    part.write("a", "9");
    expect([field("a").serverErrors, field("b").serverErrors]).toEqual([undefined, ["長すぎます。"]]);
  });

  it("that is taken back can be undone", () => {
    const { part } = open({ a: "1" });
    part.write("a", "9");
    part.takeBack("a");
    expect(part.hasEdits()).toBe(false);
    part.undoEdit();
    expect(part.valueOf("a")).toBe("9");
  });

  it("of another field leaves the state of this one the same object", () => {
    const { part, field } = open({ a: "1", b: "2" });
    const before = field("a");
    part.write("b", "9");
    part.take({ a: "1", b: "3" });
    expect(field("a")).toBe(before);
  });
});

describe("a newer record", () => {
  it("goes under the edits", () => {
    const { part } = open({ a: "1", b: "2", c: "3" });
    part.write("a", "9");
    expect(part.take({ a: "1", b: "8" })).toBe(0);
    expect([part.valueOf("a"), part.valueOf("b"), part.valueOf("c")]).toEqual(["9", "8", null]);
  });

  it("in which both say the same ends the edit, in every step of the history", () => {
    const { part } = open({ a: "1", b: "2" });
    part.write("a", "9");
    part.write("b", "8");
    part.take({ a: "9", b: "2" });
    expect(valuesOf(part.present())).toEqual({ b: "8" });
    part.undoEdit();
    expect(part.present()).toEqual({});
    part.undoEdit();
    // The first step has become one back to the record: nothing that was never seen.
    expect(part.present()).toEqual({});
  });

  it("that differs where I do is a conflict of which nothing is decided", () => {
    const { part, field } = open({ a: "1" });
    part.write("a", "9");
    expect(part.take({ a: "8" }, () => "高橋")).toBe(1);
    expect(field("a")).toMatchObject({
      value: "9",
      edit: { value: "9", before: "8" },
      conflict: { mine: "9", theirs: "8", before: "1", by: "高橋", isDecided: false },
    });
    // The same answer again asks nothing anew, and forgets nothing.
    expect(part.take({ a: "8" })).toBe(0);
    expect(field("a").conflict).toMatchObject({ by: "高橋", isDecided: false });
  });

  it("ends a conflict in which they have come to what I want", () => {
    const { part, field } = open({ a: "1" });
    part.write("a", "9");
    part.take({ a: "8" });
    part.take({ a: "9" });
    expect(field("a")).toMatchObject({ edit: undefined, conflict: undefined });
  });

  it("before anybody has decided: what was there before stays what the operator began with", () => {
    const { part, field } = open({ a: "1" });
    part.write("a", "9");
    part.take({ a: "8" });
    expect(part.take({ a: "7" })).toBe(1);
    expect(field("a").conflict).toMatchObject({ mine: "9", theirs: "7", before: "1" });
  });

  it("ends a conflict in which they have taken their change back", () => {
    const { part, field } = open({ a: "1" });
    part.write("a", "9");
    part.take({ a: "8" });
    expect(part.take({ a: "1" })).toBe(0);
    expect(field("a")).toMatchObject({ edit: { value: "9", before: "1" }, conflict: undefined });
  });

  it("forgets a decided conflict", () => {
    const { part, field } = open({ a: "1" });
    part.write("a", "9");
    part.take({ a: "8" });
    part.decide("a", "mine");
    part.take({ a: "8" });
    expect(field("a")).toMatchObject({ conflict: undefined, edit: { value: "9", before: "8" } });
  });

  it("asks again where they changed it once more", () => {
    const { part } = open({ a: "1" });
    part.write("a", "9");
    part.take({ a: "8" });
    part.decide("a", "mine");
    expect(part.take({ a: "7" })).toBe(1);
  });
});

describe("a conflict", () => {
  it.each<[side: Side, value: string, isEdit: boolean]>([
    ["mine", "9", true],
    ["theirs", "8", false],
    ["before", "1", true],
  ])("decided for %s leaves %j", (side, value, isEdit) => {
    const { part, field } = open({ a: "1" });
    part.write("a", "9");
    part.take({ a: "8" });
    part.decide("a", side);
    const { conflict, edit } = field("a");
    expect([part.valueOf("a"), edit !== undefined]).toEqual([value, isEdit]);
    expect(conflict && sideOf(conflict, value)).toBe(side);
  });

  it("can be decided otherwise as long as it is not saved", () => {
    const { part } = open({ a: "1" });
    part.write("a", "9");
    part.take({ a: "8" });
    part.decide("a", "theirs");
    part.decide("a", "before");
    part.decide("a", "mine");
    expect(part.present()).toEqual({ a: { value: "9", before: "8" } });
  });

  it("is over when it is saved", () => {
    const { part, field } = open({ a: "1" });
    part.write("a", "9");
    part.take({ a: "8" });
    part.decide("a", "mine");
    part.saved({ a: "9" });
    expect(field("a")).toMatchObject({ value: "9", edit: undefined, conflict: undefined });
  });

  it("that nobody has is not decided", () => {
    const { part, onEdit } = open({ a: "1" });
    part.decide("a", "theirs");
    expect(onEdit).not.toHaveBeenCalled();
  });
});

describe("a save", () => {
  it("ends the edits that it saved, and no others", () => {
    const { part } = open({ a: "1", b: "2" });
    part.write("a", "9");
    part.write("b", "8");
    part.refuse({ b: ["長すぎます。"] });
    part.saved({ a: "9" });
    expect(part.present()).toEqual({ b: { value: "8", before: "2" } });
    expect(part.serverErrors()).toEqual({});
  });

  it("leaves what was written meanwhile an edit of what was saved", () => {
    const { part } = open({ a: "1" });
    part.write("a", "9");
    const sent = valuesOf(part.present());
    part.write("a", "99");
    part.saved(sent);
    expect(part.present()).toEqual({ a: { value: "99", before: "9" } });
    expect(part.isDirty()).toBe(true);
  });

  it("can be undone by an edit of its own", () => {
    const { part } = open({ a: "1" });
    part.write("a", "9");
    part.saved({ a: "9" });
    part.write("a", "1");
    expect(part.present()).toEqual({ a: { value: "1", before: "9" } });
  });
});

describe("what the page does", () => {
  it("given edits are what reset leads back to", () => {
    const { part, onEdit } = open({ a: "1", b: "2" });
    part.give({ a: "9", b: "2" });
    expect(part.present()).toEqual({ a: { value: "9", before: "1" } });
    expect([part.isDirty(), part.canUndo()]).toEqual([false, false]);
    part.write("b", "8");
    part.resetTo(part.baseline());
    expect(valuesOf(part.present())).toEqual({ a: "9" });
    expect(onEdit).toHaveBeenCalledTimes(1);
  });

  it("another friend: nothing is known, nothing can be undone, and what was set aside counts as an edit", () => {
    const { part, field } = open({ a: "1" });
    part.write("a", "9");
    part.take({ a: "8" });
    part.refuse({ a: ["長すぎます。"] });
    part.begin({ b: { value: "7", before: "2" } });
    expect([part.isLoaded(), part.canUndo(), part.isDirty()]).toEqual([false, false, true]);
    expect(field("a")).toEqual({
      value: null,
      edit: undefined,
      conflict: undefined,
      serverErrors: undefined,
    });
    // Others may have changed it since.
    expect(part.take({ b: "3" })).toBe(1);
  });

  it("given up: the record stays, and the work is gone for good", () => {
    const { part } = open({ a: "1" });
    part.write("a", "9");
    part.take({ a: "8" });
    part.giveUp();
    expect([part.valueOf("a"), part.canUndo(), part.isDirty()]).toEqual(["8", false, false]);
  });

  it("a draft is one step, merged over what is there now", () => {
    const { part } = open({ a: "1" });
    part.restore({ a: { value: "9", before: "0" } });
    expect(part.take({ a: "1" })).toBe(1);
    part.undoEdit();
    expect(part.present()).toEqual({});
  });
});
