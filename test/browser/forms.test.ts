import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import { actionOf, emptyAction, shownInText, textField, textsOf } from "../elements/action-editor/page.js";
import { asciiJson } from "./support/ascii-json.js";
import {
  type Attributes,
  control,
  drawn,
  eventually,
  finishButton,
  mountMarkup,
  shownText,
  withAttributes,
} from "./support/editors.js";
import { record } from "./support/events.js";

interface FormWithEditor {
  form: HTMLFormElement;
  editor: ActionEditorElement;
  /** What the form would submit for the editor. */
  entries(): FormDataEntryValue[];
}

/** A form of a legacy page with one editor in it. */
function mountForm(attributes: Attributes = {}, markup = "<form></form>"): FormWithEditor {
  const place = mountMarkup(markup);
  const form = place.querySelector("form") as HTMLFormElement;
  const editor = withAttributes(document.createElement("action-editor"), { name: "action", ...attributes });
  (place.querySelector("fieldset") ?? form).append(editor);
  return { form, editor, entries: () => new FormData(form).getAll("action") };
}

describe("a form submits", () => {
  test("the payload as one JSON text under the name", async () => {
    const { editor, entries } = mountForm({ value: actionOf("一") });
    expect(entries()).toEqual([asciiJson(actionOf("一"))]);
    await userEvent.fill(textField(editor), "編集した");
    await eventually(entries).toEqual([asciiJson(actionOf("編集した"))]);
    editor.value = actionOf("二");
    expect(entries()).toEqual([asciiJson(actionOf("二"))]);
    editor.value = null;
    expect(entries()).toEqual([""]);
  });

  test("an empty text while nobody has filled it in, as an empty field does", async () => {
    const { form, editor, entries } = mountForm();
    expect([entries(), form.checkValidity(), editor.validationMessage]).toEqual([[""], true, ""]);
    await userEvent.click(control(editor, "button", "テキスト送信を追加"));
    await eventually(() => form.checkValidity()).toBe(false);
    await userEvent.click(control(editor, "button", "削除"));
    await eventually(() => form.checkValidity()).toBe(true);
    expect(entries()).toEqual([""]);
    editor.value = actionOf("一");
    editor.value = null;
    expect(entries()).toEqual([""]);
    editor.template = true;
    expect([form.checkValidity(), entries()]).toEqual([true, [""]]);
    expect(editor.value).toEqual(emptyAction);
  });

  test("not an empty text in place of a value that could not be read", async () => {
    const { form, editor, entries } = mountForm();
    editor.setAttribute("value", "{oops");
    expect(form.matches(":invalid")).toBe(true);
    expect(entries()).toEqual([asciiJson(emptyAction)]);
    editor.removeAttribute("value");
    expect([form.checkValidity(), entries()]).toEqual([true, [""]]);
  });

  test("what would be saved: a template says so, with its name trimmed and its folder", () => {
    const { editor, entries } = mountForm({ value: { ...actionOf("一"), a_name: " 挨拶 " } });
    editor.template = true;
    editor.groupId = 4;
    const sent = JSON.parse(String(entries()[0]));
    expect(sent).toMatchObject({ is_template: 1, a_name: "挨拶", inputs: actionOf("一").inputs });
    expect(String(sent.group_id)).toBe("4");
    expect(editor.value).toMatchObject({ a_name: " 挨拶 " });
  });

  test("under the name of now, and without a name nothing", () => {
    const { form, editor } = mountForm({ value: actionOf("一") });
    editor.name = "other";
    expect([...new FormData(form).keys()]).toEqual(["other"]);
    editor.removeAttribute("name");
    expect([...new FormData(form).keys()]).toEqual([]);
    Reflect.set(editor, "name", "again");
    expect([...new FormData(form).keys()]).toEqual(["again"]);
  });

  test("what was typed before the editor came into the form", async () => {
    const { form } = mountForm();
    const editor = document.createElement("action-editor");
    mountMarkup("").append(editor);
    editor.name = "late";
    await userEvent.click(control(editor, "button", "テキスト送信を追加"));
    await userEvent.fill(textField(editor), "先に");
    await eventually(() => textsOf(editor)).toEqual(["先に"]);
    form.append(editor);
    expect(new FormData(form).get("late")).toBe(asciiJson(editor.value));
    expect(editor.form).toBe(form);
  });

  test("of another place by its `form` attribute", () => {
    const place = mountMarkup(
      '<form id="far"></form><action-editor form="far" name="action"></action-editor>',
    );
    const form = place.querySelector("form") as HTMLFormElement;
    expect(new FormData(form).get("action")).toBe("");
    expect((place.querySelector("action-editor") as ActionEditorElement).form).toBe(form);
  });

  test.each(["Shift_JIS", "utf-8, euc-jp", "UTF-8", ""])(
    "texts in ASCII, whatever its charset: %o",
    (charset) => {
      const { entries } = mountForm(
        { value: actionOf("髙橋 😀\\~\u007f") },
        `<form accept-charset="${charset}"><input name="getAttribute"></form>`,
      );
      const [entry] = entries();
      expect(JSON.parse(String(entry))).toEqual(actionOf("髙橋 😀\\~\u007f"));
      expect(entry).toMatch(/^[ -~]*$/);
    },
  );

  test("nothing of a disabled editor, by itself or by its fieldset", () => {
    const { editor, entries } = mountForm({ value: actionOf("一") }, "<form><fieldset></fieldset></form>");
    editor.disabled = true;
    expect(entries()).toEqual([]);
    editor.disabled = false;
    expect(entries()).toHaveLength(1);
    (editor.parentElement as HTMLFieldSetElement).disabled = true;
    expect(entries()).toEqual([]);
    (editor.parentElement as HTMLFieldSetElement).disabled = false;
    expect(entries()).toHaveLength(1);
  });

  test("a readonly editor as it is", () => {
    expect(mountForm({ value: actionOf("一"), readonly: true }).entries()).toEqual([
      asciiJson(actionOf("一")),
    ]);
  });
});

describe("a fieldset that is disabled", () => {
  test("leaves nothing to change until it is enabled", async () => {
    const { editor } = mountForm({ value: actionOf("一") }, "<form><fieldset disabled></fieldset></form>");
    await drawn(editor);
    expect(finishButton(editor).query()).toBeNull();
    expect(editor.disabled).toBe(false);
    expect(editor.matches(":disabled")).toBe(true);
    (editor.parentElement as HTMLFieldSetElement).disabled = false;
    await expect.element(finishButton(editor)).toBeVisible();
  });
});

describe("a reset of the form", () => {
  test("brings the last set value back, without `change`, and can be undone", async () => {
    const { form, editor, entries } = mountForm({ value: actionOf("一") });
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => editor.dirty).toBe(true);
    const heard = record(editor);
    form.reset();
    expect([textsOf(editor), editor.dirty]).toEqual([["一"], false]);
    expect(entries()).toEqual([asciiJson(actionOf("一"))]);
    expect(heard).toEqual([]);
    await eventually(() => shownInText(editor)).toBe("一");
    await userEvent.click(control(editor, "button", "元に戻す"));
    await eventually(() => textsOf(editor)).toEqual(["編集した"]);
  });

  test("takes back what was shown as wrong", async () => {
    const { form, editor } = mountForm({ value: actionOf("") });
    await userEvent.click(finishButton(editor));
    await eventually(() => shownText(editor)).toContain("本文を入力してください。");
    form.reset();
    await eventually(() => shownText(editor)).not.toContain("本文を入力してください。");
  });
});

describe("validity", () => {
  const flags = ({ validity }: ActionEditorElement) => ({
    valid: validity.valid,
    custom: validity.customError,
    missing: validity.valueMissing,
  });
  const good = { valid: true, custom: false, missing: false };

  test.each([
    ["an action", {}, actionOf("一"), good],
    ["a required action", { required: true }, actionOf("一"), good],
    ["no effect", {}, emptyAction, good],
    ["no effect in a new template", { template: true }, emptyAction, good],
    [
      "no effect in an action that is stored",
      {},
      { ...emptyAction, aid: 7 },
      { valid: false, custom: true, missing: false },
    ],
    [
      "nothing but a name",
      { template: true },
      { ...emptyAction, a_name: "挨拶" },
      { valid: false, custom: true, missing: false },
    ],
    [
      "no effect where one is required",
      { required: true },
      emptyAction,
      { valid: false, custom: true, missing: true },
    ],
    [
      "a text that is missing",
      { required: true },
      actionOf(""),
      { valid: false, custom: true, missing: false },
    ],
    [
      "a text that is too long",
      {},
      actionOf("あ".repeat(4501)),
      { valid: false, custom: true, missing: false },
    ],
    [
      "a template without a name",
      { template: true },
      actionOf("一"),
      { valid: false, custom: true, missing: false },
    ],
    ["what we do not know", {}, { inputs: [{ type: 999 }, null] }, good],
  ])("of %s", (_, attributes, value, expected) => {
    const { editor } = mountForm({ ...attributes, value });
    expect(flags(editor)).toEqual(expected);
    expect(editor.matches(":valid")).toBe(expected.valid);
    expect(editor.checkValidity()).toBe(expected.valid);
    expect(editor.validationMessage === "").toBe(expected.valid);
  });

  test("says what is wrong first", () => {
    expect(mountForm({ value: actionOf("一", "") }).editor.validationMessage).toBe(
      "本文を入力してください。",
    );
  });

  test("follows the operator, the page and the attributes", async () => {
    const { form, editor } = mountForm({ value: actionOf("一") });
    await userEvent.fill(textField(editor), "");
    await eventually(() => form.checkValidity()).toBe(false);
    editor.undo();
    expect(form.checkValidity()).toBe(true);
    editor.template = true;
    expect(form.checkValidity()).toBe(false);
    editor.template = false;
    await userEvent.click(control(editor, "button", "削除"));
    await eventually(() => form.checkValidity()).toBe(false);
    expect(editor.validity.valueMissing).toBe(false);
    editor.value = null;
    expect(form.checkValidity()).toBe(true);
    editor.required = true;
    expect(form.matches(":invalid")).toBe(true);
    expect(editor.validity.valueMissing).toBe(true);
  });

  test.each(["disabled", "readonly"] as const)("is not asked of an editor that is %s", (attribute) => {
    const { form, editor } = mountForm({ value: actionOf("") });
    expect([editor.willValidate, form.checkValidity()]).toEqual([true, false]);
    editor[attribute] = true;
    expect([editor.willValidate, form.checkValidity(), editor.checkValidity()]).toEqual([false, true, true]);
  });

  test("is checked in silence", async () => {
    const { editor } = mountForm({ value: actionOf("") });
    await drawn(editor);
    const heard = record(editor, ["invalid", "failure"]);
    expect(editor.checkValidity()).toBe(false);
    expect(heard.map(({ type }) => type)).toEqual(["invalid"]);
    expect(document.activeElement).toBe(document.body);
    expect(shownText(editor)).not.toContain("本文を入力してください。");
  });

  test("is reported in place, at the first problem", async () => {
    const { editor } = mountForm({ value: actionOf("一", "") });
    await drawn(editor);
    expect(editor.reportValidity()).toBe(false);
    await eventually(() => shownText(editor)).toContain("本文を入力してください。");
    await eventually(() => editor.shadowRoot?.activeElement === textField(editor, 2).element()).toBe(true);
  });
});

describe("submitting the form", () => {
  async function trySubmit({ form }: FormWithEditor): Promise<boolean> {
    let submitted = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      submitted = true;
    });
    form.requestSubmit();
    return submitted;
  }

  test("goes through with a good action", async () => {
    expect(await trySubmit(mountForm({ value: actionOf("一") }))).toBe(true);
  });

  test("goes through with an empty one, unless it is required", async () => {
    const mounted = mountForm();
    expect(await trySubmit(mounted)).toBe(true);
    mounted.editor.required = true;
    expect(await trySubmit(mounted)).toBe(false);
    await eventually(() => shownText(mounted.editor)).toContain("最低1つの要素を選択して下さい");
  });

  test("goes through with an empty one whose own button refuses it", async () => {
    const mounted = mountForm({ finisher: "emit" });
    await drawn(mounted.editor);
    expect(await mounted.editor.submit()).toMatchObject({ ok: false });
    expect(await trySubmit(mounted)).toBe(true);
  });

  test("is blocked by one that may not be saved, and leads to the first problem", async () => {
    const mounted = mountForm({ value: actionOf("一", "") });
    const { editor } = mounted;
    await drawn(editor);
    expect(await trySubmit(mounted)).toBe(false);
    await eventually(() => editor.shadowRoot?.activeElement === textField(editor, 2).element()).toBe(true);
    await eventually(() => shownText(editor)).toContain("本文を入力してください。");
  });

  test("that stops at another field does not open this one's problems", async () => {
    const mounted = mountForm({ value: actionOf("") }, "<form><input required></form>");
    await drawn(mounted.editor);
    expect(await trySubmit(mounted)).toBe(false);
    await eventually(() => document.activeElement?.localName).toBe("input");
    expect(shownText(mounted.editor)).not.toContain("本文を入力してください。");
  });

  test("is not what the editor's own buttons and fields do", async () => {
    const mounted = mountForm({ value: actionOf("一"), finisher: "emit", template: true });
    const { form, editor } = mounted;
    let submits = 0;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      submits += 1;
    });
    await userEvent.click(control(editor, "textbox", "アクション名"));
    await userEvent.keyboard("a{Enter}");
    await eventually(() => editor.value.a_name).toBe("a");
    const finished = record(editor, ["finish"]);
    await userEvent.click(finishButton(editor));
    await eventually(() => finished.length).toBe(1);
    expect(submits).toBe(0);
  });
});

describe("a label", () => {
  test.each([
    ["with `for`", '<form><label for="act">アクション</label></form>'],
    ["around it", "<form><label>アクション<fieldset></fieldset></label></form>"],
  ])("%s knows the editor and leads into it", async (_, markup) => {
    const { form, editor } = mountForm({ value: actionOf("一"), id: "act" }, markup);
    const label = form.querySelector("label") as HTMLLabelElement;
    await drawn(editor);
    expect([...editor.labels]).toEqual([label]);
    expect(label.control).toBe(editor);
    await userEvent.click(label, { position: { x: 4, y: 4 } });
    await eventually(() => document.activeElement).toBe(editor);
  });
});

describe("the focus", () => {
  test("may be given to the element itself", async () => {
    const { editor } = mountForm({ value: actionOf("一") });
    await drawn(editor);
    editor.focus();
    expect(document.activeElement).toBe(editor);
  });
});

describe("what the browser brings back", () => {
  test("after going back, counts as an edit that can be undone", async () => {
    const { editor, entries } = mountForm({ value: actionOf("一") });
    await drawn(editor);
    editor.formStateRestoreCallback(asciiJson(actionOf("戻った")));
    expect([textsOf(editor), editor.dirty]).toEqual([["戻った"], true]);
    expect(entries()).toEqual([asciiJson(actionOf("戻った"))]);
    await userEvent.click(control(editor, "button", "元に戻す"));
    await eventually(() => textsOf(editor)).toEqual(["一"]);
  });

  test.each([
    ["the same", asciiJson(actionOf("一"))],
    ["malformed", "{oops"],
    ["no action", "[1]"],
    ["of another kind", null],
  ])("is left alone when it is %s", (_, state) => {
    const { editor } = mountForm({ value: actionOf("一") });
    editor.formStateRestoreCallback(state);
    expect([textsOf(editor), editor.canUndo]).toEqual([["一"], false]);
  });
});
