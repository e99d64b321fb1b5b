import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { FormFieldEditorElement } from "../../src/entries/form-field-editor.js";
import { choice, choices, example, openField, serveFields } from "../elements/form-field-editor/page.js";
import { named } from "../elements/page.js";
import { eventually } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused } from "./support/focus.js";
import { afterConversion, commit, compose, control, pressForInputMethod } from "./support/input-method.js";

/* Keys that the input method takes for itself do nothing else, wherever a text of the definition is written. */

interface Place {
  name: string;
  /** With the caret in an empty text. */
  open(): Promise<FormFieldEditorElement>;
  written(editor: FormFieldEditorElement): unknown;
  /** An edit of the value, and so a step that can be taken back. */
  isEdit: boolean;
}

const rows = (editor: FormFieldEditorElement) => choices(editor);

const places: readonly Place[] = [
  {
    name: "the name of the field",
    async open() {
      const editor = await openField({ value: example(0, { label: "" }) });
      await named(editor, "textbox", "取得情報名 (表示名)").click();
      return editor;
    },
    written: (editor) => editor.value.label,
    isEdit: true,
  },
  {
    name: "a choice",
    async open() {
      const editor = await openField({ value: example(0, { options: ["一", "", "三"] }) });
      await choice(editor, 2).click();
      return editor;
    },
    written: (editor) => rows(editor)[1],
    isEdit: true,
  },
  {
    name: "the text of all choices",
    async open() {
      const editor = await openField({ value: example(0, { options: [] }) });
      await named(editor, "button", "まとめて編集").click();
      await named(editor, "dialog", "選択肢をまとめて編集").getByRole("textbox").click();
      return editor;
    },
    written: () => (focused() as HTMLTextAreaElement).value,
    isEdit: false,
  },
];

const keys: readonly [key: string, modifiers?: number][] = [
  ["Enter"],
  ["Escape"],
  ["Backspace"],
  ["Tab"],
  ["ArrowDown"],
  ["ArrowUp"],
  [" "],
  ["z", control],
];

describe.each(places)("in $name", ({ open, written, isEdit }) => {
  test.each(keys)("%s in a conversion is the input method's (modifiers %s)", async (key, modifiers) => {
    serveFields();
    const editor = await open();
    const before = { rows: rows(editor).length, field: focused() };
    const heard = record(editor);
    await compose("ささき");
    await pressForInputMethod(key, modifiers);
    expect([heard.length, rows(editor).length, focused()]).toEqual([0, before.rows, before.field]);
    await commit("佐々木");
    await eventually(() => written(editor)).toBe("佐々木");
    expect(focused()).toBe(before.field);
    expect(heard.map(({ type }) => type)).toEqual(isEdit ? ["change"] : []);
    if (!isEdit) return;
    await afterConversion();
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => written(editor)).toBe("");
  });
});
