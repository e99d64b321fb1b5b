import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { choices, example, openField, serveFields } from "../elements/form-field-editor/page.js";
import { named } from "../elements/page.js";
import { pasteText } from "./support/clipboard.js";
import { eventually } from "./support/editors.js";
import { focused } from "./support/focus.js";

/* What an operator does next has the focus. */

const openExample = (more: object = {}) => {
  serveFields();
  return openField({ value: example(1, more) });
};
const name = () => focused().getAttribute("aria-label") ?? focused().textContent;

/* (rules: choices-pasted) */
test("a pull-down that is pressed leads to its choices, and a list is pasted there", async () => {
  const editor = await openExample({ swatch_id: 5, options: [] });
  await named(editor, "radio", "プルダウン").click();
  await eventually(name).toContain("選択肢を追加");
  // Nothing is written by the choice of a type but what it says.
  expect(editor.value).toMatchObject({ swatch_id: 20, options: [] });
  pasteText("北海道\n青森県\n岩手県");
  await eventually(() => choices(editor)).toEqual(["北海道", "青森県", "岩手県"]);
  expect(editor.value).toMatchObject({ options: ["北海道", "青森県", "岩手県"] });
  editor.undo();
  expect(editor.value).toMatchObject({ options: [] });
});

test("by arrow keys the focus stays with the types", async () => {
  const editor = await openExample({ swatch_id: 10, options: [] });
  (named(editor, "radio", "テキストエリア").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(editor.value).toMatchObject({ swatch_id: 20 });
  await eventually(() => (focused() as HTMLInputElement).type).toBe("radio");
});

test("a pull-down that has choices keeps the focus where it is", async () => {
  const editor = await openExample({ swatch_id: 20, options: ["a"] });
  await named(editor, "radio", "テキストボックス").click();
  await named(editor, "radio", "プルダウン").click();
  expect(choices(editor)).toEqual(["a"]);
  expect((focused() as HTMLInputElement).type).toBe("radio");
});

test("the switch of friend information leads into its choice", async () => {
  const editor = await openExample({ syncUserVar: false, var_id: null });
  await named(editor, "switch", "友だち情報に登録する").click();
  await eventually(() => focused().getAttribute("role")).toBe("combobox");
  await eventually(() => focused().closest(".form-field-variable")).not.toBe(null);
});
