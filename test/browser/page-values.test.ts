import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import { actionOf, mountEditor, openAction, textField, textsOf } from "../elements/action-editor/page.js";
import { mountPicker, openList, option, pickerDrawn } from "../elements/item-picker/page.js";
import { asciiJson } from "./support/ascii-json.js";
import { drawn, eventually, mountMarkup } from "./support/editors.js";
import { record } from "./support/events.js";
import { tags } from "./support/lists.js";

/** An editor whose text has been edited, with an edit to take back. */
async function edited() {
  const editor = await openAction({ value: actionOf("一"), "draft-key": "values" });
  await userEvent.fill(textField(editor), "編集した");
  await eventually(() => editor.dirty).toBe(true);
  return editor;
}

describe("setting what is there", () => {
  test("by property changes nothing", async () => {
    const editor = await edited();
    const { value } = editor;
    editor.value = value;
    expect([editor.canUndo, editor.dirty]).toEqual([true, true]);
    editor.undo();
    expect(textsOf(editor)).toEqual(["一"]);
  });

  test("by attribute changes nothing, and another value does", async () => {
    const editor = await edited();
    editor.setAttribute("value", JSON.stringify(editor.value));
    expect([editor.canUndo, editor.dirty]).toEqual([true, true]);
    editor.setAttribute("value", JSON.stringify(actionOf("二")));
    expect([editor.canUndo, editor.dirty, textsOf(editor)]).toEqual([false, false, ["二"]]);
  });

  test("at each change, as binding libraries do, keeps the draft", async () => {
    const editor = await openAction({ value: actionOf("一"), "draft-key": "values" });
    editor.addEventListener("change", () => {
      const { value } = editor;
      editor.value = value;
    });
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => editor.dirty).toBe(true);
    await eventually(() => JSON.stringify({ ...sessionStorage })).toContain("編集した");
  });
});

describe("setting the attribute to the text that it has", () => {
  test("leaves what was edited since", async () => {
    const editor = await edited();
    const heard = record(editor);
    editor.setAttribute("value", editor.getAttribute("value") ?? "");
    expect([editor.canUndo, editor.dirty, textsOf(editor), heard]).toEqual([true, true, ["編集した"], []]);
    editor.reset();
    expect([editor.dirty, textsOf(editor)]).toEqual([false, ["一"]]);
  });

  test("leaves what was set as a property since", () => {
    const editor = mountEditor({ value: actionOf("一") });
    editor.value = actionOf("二");
    editor.setAttribute("value", editor.getAttribute("value") ?? "");
    expect(textsOf(editor)).toEqual(["二"]);
  });

  test("is nothing that a framework does by drawing again", async () => {
    const root = createRoot(mountMarkup(""));
    onTestFinished(() => root.unmount());
    const value = JSON.stringify(actionOf("一"));
    const draw = (title: string) =>
      flushSync(() => root.render(createElement("action-editor", { value, title })));
    draw("一回目");
    const editor = document.querySelector("action-editor") as ActionEditorElement;
    await drawn(editor);
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => editor.dirty).toBe(true);
    draw("二回目");
    expect([editor.title, editor.canUndo, textsOf(editor)]).toEqual(["二回目", true, ["編集した"]]);
  });
});

describe("markSaved()", () => {
  test("counts changes from here, drops the draft, keeps the history, and fires nothing", async () => {
    const editor = await edited();
    await eventually(() => JSON.stringify({ ...sessionStorage })).toContain("編集した");
    const events = record(editor);
    editor.markSaved();
    expect([editor.dirty, editor.canUndo, { ...sessionStorage }]).toEqual([false, true, {}]);
    editor.undo();
    expect([textsOf(editor), editor.dirty]).toEqual([["一"], true]);
    editor.reset();
    expect([textsOf(editor), editor.dirty]).toEqual([["編集した"], false]);
    expect(events).toEqual([]);
  });
});

describe("a picker", () => {
  test("reads a property that is a text as its attribute", () => {
    const picker = mountPicker({ kind: "tag", multiple: true }, { source: tags, value: "[1,3]" });
    expect(picker.value).toEqual([1, 3]);
    picker.value = "4";
    expect(picker.value).toEqual([4]);
  });

  test("with a value that cannot be read is invalid and says so; a form gets what was there", async () => {
    const place = mountMarkup(
      `<form><item-picker kind="tag" multiple name="tags" value="[1,"></item-picker></form>`,
    );
    const [form, picker] = [place.querySelector("form"), place.querySelector("item-picker")];
    if (!form || !picker) throw new Error("no form");
    picker.source = tags;
    await eventually(() => picker.shadowRoot?.textContent).toContain("value");
    expect([form.checkValidity(), picker.validity.customError, new FormData(form).getAll("tags")]).toEqual([
      false,
      true,
      ["[1,"],
    ]);
    await openList(picker);
    await userEvent.click(option(picker, "東京"));
    expect([form.checkValidity(), new FormData(form).getAll("tags")]).toEqual([true, ["4"]]);
    picker.reset();
    expect([form.checkValidity(), new FormData(form).getAll("tags")]).toEqual([false, ["[1,"]]);
    picker.value = [2];
    expect([form.checkValidity(), new FormData(form).getAll("tags")]).toEqual([true, ["2"]]);
    picker.value = "nonsense";
    expect([form.checkValidity(), new FormData(form).getAll("tags")]).toEqual([false, ["2"]]);
    await pickerDrawn(picker);
  });
});

describe("a native control with the element's name inside it", () => {
  const markup = (inside: string) =>
    `<form><action-editor name="action" value='${JSON.stringify(actionOf("一"))}'>${inside}</action-editor></form>`;
  const sent = (form: HTMLFormElement) => new FormData(form).getAll("action");

  test.each([
    ["a text area", `<textarea name="action">古い</textarea>`],
    ["a hidden input", `<input type="hidden" name="action" value="古い">`],
    ["a required input, deeper", `<p><input name="action" required></p>`],
  ])("is submitted no longer once the element is there: %s", (_what, inside) => {
    const form = mountMarkup(markup(inside)).querySelector("form") as HTMLFormElement;
    expect(sent(form)).toEqual([asciiJson(actionOf("一"))]);
    expect(form.checkValidity()).toBe(true);
  });

  test("is submitted while the element is not defined, and others always are", () => {
    const undefinedTag = markup(`<textarea name="action">古い</textarea>`).replaceAll(
      "action-editor",
      "never-there",
    );
    const form = mountMarkup(undefinedTag).querySelector("form") as HTMLFormElement;
    expect(sent(form)).toEqual(["古い"]);
    const other = mountMarkup(markup(`<input name="other" value="x">`)).querySelector(
      "form",
    ) as HTMLFormElement;
    expect(new FormData(other).get("other")).toBe("x");
  });
});
