import { createStore } from "jotai/vanilla";
import { describe, expect, it } from "vitest";
import { isPlainObject, type PlainData, type PlainObject } from "../../src/lib/plain-data.js";
import { failureOf } from "../../src/lib/response.js";
import type { DocumentFormat } from "../../src/list-editor/document-format.js";
import {
  changeRow,
  createDocumentModel,
  createSelectionEdits,
  duplicateRow,
  insertValues,
  type ListDocument,
  moveRow,
  problemOfWhole,
  problemsAt,
  problemsOfRow,
  readRows,
  refusedRows,
  removeRow,
  rowOf,
} from "../../src/list-editor/index.js";

/* Rows need be no variants: here are the choices of a pull-down, texts and objects, under a key of their own. */

interface FieldSettings {
  /** What is asked of a choice besides. */
  longest: number;
}

const field: PlainObject = { id: 74, label: "席", options: [], future: [1] };

const fieldFormat: DocumentFormat<ListDocument, FieldSettings> = {
  empty: () => ({ ...field, id: null, options: [] }),
  read(data, firstKey) {
    if (!isPlainObject(data) || !Array.isArray(data.options)) return null;
    return { document: data, ...readRows(data.options, firstKey) };
  },
  write: ({ document, rows }) => ({ ...document, options: rows.map(({ value }) => value) }),
  payload: (state) => fieldFormat.write(state),
  validate({ rows }, { longest }) {
    if (rows.length === 0) return [problemOfWhole("options", "none")];
    return rows.flatMap(({ key, value }, at) => {
      const text = textOf(value);
      const place = `選択肢 ${at + 1}`;
      if (text === null) return [];
      if (text.trim() === "") return problemsAt(key, place, [{ field: "value", message: "blank" }]);
      const message = "too long";
      return text.length > longest
        ? problemsAt(key, place, [{ field: "value", message, immediate: true }])
        : [];
    });
  },
  record: ({ id }) => (id === null ? null : String(id)),
  decidedBySave: (_, response) => (isPlainObject(response) ? { id: response.id ?? null } : {}),
};

/** The text of a choice; `null` for what is none. */
function textOf(choice: PlainData): string | null {
  if (typeof choice === "string") return choice;
  return isPlainObject(choice) && typeof choice.value === "string" ? choice.value : null;
}

function rename(state: ListDocument, key: string, text: string): ListDocument | null {
  const choice = rowOf(state, key)?.value ?? null;
  return changeRow(state, key, isPlainObject(choice) ? { ...choice, value: text } : text);
}

const window = { id: 1, value: "窓側", color: "#2971c6", more: {} };
const room = { id: 2, value: "個室", color: null };
const held = [7];

function open(...options: PlainData[]) {
  const store = createStore();
  const model = createDocumentModel({
    store,
    settings: { longest: 4 },
    format: fieldFormat,
    fields: { afterRemove: "value", add: "options", whole: "value" },
    now: () => 0,
    onEdit() {},
  });
  model.load({ ...field, options });
  const { atoms, state } = model;
  return {
    model,
    edits: createSelectionEdits(model),
    options: () => model.value().options,
    keys: () => state().rows.map(({ key }) => key),
    focus: () => store.get(atoms.focus),
    announced: () => store.get(atoms.announcement),
    errors: () => store.get(atoms.serverErrors),
    row: (key: string) => rowOf(state(), key) as NonNullable<ReturnType<typeof rowOf>>,
  };
}

describe("a list of choices that are no variants", () => {
  it("goes back as it came, key for key, what is no choice too", () => {
    const { model } = open(window, "一", held, null);
    expect(JSON.stringify(model.payload())).toBe(
      JSON.stringify({ ...field, options: [window, "一", held, null] }),
    );
    expect([model.isDirty(), model.isEmpty(), model.problems()]).toEqual([false, false, []]);
  });

  it("takes a new one in, goes to it, and says which it is", () => {
    const { model, options, keys, focus, announced } = open("一", "二");
    expect(model.insert("added", insertValues(model.state(), null, 2, [""]), "value")).toBe(true);
    expect(options()).toEqual(["一", "二", ""]);
    expect(focus()).toEqual({ row: keys()[2], field: "value" });
    expect(announced()).toEqual({ kind: "added", number: 3, type: undefined, value: "" });
  });

  it("moves one, which keeps its key, its id and the focus", () => {
    const { model, options, focus, announced, row } = open(window, room);
    model.move(row("r0"), moveRow(model.state(), "r0", 1), "grip");
    expect(options()).toEqual([room, window]);
    expect(focus()).toEqual({ row: "r0", field: "grip" });
    expect(announced()).toMatchObject({ kind: "moved", number: 2 });
  });

  it("duplicates one below itself, as another object", () => {
    const { model, options, keys } = open(window, "一");
    model.insert("duplicated", duplicateRow(model.state(), "r0"));
    expect(options()).toEqual([window, window, "一"]);
    expect(keys()).toEqual(["r0", "r2", "r1"]);
    model.edit(rename(model.state(), "r2", "奥"));
    expect(options()).toEqual([window, { ...window, value: "奥" }, "一"]);
  });

  it("removes one, and the focus goes to the next, else to the one before, else to what adds", () => {
    const { model, focus, row } = open("一", window, held);
    for (const [key, next] of [
      ["r1", "r2"],
      ["r2", "r0"],
      ["r0", null],
    ] as const) {
      model.remove([row(key)], removeRow(model.state(), key));
      expect(focus()).toEqual({ row: next, field: next === null ? "options" : "value" });
    }
    expect(model.isEmpty()).toBe(true);
  });

  it("does to several at once what is done to variants", () => {
    const { model, edits, options, announced } = open("一", "二", room, held);
    for (const key of ["r1", "r3"]) model.selection.toggle(key);
    edits.moveSelected(-1);
    expect(options()).toEqual(["二", "一", held, room]);
    edits.removeSelected();
    expect([options(), announced()]).toEqual([["一", room], { kind: "severalRemoved", count: 2 }]);
  });

  it("walks back and forth, and counts changes from what was saved", () => {
    const { model, options } = open("一", room);
    model.edit(rename(model.state(), "r1", "奥"), "r1.value");
    model.edit(removeRow(model.state(), "r0"));
    model.undoEdit();
    expect(options()).toEqual(["一", { ...room, value: "奥" }]);
    model.applySave(model.payload(), { id: 75 });
    expect([model.isDirty(), model.record(), model.value().id]).toEqual([false, "75", 75]);
    model.undo();
    expect([options(), model.isDirty(), model.value().id]).toEqual([["一", room], true, 75]);
    model.redo();
    expect(model.isDirty()).toBe(false);
    model.edit(insertValues(model.state(), null, 0, ["零"]));
    model.reset();
    expect(options()).toEqual(["一", { ...room, value: "奥" }]);
  });

  it("says in how many places another one differs", () => {
    const { model } = open("一", room);
    expect(model.differences({ ...field, label: "部屋", options: ["一", { ...room, color: "#fff" }] })).toBe(
      2,
    );
  });
});

describe("what is wrong with a choice", () => {
  it("is said at its row, and goes with it when it is moved", () => {
    const { model, focus } = open("", held, { ...room, value: "とても長い" });
    expect(model.problems()).toEqual([
      { row: "r0", field: "value", message: "blank", place: "選択肢 1", immediate: false },
      { row: "r2", field: "value", message: "too long", place: "選択肢 3", immediate: true },
    ]);
    model.edit(moveRow(model.state(), "r2", -1));
    expect(problemsOfRow(model.problems(), "r2")).toMatchObject([{ place: "選択肢 2" }]);
    expect(problemsOfRow(model.problems(), "r1")).toEqual([]);
    model.goTo(undefined);
    expect(focus()).toEqual({ row: "r0", field: "value" });
  });

  it("is judged by the settings of now, and the whole list too", () => {
    const { model } = open("五文字です");
    expect(model.problems()).toHaveLength(1);
    model.configure({ longest: 9 });
    expect(model.problems()).toEqual([]);
    model.edit(removeRow(model.state(), "r0"));
    expect(model.problems()).toMatchObject([{ row: null, field: "options", place: "" }]);
  });

  it("is the same list while nothing is wrong, so that nothing is drawn again", () => {
    const { model } = open("一", "二");
    const before = model.problems();
    model.edit(rename(model.state(), "r0", "三"));
    expect(model.problems()).toBe(before);
  });

  it("is what the server says of it, wherever it was moved, until it is changed", () => {
    const { model, errors } = open("一", room);
    const sent = model.state().rows;
    model.edit(moveRow(model.state(), "r1", -1));
    const failure = failureOf(422, {
      errors: { "options.0": ["使えない"], "options[1][value]": ["重複"], "inputs.0": ["?"], label: ["?"] },
    });
    model.showServerErrors(refusedRows(sent, failure, "options"));
    expect(errors()).toEqual([
      { row: "r1", field: "value", message: "重複" },
      { row: "r0", field: "", message: "使えない" },
    ]);
    expect(model.serverErrorAt("使えない")).toEqual({ row: "r0", field: "value" });
    expect(model.problems()).toEqual([]);
    model.edit(rename(model.state(), "r1", "奥"));
    expect(errors()).toEqual([{ row: "r0", field: "", message: "使えない" }]);
    model.undoEdit();
    expect(errors()).toHaveLength(2);
    model.showServerErrors(refusedRows(sent, null, "options"));
    expect(errors()).toEqual([]);
  });
});
