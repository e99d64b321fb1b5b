import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { MessageEditorElement } from "../../src/entries/message-editor.js";
import {
  chips,
  insertBy,
  messageDrawn,
  mountMessage,
  openAt,
  openMessage,
  serveLists,
  textbox,
  textHasFocus,
  textNode,
} from "../elements/message-editor/page.js";
import { eventually, finishButton, mountMarkup, shownText, within } from "./support/editors.js";
import { inBrief, prevent, record } from "./support/events.js";
import { press } from "./support/focus.js";
import { freshServer } from "./support/server.js";

/** A form with one message editor in it. */
async function inForm(
  markup = "",
  text = "",
): Promise<{ form: HTMLFormElement; editor: MessageEditorElement }> {
  const place = mountMarkup(
    `<form><message-editor api-base="${freshServer()}" name="body" ${markup}></message-editor></form>`,
  );
  const editor = place.querySelector("message-editor") as MessageEditorElement;
  if (text !== "") editor.value = text;
  await messageDrawn(editor);
  return { form: place.querySelector("form") as HTMLFormElement, editor };
}

const entry = (form: HTMLFormElement) => new FormData(form).get("body");

describe("the value", () => {
  test.each([
    ["plain", "こんにちは"],
    ["what looks like JSON", '{"text":"a"}'],
    ["quotes", '"a"'],
    ["a figure", "12"],
    ["null as a text", "null"],
    ["brackets of lists", "[1, 2]"],
    ["nothing", ""],
    ["breaks of three kinds", "一\r\n二\r三\n"],
    ["placeholders", "[[name]]と[[nobody]]と[[[name]]]"],
    ["half a pair", "\ud83d\ude00\ud83d"],
    ["markup", "<b onclick=alert(1)>&amp;</b>"],
  ])("is the text of the attribute: %s", async (_, text) => {
    const editor = await openMessage({ value: text });
    expect(editor.value).toBe(text);
    expect(editor.dirty).toBe(false);
  });

  test("is the text that a script sets, before the upgrade too", async () => {
    serveLists();
    const editor = mountMessage();
    editor.value = "一\r\n[[name]]";
    await messageDrawn(editor);
    expect(editor.value).toBe("一\r\n[[name]]");
    expect(chips(editor)).toEqual(["名前"]);
  });

  test("null empties it, and nothing fails", async () => {
    const editor = await openMessage({ value: "前" });
    const heard = record(editor);
    editor.value = null;
    expect(editor.value).toBe("");
    await eventually(() => textNode(editor).innerText.trim()).toBe("");
    expect(heard).toEqual([]);
  });

  test.each([[1], [true], [["a"]], [{ text: "a" }], [undefined]])(
    "%j is refused, and the last one stays",
    async (value) => {
      const editor = await openMessage({ value: "前" });
      const heard = record(editor);
      editor.value = value;
      expect(editor.value).toBe("前");
      expect(inBrief(heard)).toEqual(["failure invalid-input"]);
    },
  );

  test("the attribute taken away, and another one", async () => {
    const editor = await openMessage({ value: "一" });
    editor.setAttribute("value", "二");
    expect(editor.value).toBe("二");
    await eventually(() => textNode(editor).innerText).toBe("二");
  });

  test("set while it is edited shows at once and forgets the history", async () => {
    const editor = await openAt("end", { value: "一" });
    const heard = record(editor, ["change"]);
    await press("二");
    await eventually(() => editor.canUndo).toBe(true);
    editor.value = "三[[name]]";
    expect([editor.canUndo, editor.canRedo, editor.dirty]).toEqual([false, false, false]);
    await eventually(() => textNode(editor).innerText).toMatch(/^三名前/);
    await press("{Control>}z{/Control}");
    expect(editor.value).toBe("三[[name]]");
    expect(heard).toHaveLength(1);
  });

  test("reset goes back to what was set, and says no change", async () => {
    const editor = await openAt("end", { value: "一\r\n" });
    await press("二");
    const heard = record(editor);
    editor.reset();
    expect([editor.value, editor.dirty]).toEqual(["一\r\n", false]);
    expect(heard).toEqual([]);
  });
});

describe("in a form", () => {
  test.each(["一\r\n[[name]]", '{"a":1}', "😀", ""])("the entry is the text itself: %j", async (text) => {
    const { form, editor } = await inForm("", text);
    expect(entry(form)).toBe(text);
    editor.remove();
    form.append(editor);
    expect(entry(form)).toBe(text);
  });

  test("of what was typed", async () => {
    const { form, editor } = await inForm();
    editor.focus();
    await press("一{Enter}二");
    await eventually(() => entry(form)).toBe("一\n二");
  });

  test("in a page of another charset too", async () => {
    const { form } = await inForm("", "日本😀");
    form.acceptCharset = "shift_jis";
    expect(entry(form)).toBe("日本😀");
  });

  test("with a draft key too", async () => {
    const { form, editor } = await inForm('draft-key="message"', "一");
    editor.focus();
    await press("二");
    await eventually(() => entry(form)).toBe("一二");
    await eventually(() => JSON.parse(sessionStorage.getItem("message") ?? "null")?.value).toBe("一二");
  });

  test("a draft is offered and restored as text", async () => {
    const first = await inForm('draft-key="message"', "一");
    first.editor.focus();
    await press("二\r");
    await eventually(() => sessionStorage.getItem("message")).not.toBeNull();
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    const draft = first.editor.value;
    first.form.remove();
    const { form, editor } = await inForm('draft-key="message"', "一");
    await userEvent.click(within(editor).getByRole("button", { name: "復元する" }));
    expect([editor.value, entry(form), editor.dirty]).toEqual([draft, draft, true]);
  });

  test("resetting the form resets it", async () => {
    const { form, editor } = await inForm('value="一"');
    editor.focus();
    await press("二");
    await eventually(() => editor.value).toBe("一二");
    form.reset();
    expect([editor.value, entry(form)]).toEqual(["一", "一"]);
  });

  test("required and empty is missing; a text is not", async () => {
    const { form, editor } = await inForm("required");
    expect([editor.validity.valueMissing, form.checkValidity()]).toEqual([true, false]);
    expect(editor.validationMessage).toBe("本文を入力してください。");
    editor.focus();
    await press("a");
    await eventually(() => form.checkValidity()).toBe(true);
    await press("{Backspace}");
    await eventually(() => editor.validity.valueMissing).toBe(true);
  });

  test("empty and not required is valid", async () => {
    const { form, editor } = await inForm();
    expect([form.checkValidity(), editor.validity.valid, entry(form)]).toEqual([true, true, ""]);
  });

  test("blanks alone, and one too long, may be held and not sent", async () => {
    const { form, editor } = await inForm('maxlength="3"');
    for (const text of ["  ", "1234"]) {
      editor.value = text;
      expect([editor.validity.customError, form.checkValidity(), editor.value]).toEqual([true, false, text]);
    }
    editor.value = "123";
    expect(form.checkValidity()).toBe(true);
  });

  test("the limit is 4500 unless the page says otherwise, and the text is never cut", async () => {
    const editor = await openMessage({ value: "a".repeat(4500) });
    expect(editor.validity.valid).toBe(true);
    editor.focus();
    await press("b");
    await eventually(() => editor.validity.customError).toBe(true);
    expect(editor.value).toHaveLength(4501);
    expect(shownText(editor)).toContain("4501/4500");
  });

  test("what the browser kept is a text again", async () => {
    const { form, editor } = await inForm();
    editor.formStateRestoreCallback("一\r\n[[name]]");
    expect([editor.value, entry(form)]).toEqual(["一\r\n[[name]]", "一\r\n[[name]]"]);
    await eventually(() => chips(editor)).toEqual(["名前"]);
  });

  test("Enter in the text submits no form", async () => {
    const { form, editor } = await inForm();
    prevent(form, "submit");
    const heard = record(form, ["submit"]);
    editor.focus();
    await press("一{Enter}");
    await eventually(() => editor.value).toBe("一\n");
    expect(heard).toEqual([]);
  });

  test("nor do buttons of the toolbar and of its dialogs", async () => {
    const { form, editor } = await inForm();
    prevent(form, "submit");
    const heard = record(form, ["submit"]);
    await insertBy(editor, "名前");
    await insertBy(editor, "配信日");
    await userEvent.click(within(editor).getByRole("button", { name: "挿入", exact: true }));
    await eventually(() => editor.value).toBe("[[name]][[date add=0 format=1]]");
    expect(heard).toEqual([]);
  });
});

describe("finishing", () => {
  test("the button is there with a label only", async () => {
    const editor = await openMessage({ value: "一" });
    expect(editor.shadowRoot?.querySelector(".editor button.button-primary")).toBeNull();
    expect(within(editor).getByRole("button", { name: "保存" }).query()).toBeNull();
    editor.finishLabel = "送信する";
    await expect.element(finishButton(editor, "送信する")).toBeVisible();
  });

  test("hands the text over and makes no call", async () => {
    const calls = serveLists({});
    const editor = await openMessage({ value: "一\r\n二", "finish-label": "送信する" });
    const heard = record(editor);
    await userEvent.click(finishButton(editor, "送信する"));
    await eventually(() => inBrief(heard)).toEqual(["before-finish", "finish"]);
    expect(heard[1]?.detail).toEqual({ finisher: "emit", payload: "一\r\n二" });
    expect(calls).toEqual([]);
  });

  test.each(["post", "postemit"])("%s sends the text in JSON to the path of the page", async (finisher) => {
    const calls = serveLists({}, () => ({ json: { ok: true } }));
    const server = freshServer();
    const editor = await openMessage({
      "api-base": server,
      value: "一\r\n[[name]]\ud83d",
      finisher,
      "finish-path": "/messages",
    });
    const result = await editor.submit();
    expect(result).toMatchObject({ ok: true, payload: "一\r\n[[name]]\ud83d" });
    expect(calls.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([`POST ${server}/messages`]);
    expect(calls[0]?.headers.get("content-type")).toMatch(/^application\/json/);
    expect(JSON.parse(calls[0]?.text ?? "")).toEqual({ text: "一\r\n[[name]]\ud83d" });
  });

  test.each(["post", "postemit"])("%s without a path is refused, and nothing is called", async (finisher) => {
    const calls = serveLists({});
    const editor = await openMessage({ value: "一", finisher });
    const heard = record(editor);
    expect(await editor.submit()).toMatchObject({ ok: false });
    expect(inBrief(heard)).toEqual(["failure validation"]);
    await expect.element(within(editor).getByRole("alert")).toBeVisible();
    expect(calls).toEqual([]);
  });

  test("an answer that refuses is told, and the text stays", async () => {
    serveLists({}, () => ({ status: 422, json: { message: "送れません" } }));
    const editor = await openMessage({ value: "一", finisher: "post", "finish-path": "/messages" });
    expect(await editor.submit()).toMatchObject({ ok: false, status: 422 });
    expect(editor.value).toBe("一");
    await eventually(() => shownText(editor)).toContain("送れません");
  });

  test("a text too long is refused, and has the focus", async () => {
    const editor = await openMessage({ value: "1234", maxlength: "3" });
    const heard = record(editor);
    expect(await editor.submit()).toMatchObject({ ok: false });
    expect(inBrief(heard)).toEqual(["failure validation"]);
    await textHasFocus(editor);
    await expect.element(textbox(editor)).toHaveAttribute("aria-invalid", "true");
  });
});

describe("as a control of the page", () => {
  test("is a textbox of several lines that focus() goes to", async () => {
    const editor = await openMessage({ value: "一" });
    await expect.element(textbox(editor)).toHaveAttribute("aria-multiline", "true");
    editor.focus();
    await textHasFocus(editor);
    await press("二");
    await eventually(() => editor.value).toBe("一二");
  });

  test("focus() right after it was put there", async () => {
    const editor = mountMessage({ value: "一" });
    editor.focus();
    await messageDrawn(editor);
    await textHasFocus(editor);
  });

  test("is about 200 px high when it is empty, and higher with more", async () => {
    const editor = await openMessage();
    const { height } = textNode(editor).getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(195);
    expect(height).toBeLessThanOrEqual(215);
    editor.value = "一\n".repeat(20);
    await eventually(() => textNode(editor).getBoundingClientRect().height).toBeGreaterThan(300);
  });

  test("change says the text, and whether it may be saved", async () => {
    const editor = await openAt("end", { maxlength: "2" });
    const heard = record(editor, ["change"]);
    await press("abc");
    await eventually(() => heard.at(-1)?.detail).toEqual({ value: "abc", dirty: true, valid: false });
    expect(heard[0]?.detail).toEqual({ value: "a", dirty: true, valid: true });
  });

  test.each(["readonly", "disabled"])(
    "%s: shows placeholders by name, and takes no key",
    async (attribute) => {
      serveLists();
      const editor = await openMessage({ value: "[[var id=201]]さん", [attribute]: true });
      await eventually(() => chips(editor)).toEqual(["会員番号"]);
      await userEvent.click(textNode(editor), { force: true });
      await press("x{Backspace}{Enter}");
      expect(editor.value).toBe("[[var id=201]]さん");
      expect(editor.shadowRoot?.querySelector(".message-toolbar")).toBeNull();
      expect(editor.shadowRoot?.querySelector(".ProseMirror")).toBeNull();
    },
  );

  test("moved in the document it keeps everything", async () => {
    const editor = await openAt("end", { value: "一" });
    await press("二");
    await eventually(() => editor.value).toBe("一二");
    const place = mountMarkup("<div></div>");
    onTestFinished(() => editor.remove());
    place.append(editor);
    await messageDrawn(editor);
    expect([editor.value, editor.canUndo, editor.dirty]).toEqual(["一二", true, true]);
    editor.undo();
    await eventually(() => textNode(editor).innerText).toBe("一");
  });
});
