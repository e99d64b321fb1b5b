import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { configure } from "../../src/entries/index.js";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import {
  combobox,
  isOpen,
  makePicker,
  openList,
  option,
  type PickerProperties,
  pickerDrawn,
  searchBox,
} from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { type Attributes, eventually, mountMarkup, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { hasFocus } from "./support/focus.js";
import { tags } from "./support/lists.js";
import { deferred, serve } from "./support/server.js";

interface FormWithPicker {
  form: HTMLFormElement;
  picker: ItemPickerElement;
  /** What the form would submit for the picker. */
  entries(): FormDataEntryValue[];
}

/** A form of a legacy page with one picker in it. */
function mountForm(
  attributes: Attributes = {},
  markup = "<form></form>",
  properties: PickerProperties = { source: tags },
): FormWithPicker {
  const place = mountMarkup(markup);
  const form = place.querySelector("form") as HTMLFormElement;
  const picker = makePicker({ name: "tag_ids", ...attributes }, properties);
  (place.querySelector("fieldset") ?? form).append(picker);
  return { form, picker, entries: () => new FormData(form).getAll("tag_ids") };
}

describe("a form submits", () => {
  test("one entry per id, in the order of choosing, and none for nothing", async () => {
    const { picker, entries } = mountForm({ multiple: true, value: [3, 1] });
    expect(entries()).toEqual(["3", "1"]);
    await openList(picker);
    await userEvent.click(option(picker, "東京"));
    await eventually(entries).toEqual(["3", "1", "4"]);
    await userEvent.click(named(picker, "button", "選択を解除"));
    await eventually(entries).toEqual([]);
  });

  test("one entry for all ids where that is asked for, and a mirror as well", () => {
    const { form, picker, entries } = mountForm({ multiple: true, value: [3, 1], entry: "joined" });
    picker.dataset.mirror = "mirrored";
    picker.value = [3, 1, 4];
    expect(entries()).toEqual(["3,1,4"]);
    const hidden = () => [...form.querySelectorAll("input")].map(({ name, value }) => [name, value]);
    expect(hidden()).toEqual([["mirrored", "3,1,4"]]);
    picker.value = [];
    expect([entries(), hidden()]).toEqual([[""], [["mirrored", ""]]]);
    picker.value = [3, 1];
    picker.entry = null;
    expect(entries()).toEqual(["3", "1"]);
  });

  test("what many servers take the last id of: one hint, where the page asks for hints", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => {
      configure({ debug: false });
      warn.mockRestore();
    });
    const { entries } = mountForm({ multiple: true, value: [3, 1] });
    const others = [
      mountForm({ value: 3 }),
      mountForm({ multiple: true, name: "tag_ids[]" }),
      mountForm({ multiple: true, entry: "joined" }),
    ];
    entries();
    expect(warn).not.toHaveBeenCalled();
    configure({ debug: true });
    for (const other of others) other.entries();
    expect(warn).not.toHaveBeenCalled();
    entries();
    entries();
    expect(warn.mock.calls).toEqual([
      [
        '<item-picker multiple name="tag_ids">: PHP, Rails and Hono keep the last id alone; write name="tag_ids[]" or entry="joined".',
      ],
    ]);
  });

  test("one entry where one can be chosen", async () => {
    const { picker, entries } = mountForm();
    expect(entries()).toEqual([]);
    await openList(picker);
    await userEvent.click(option(picker, "新規"));
    await eventually(entries).toEqual(["2"]);
    picker.value = 4;
    expect(entries()).toEqual(["4"]);
    picker.value = null;
    expect(entries()).toEqual([]);
  });

  test("ids that nobody has touched, before the list is there and after it failed", async () => {
    const { answer, arrive } = deferred({ status: 404 });
    serve(answer);
    const { picker, entries } = mountForm({ multiple: true, value: [3, "x9"] }, undefined, {});
    expect(entries()).toEqual(["3", "x9"]);
    arrive();
    await userEvent.click(combobox(picker));
    await expect.element(within(picker).getByText("選択肢の読み込み中にエラーが発生しました")).toBeVisible();
    expect(entries()).toEqual(["3", "x9"]);
  });

  test("under the name of now, nothing without one, nothing when disabled", () => {
    const { form, picker, entries } = mountForm({ value: 1 }, "<form><fieldset></fieldset></form>");
    picker.name = "other";
    expect([...new FormData(form)]).toEqual([["other", "1"]]);
    picker.removeAttribute("name");
    expect([...new FormData(form)]).toEqual([]);
    picker.name = "tag_ids";
    picker.disabled = true;
    expect(entries()).toEqual([]);
    picker.disabled = false;
    const fieldset = picker.parentElement as HTMLFieldSetElement;
    fieldset.disabled = true;
    expect(entries()).toEqual([]);
    fieldset.disabled = false;
    expect(entries()).toEqual(["1"]);
  });

  test("a readonly picker as it is", () => {
    expect(mountForm({ value: 2, readonly: true }).entries()).toEqual(["2"]);
  });

  test("no submission comes of the keys in it", async () => {
    const { form, picker } = mountForm({ multiple: true });
    const submitted = record(form, ["submit"]);
    await openList(picker);
    await userEvent.keyboard("{Enter}京{Enter}{Escape}{Enter}{Escape}");
    await eventually(() => picker.value).toEqual([4]);
    expect(submitted).toEqual([]);
  });
});

describe("validity", () => {
  test("asks for a choice where one is required", async () => {
    const { form, picker } = mountForm({ required: true });
    expect([picker.validity.valueMissing, picker.validity.customError]).toEqual([true, false]);
    expect(picker.validationMessage).toBe("タグを選択してください。");
    expect([form.checkValidity(), picker.matches(":invalid"), picker.willValidate]).toEqual([
      false,
      true,
      true,
    ]);
    await openList(picker);
    await userEvent.click(option(picker, "東京"));
    await eventually(() => picker.validity.valid).toBe(true);
    expect(form.checkValidity()).toBe(true);
  });

  test("is said in place when it is reported, until something is chosen", async () => {
    const { picker } = mountForm({ required: true });
    await pickerDrawn(picker);
    expect(picker.reportValidity()).toBe(false);
    await expect
      .element(within(picker).getByRole("alert").first())
      .toHaveTextContent("タグを選択してください。");
    await hasFocus(combobox(picker));
    await openList(picker);
    await userEvent.click(option(picker, "東京"));
    await eventually(() => picker.value).toBe(4);
    await eventually(() => within(picker).getByRole("alert").query()).toBeNull();
    expect(picker.reportValidity()).toBe(true);
  });

  test("aside, a label that is pressed gives the field the focus", async () => {
    const { form, picker } = mountForm({ id: "picked" }, '<form><label for="picked">対象</label></form>');
    await pickerDrawn(picker);
    await userEvent.click(form.querySelector("label") as Element);
    await hasFocus(combobox(picker));
    expect(picker.labels).toHaveLength(1);
    await userEvent.keyboard("k");
    await hasFocus(searchBox(picker));
  });

  test("keeps a form from being submitted, which is said in place", async () => {
    const { form, picker } = mountForm({ required: true }, "<form><button>送る</button></form>");
    const submitted = record(form, ["submit"]);
    await pickerDrawn(picker);
    await userEvent.click(within(form).getByRole("button", { name: "送る" }));
    await expect
      .element(within(picker).getByRole("alert").first())
      .toHaveTextContent("タグを選択してください。");
    expect(submitted).toEqual([]);
  });

  test("is no matter while it is disabled", () => {
    const { form, picker } = mountForm({ required: true, disabled: true });
    expect([form.checkValidity(), picker.willValidate]).toEqual([true, false]);
  });
});

describe("a reset of the form", () => {
  test("brings the last set value back, without `change`", async () => {
    const { form, picker, entries } = mountForm({ multiple: true, value: [1] });
    await openList(picker);
    await userEvent.click(option(picker, "東京"));
    await eventually(() => picker.dirty).toBe(true);
    const heard = record(picker, ["change"]);
    form.reset();
    expect([picker.value, picker.dirty, entries()]).toEqual([[1], false, ["1"]]);
    expect(heard).toEqual([]);
  });
});

describe("a fieldset that is disabled", () => {
  test("leaves nothing to open or to take off, and closes what is open", async () => {
    const { picker } = mountForm({ multiple: true, value: [1] }, "<form><fieldset></fieldset></form>");
    await openList(picker);
    (picker.parentElement as HTMLFieldSetElement).disabled = true;
    await eventually(() => isOpen(picker)).toBe(false);
    await expect.element(combobox(picker)).toBeDisabled();
    await eventually(() => named(picker, "button", "VIP会員を外す").query()).toBeNull();
    expect(picker.disabled).toBe(false);
    (picker.parentElement as HTMLFieldSetElement).disabled = false;
    await expect.element(combobox(picker)).toBeEnabled();
  });
});

describe("what a browser kept", () => {
  test("comes back as the operator's edit", async () => {
    const { picker, entries } = mountForm({ multiple: true });
    const heard = record(picker, ["change"]);
    await pickerDrawn(picker);
    picker.formStateRestoreCallback("[2,3]");
    expect([picker.value, entries(), picker.dirty]).toEqual([[2, 3], ["2", "3"], true]);
    expect(heard.map(({ detail }) => detail.value)).toEqual([[2, 3]]);
    picker.formStateRestoreCallback("{oops");
    picker.formStateRestoreCallback('{"a":1}');
    picker.formStateRestoreCallback("[2,3]");
    expect([picker.value, heard.length]).toEqual([[2, 3], 1]);
  });
});
