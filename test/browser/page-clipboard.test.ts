import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf, openAction, textField, textsOf } from "../elements/action-editor/page.js";
import { combobox, mountPicker, pickerDrawn, searchBox } from "../elements/item-picker/page.js";
import { pasteText, press } from "./support/clipboard.js";
import { control, eventually } from "./support/editors.js";
import { tags } from "./support/lists.js";

// Pages with a clipboard of their own ask what has the focus, and take an element for no field.

/** A page that takes every cut, copy and paste outside of a native field for itself. Gives what it took. */
function takingPage(): string[] {
  const taken: string[] = [];
  const take = (event: ClipboardEvent) => {
    if ((event.target as Element).matches("input, textarea")) return;
    taken.push(event.type);
    event.preventDefault();
  };
  for (const kind of ["cut", "copy", "paste"] as const) {
    document.addEventListener(kind, take);
    onTestFinished(() => document.removeEventListener(kind, take));
  }
  return taken;
}

test("what is cut and pasted in a text ends at the element", async () => {
  const taken = takingPage();
  const editor = await openAction({ value: actionOf("一") });
  await userEvent.click(textField(editor));
  await userEvent.keyboard("{Control>}a{/Control}");
  await press("c");
  await press("x");
  await eventually(() => textsOf(editor)).toEqual([""]);
  pasteText("貼った");
  await eventually(() => textsOf(editor)).toEqual(["貼った"]);
  expect(taken).toEqual([]);
});

test("so does a paste into the search of a picker", async () => {
  const taken = takingPage();
  const picker = mountPicker({ kind: "tag" }, { source: tags });
  await pickerDrawn(picker);
  await userEvent.click(combobox(picker));
  await eventually(() => searchBox(picker).query() !== null).toBe(true);
  pasteText("VIP");
  expect(taken).toEqual([]);
});

test("elsewhere in an element the page hears it", async () => {
  const taken = takingPage();
  const editor = await openAction({ value: actionOf("一") });
  const button = control(editor, "button", "テキスト送信を追加").element() as HTMLElement;
  button.focus();
  button.dispatchEvent(new ClipboardEvent("copy", { bubbles: true, composed: true, cancelable: true }));
  expect(taken).toEqual(["copy"]);
});
