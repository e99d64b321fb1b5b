import type { ReactNode } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ActionEditorElement } from "../../src/entries/action-editor.js";
import { actionOf, openAction, shownInText, textField, textsOf } from "../elements/action-editor/page.js";
import { configurePage } from "./support/console-page.js";
import { control, drawn, eventually, mountMarkup, shownText, within } from "./support/editors.js";
import { defineActionEditor, freshTag } from "./support/fresh-tags.js";
import { catchErrors, silence } from "./support/page-hazards.js";

/** An editor that cannot be drawn while its page says so. */
class FragileEditor extends ActionEditorElement {
  static broken = false;
  override render(): ReactNode {
    return (
      <>
        {super.render()}
        <Fragile />
      </>
    );
  }
}
function Fragile(): ReactNode {
  if (FragileEditor.broken) throw new Error("cannot be drawn");
  return null;
}
const tag = freshTag();
defineActionEditor(tag, FragileEditor);

/** An editor with an edit in it, then broken at its next drawing. */
async function crashed(): Promise<FragileEditor> {
  silence("error");
  silence("warn");
  catchErrors();
  FragileEditor.broken = false;
  const editor = document.createElement(tag) as FragileEditor;
  editor.value = actionOf("一", "二");
  mountMarkup("").append(editor);
  await userEvent.fill(textField(editor), "編集した");
  await eventually(() => textsOf(editor)).toEqual(["編集した", "二"]);
  FragileEditor.broken = true;
  editor.finishLabel = "保存する";
  await eventually(() => shownText(editor)).toContain("この編集欄を表示できませんでした");
  return editor;
}

describe("an editor that cannot be drawn", () => {
  test("says so in an alert and keeps the work", async () => {
    const editor = await crashed();
    await eventually(() => within(editor).getByRole("alert").element().textContent).toContain(
      "編集内容は残っています。",
    );
    expect(textsOf(editor)).toEqual(["編集した", "二"]);
    expect([editor.dirty, editor.canUndo]).toEqual([true, true]);
  });

  test("is drawn again on request, with its history", async () => {
    const editor = await crashed();
    FragileEditor.broken = false;
    await userEvent.click(control(editor, "button", "もう一度表示する"));
    await eventually(() => shownInText(editor)).toBe("編集した");
    await userEvent.click(control(editor, "button", "元に戻す"));
    await eventually(() => textsOf(editor)).toEqual(["一", "二"]);
    expect(editor.shadowRoot?.querySelectorAll(".editor")).toHaveLength(1);
  });

  test("says so again when it still cannot", async () => {
    const editor = await crashed();
    await userEvent.click(control(editor, "button", "もう一度表示する"));
    await expect.element(control(editor, "button", "もう一度表示する")).toBeVisible();
    expect(textsOf(editor)).toEqual(["編集した", "二"]);
  });

  test("comes back as it is after a time off the page", async () => {
    const editor = await crashed();
    const place = editor.parentElement as HTMLElement;
    editor.remove();
    await eventually(() => editor.shadowRoot?.children[0]?.childNodes.length).toBe(0);
    FragileEditor.broken = false;
    place.append(editor);
    await drawn(editor);
    expect(textsOf(editor)).toEqual(["編集した", "二"]);
  });

  test("can still be saved by the page", async () => {
    const editor = await crashed();
    editor.finisher = "emit";
    expect(await editor.submit()).toMatchObject({
      ok: true,
      payload: { inputs: [{ text: "編集した" }, { text: "二" }] },
    });
  });

  test("gives the work to the clipboard", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    onTestFinished(() => write.mockRestore());
    const editor = await crashed();
    await userEvent.click(control(editor, "button", "編集内容をコピー"));
    await expect.element(within(editor).getByText("編集内容をコピーしました")).toBeVisible();
    expect(write).toHaveBeenCalledWith(JSON.stringify(editor.value));
  });

  test("shows the work where the clipboard is refused", async () => {
    const write = vi
      .spyOn(navigator.clipboard, "writeText")
      .mockRejectedValue(new DOMException("", "NotAllowedError"));
    onTestFinished(() => write.mockRestore());
    const editor = await crashed();
    await userEvent.click(control(editor, "button", "編集内容をコピー"));
    const field = within(editor).getByRole("textbox");
    await expect.element(field).toHaveValue(JSON.stringify(editor.value));
  });

  test("speaks the language of the page, its late words as well", async () => {
    configurePage({ locale: "en" });
    silence("error");
    catchErrors();
    FragileEditor.broken = true;
    const editor = document.createElement(tag) as FragileEditor;
    mountMarkup("").append(editor);
    await eventually(() => shownText(editor)).toContain("This editor could not be shown");
    await eventually(() => shownText(editor)).toContain("Your work is still here.");
  });

  test("tells the page's hook", async () => {
    const onError = vi.fn();
    configurePage({ onError });
    await crashed();
    expect(onError).toHaveBeenCalledWith(new Error("cannot be drawn"), { source: tag });
  });
});

test("a script of the page that empties the editor costs the view, not the work", async () => {
  silence("error");
  catchErrors();
  const editor = await openAction({ value: actionOf("一", "二") });
  // What a careless cleaner does: the nodes go behind React's back.
  for (const child of editor.shadowRoot?.querySelectorAll(".editor *") ?? []) child.remove();
  editor.value = actionOf("二");
  await userEvent.click(control(editor, "button", "もう一度表示する"));
  await eventually(() => shownInText(editor)).toBe("二");
});
