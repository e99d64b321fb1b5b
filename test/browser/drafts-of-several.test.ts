import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import "../../src/entries/message-editor.js";
import { actionOf, textField, textsOf } from "../elements/action-editor/page.js";
import { type Attributes, control, drawn, eventually, mountMarkup } from "./support/editors.js";
import { isOffered, leavePage, leaveWork, mountKept, nextIdle, stored } from "./support/kept-work.js";

describe("two editors with one key", () => {
  test("are not offered each other's work, and neither loses its own", async () => {
    const lower = mountKept();
    await userEvent.fill(textField(lower), "下");
    await eventually(() => stored()?.value).toEqual(actionOf("下"));
    const upper = mountKept();
    await drawn(upper);
    await nextIdle();
    expect(isOffered(upper)).toBe(false);
    await userEvent.fill(textField(upper), "上");
    await eventually(() => stored()?.value).toEqual(actionOf("上"));
    expect(stored()).toMatchObject({ earlier: { value: actionOf("下") } });
    upper.markSaved();
    await eventually(() => stored()?.value).toEqual(actionOf("下"));
    upper.remove();
    lower.remove();
    const next = mountKept();
    await eventually(() => isOffered(next)).toBe(true);
  });
});

describe("one of two editors with one key that leaves with unsaved work", () => {
  async function leaveUpper(attributes: Attributes = {}): Promise<ActionEditorElement> {
    const lower = mountKept();
    await userEvent.fill(textField(lower), "下");
    await eventually(() => stored()?.value).toEqual(actionOf("下"));
    const upper = mountKept(attributes);
    await userEvent.fill(textField(upper), "上");
    await eventually(() => textsOf(upper)).toEqual(["上"]);
    upper.remove();
    return lower;
  }

  test("has the other offer it, and what that writes next does not lose it", async () => {
    const lower = await leaveUpper();
    await eventually(() => isOffered(lower)).toBe(true);
    await userEvent.fill(textField(lower), "下の続き");
    await eventually(() => stored()).toMatchObject({
      value: actionOf("下の続き"),
      earlier: { value: actionOf("上") },
    });
    await userEvent.click(control(lower, "button", "復元する"));
    await eventually(() => textsOf(lower)).toEqual(["上"]);
    await userEvent.click(control(lower, "button", "元に戻す"));
    await eventually(() => textsOf(lower)).toEqual(["下の続き"]);
  });

  test("is not lost where the other has a look into the storage before it", async () => {
    const lower = mountKept();
    const upper = mountKept();
    await userEvent.fill(textField(lower), "下");
    await eventually(() => textsOf(lower)).toEqual(["下"]);
    lower.remove();
    await eventually(() => isOffered(upper)).toBe(true);
    upper.remove();
    const next = mountKept();
    await eventually(() => isOffered(next)).toBe(true);
  });

  test("is kept apart where it is another record's", async () => {
    const eighth = { ...actionOf("八"), aid: 8 };
    const lower = await leaveUpper({ value: eighth });
    await userEvent.fill(textField(lower), "下の続き");
    await eventually(() => stored()).toMatchObject({ value: actionOf("下の続き") });
    expect(isOffered(lower)).toBe(false);
    lower.remove();
    const next = mountKept({ value: eighth });
    await eventually(() => isOffered(next)).toBe(true);
    await userEvent.click(control(next, "button", "復元する"));
    await eventually(() => textsOf(next)).toEqual(["上"]);
  });

  test("that is only moved hands nothing over", async () => {
    const lower = mountKept();
    const upper = mountKept();
    await userEvent.fill(textField(upper), "上");
    await eventually(() => textsOf(upper)).toEqual(["上"]);
    mountMarkup("").append(upper);
    await nextIdle();
    expect([isOffered(lower), isOffered(upper)]).toEqual([false, false]);
  });
});

describe("an offer that nobody answered", () => {
  async function leaveTwice(): Promise<ActionEditorElement> {
    await leaveWork("前の");
    await leaveWork("次の");
    const editor = mountKept();
    await eventually(() => isOffered(editor)).toBe(true);
    return editor;
  }

  test("is not lost under new work: the newer comes first, then the older", async () => {
    const editor = await leaveTwice();
    await userEvent.click(control(editor, "button", "復元する"));
    await eventually(() => textsOf(editor)).toEqual(["次の"]);
    expect(isOffered(editor)).toBe(true);
    await userEvent.click(control(editor, "button", "復元する"));
    await eventually(() => textsOf(editor)).toEqual(["前の"]);
    await eventually(() => isOffered(editor)).toBe(false);
  });

  test("comes up when the newer one is not wanted", async () => {
    const editor = await leaveTwice();
    await userEvent.click(control(editor, "button", "破棄する"));
    await userEvent.click(control(editor, "button", "復元する"));
    await eventually(() => textsOf(editor)).toEqual(["前の"]);
  });

  test("is not lost where the page never comes to rest before new work is written", async () => {
    await leaveWork("前の仕事");
    const idle = vi.spyOn(window, "requestIdleCallback").mockReturnValue(0);
    onTestFinished(() => idle.mockRestore());
    const editor = mountKept();
    await drawn(editor);
    expect(isOffered(editor)).toBe(false);
    await userEvent.fill(textField(editor), "新しい仕事");
    await eventually(() => isOffered(editor)).toBe(true);
    expect(stored()).toMatchObject({
      value: actionOf("新しい仕事"),
      earlier: { value: actionOf("前の仕事") },
    });
  });

  test("survives leaving again without an edit", async () => {
    (await leaveTwice()).remove();
    leavePage();
    const editor = mountKept();
    await userEvent.click(control(editor, "button", "破棄する"));
    await userEvent.click(control(editor, "button", "復元する"));
    await eventually(() => textsOf(editor)).toEqual(["前の"]);
  });

  test("survives a time off the page, with new work in the editor", async () => {
    await leaveWork("前の");
    const editor = mountKept();
    await userEvent.fill(textField(editor), "次の");
    await eventually(() => textsOf(editor)).toEqual(["次の"]);
    const place = editor.parentElement as HTMLElement;
    editor.remove();
    await eventually(() => editor.shadowRoot?.children[0]?.childNodes.length).toBe(0);
    place.append(editor);
    await userEvent.click(control(editor, "button", "復元する"));
    await eventually(() => textsOf(editor)).toEqual(["前の"]);
  });
});
