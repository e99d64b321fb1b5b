import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import { emptyAction, openAction } from "../elements/action-editor/page.js";
import {
  combobox,
  hearsOf,
  isOpen,
  mountPicker,
  openList,
  type PickerProperties,
  pickerDrawn,
  searchBox,
} from "../elements/item-picker/page.js";
import { announced, flat } from "./support/accessibility.js";
import { clock } from "./support/clock.js";
import { control, eventually, mountMarkup } from "./support/editors.js";
import { record } from "./support/events.js";
import { hasFocus } from "./support/focus.js";
import { pressForInputMethod } from "./support/input-method.js";
import { listOf, tags } from "./support/lists.js";
import { serveBy } from "./support/server.js";

const undo = "{Control>}z{/Control}";
const marked = (picker: Element) => picker.shadowRoot?.querySelector(".picker-marked")?.textContent ?? null;

/** Several tags are chosen, and the focus is on the field. */
async function onField(
  attributes: Record<string, unknown> = {},
  properties: PickerProperties = { source: tags },
): Promise<ItemPickerElement> {
  const several = typeof attributes.value === "number" ? {} : { multiple: true, value: [1, 2, 4] };
  const picker = mountPicker({ ...several, ...attributes }, properties);
  await pickerDrawn(picker);
  (combobox(picker).element() as HTMLElement).focus();
  return picker;
}

describe("Backspace on the closed field", () => {
  test("marks the last chip, says so, and takes it off by the next", async () => {
    const picker = await onField();
    const heard = record(picker, ["change"]);
    await userEvent.keyboard("{Backspace}");
    await eventually(() => marked(picker)).toBe("東京");
    await hearsOf(picker, "「東京」を外すには、もう一度Backspaceキーを押してください");
    expect([picker.value, heard.length]).toEqual([[1, 2, 4], 0]);
    await userEvent.keyboard("{Backspace}");
    await eventually(() => picker.value).toEqual([1, 2]);
    await hearsOf(picker, "「東京」を外しました（2件）");
    expect([marked(picker), heard.length]).toEqual([null, 1]);
    await hasFocus(combobox(picker));
    await userEvent.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}");
    await eventually(() => picker.value).toEqual([]);
    expect(heard.map(({ detail }) => detail.value)).toEqual([[1, 2], [1], []]);
  });

  test("held down takes nothing", async () => {
    const picker = await onField();
    const key = { key: "Backspace", bubbles: true, composed: true, cancelable: true };
    const press = (repeat: boolean) =>
      combobox(picker)
        .element()
        .dispatchEvent(new KeyboardEvent("keydown", { ...key, repeat }));
    press(false);
    for (let at = 0; at < 20; at++) press(true);
    await eventually(() => marked(picker)).toBe("東京");
    expect(picker.value).toEqual([1, 2, 4]);
  });

  test.each([
    ["an arrow", "{ArrowLeft}"],
    ["Shift", "{Shift}"],
    ["Escape", "{Escape}"],
    ["Tab", "{Tab}"],
  ])("%s unmarks", async (_, keys) => {
    const picker = await onField();
    await userEvent.keyboard("{Backspace}");
    await eventually(() => marked(picker)).toBe("東京");
    await userEvent.keyboard(keys);
    await eventually(() => marked(picker)).toBe(null);
    expect([picker.value, isOpen(picker)]).toEqual([[1, 2, 4], false]);
  });

  test("a letter unmarks and begins a search; a press elsewhere unmarks", async () => {
    const picker = await onField();
    await userEvent.keyboard("{Backspace}v");
    await hasFocus(searchBox(picker));
    expect([marked(picker), picker.value]).toEqual([null, [1, 2, 4]]);
    await userEvent.keyboard("{Escape}");
    await hasFocus(combobox(picker));
    await userEvent.keyboard("{Backspace}");
    await eventually(() => marked(picker)).toBe("東京");
    await userEvent.click(mountMarkup("<button type='button'>後</button>").firstElementChild as Element);
    await eventually(() => marked(picker)).toBe(null);
  });

  test("is not heard by the page, one too many either; what is not used is", async () => {
    const keys: string[] = [];
    const listener = ({ key }: KeyboardEvent) => keys.push(key);
    document.addEventListener("keydown", listener);
    onTestFinished(() => document.removeEventListener("keydown", listener));
    const picker = await onField({ value: [1] });
    await userEvent.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}");
    await eventually(() => picker.value).toEqual([]);
    await userEvent.keyboard("{Escape}");
    expect(keys).toEqual(["Escape"]);
  });

  test("is the input method's while that is at work", async () => {
    const picker = await onField();
    await pressForInputMethod("Backspace");
    await pressForInputMethod("Backspace");
    expect([marked(picker), picker.value]).toEqual([null, [1, 2, 4]]);
  });

  test("shows a chip that had no room before it goes", async () => {
    const items = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, name: `タグ${at + 1}` }));
    const value = items.map(({ id }) => id);
    const picker = await onField({ value }, { source: listOf(items) });
    await eventually(() => picker.shadowRoot?.querySelectorAll(".chip").length).toBe(8);
    await userEvent.keyboard("{Backspace}");
    await eventually(() => marked(picker)).toBe("タグ12");
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "12件を選択中");
    expect(picker.shadowRoot?.querySelector(".picker-others")?.textContent).toBe("ほか 3 つ");
    await userEvent.keyboard("{Backspace}");
    await eventually(() => picker.value).toEqual(value.slice(0, -1));
  });

  test("leaves locked ones and the list that is open alone", async () => {
    const source = listOf([
      { id: 1, name: "店舗用" },
      { id: 2, name: "本部用", writable: false },
    ]);
    const picker = await onField({ value: [1, 2], "only-editable": true }, { source });
    await userEvent.keyboard("{Backspace}");
    await eventually(() => marked(picker)).toBe("店舗用");
    await openList(picker);
    await userEvent.keyboard("{Backspace}{Backspace}");
    expect(picker.value).toEqual([1, 2]);
  });

  test.each<[what: string, attributes: Record<string, unknown>]>([
    ["read-only", { readonly: true }],
    ["disabled", { disabled: true }],
    ["required, of one item", { value: 1, required: true }],
  ])("does nothing where the field is %s", async (_, attributes) => {
    const picker = await onField(attributes);
    const before = picker.value;
    await userEvent.keyboard("{Backspace}{Backspace}");
    expect([marked(picker), picker.value]).toEqual([null, before]);
  });

  test("takes the one item where it may be none", async () => {
    const picker = await onField({ value: 4 });
    await userEvent.keyboard("{Backspace}");
    await eventually(() => marked(picker)).toBe("東京");
    await userEvent.keyboard("{Backspace}");
    await eventually(() => picker.value).toBe(null);
    await userEvent.keyboard(undo);
    await eventually(() => picker.value).toBe(4);
  });
});

describe("Ctrl+Z there", () => {
  test("puts back what Backspace took, one after another, and says so", async () => {
    const picker = await onField();
    await userEvent.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}");
    await eventually(() => picker.value).toEqual([1]);
    await userEvent.keyboard(undo);
    await eventually(() => picker.value).toEqual([1, 2]);
    await hearsOf(picker, "「新規」を元に戻しました");
    await userEvent.keyboard("{Meta>}z{/Meta}");
    await eventually(() => picker.value).toEqual([1, 2, 4]);
    expect(picker.dirty).toBe(false);
    await userEvent.keyboard(undo);
    expect(picker.value).toEqual([1, 2, 4]);
    await hasFocus(combobox(picker));
  });

  test("leaves alone what was chosen since", async () => {
    const picker = await onField();
    await userEvent.keyboard("{Backspace}{Backspace}");
    await eventually(() => picker.value).toEqual([1, 2]);
    picker.value = [3];
    await userEvent.keyboard(undo);
    expect(picker.value).toEqual([3]);
  });

  describe("in an editor", () => {
    beforeEach(() => {
      serveBy(({ url }) => (url.pathname.endsWith("/v_resource/tag") ? { json: tags } : { json: {} }));
    });

    test("is the editor's, and takes one edit back", async () => {
      const tag = { type: 13, remove: 0, use_group: 0, tag_group_id: null, member_query_id: null };
      const value = { ...emptyAction, inputs: [{ ...tag, tag_ids: [1, 2, 4] }] };
      const time = clock();
      const editor = await openAction({ template: true, value, "api-base": "/backspace" });
      const field = control(editor, "region", "1. タグ操作").getByRole("combobox", {
        name: "タグ",
        exact: true,
      });
      await expect.element(field).toHaveAttribute("placeholder", "3件を選択中");
      (field.element() as HTMLElement).focus();
      const ids = () => (editor.value as typeof value).inputs[0]?.tag_ids;
      await userEvent.keyboard("{Backspace}{Backspace}");
      await eventually(ids).toEqual([1, 2]);
      // Edits of one field that follow at once are one step.
      time.pass(550);
      await userEvent.keyboard("{Backspace}{Backspace}");
      await eventually(ids).toEqual([1]);
      await userEvent.keyboard(undo);
      await eventually(ids).toEqual([1, 2]);
      await userEvent.keyboard(undo);
      await eventually(ids).toEqual([1, 2, 4]);
      await userEvent.keyboard("{Control>}y{/Control}");
      await eventually(ids).toEqual([1, 2]);
    });
  });
});

test("the mark is told apart by more than its colour, and is no alert", async () => {
  const picker = await onField();
  await userEvent.keyboard("{Backspace}");
  await eventually(() => marked(picker)).toBe("東京");
  const chip = picker.shadowRoot?.querySelector(".picker-marked") as Element;
  const { outlineStyle, outlineWidth } = getComputedStyle(chip);
  expect([outlineStyle, outlineWidth]).toEqual(["solid", "2px"]);
  await hearsOf(picker, "「東京」を外すには、もう一度Backspaceキーを押してください");
  const alerts = flat(await announced()).filter(({ role }) => role === "alert");
  expect(alerts).toEqual([]);
});
