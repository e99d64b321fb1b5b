import { describe, expect, type MockInstance, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../../src/entries/message-editor.js";
import {
  actionOf,
  mountEditor,
  openAction,
  shownInText,
  textField,
  textsOf,
} from "../elements/action-editor/page.js";
import { configurePage } from "./support/console-page.js";
import { control, drawn, eventually, mountMarkup, shownText } from "./support/editors.js";
import { record } from "./support/events.js";
import { isOffered, key, leavePage, leaveWork, mountKept, nextTurn, stored } from "./support/kept-work.js";
import { typeInto } from "./support/page-hazards.js";
import { serve } from "./support/server.js";
import { messageIn } from "./support/written-text.js";

describe("unsaved work", () => {
  test("is written under the key soon after an edit, and not before", async () => {
    // Elements of tests before it may have left theirs.
    sessionStorage.clear();
    const editor = mountKept({ "csrf-token": "secret" });
    await drawn(editor);
    expect(sessionStorage).toHaveLength(0);
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => stored()?.value).toEqual(actionOf("編集した"));
    expect(Object.keys(sessionStorage)).toEqual([key]);
    expect(sessionStorage.getItem(key)).not.toContain("secret");
  });

  test.each([
    ["left", leavePage],
    ["hidden", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("is written at once when the page is %s", async (_, leave) => {
    const editor = mountKept();
    await drawn(editor);
    typeInto(messageIn(editor), "編集した");
    await nextTurn();
    expect(stored()).toBeNull();
    leave();
    expect(stored()?.value).toEqual(actionOf("編集した"));
  });

  test("is written when the element is taken off the page", async () => {
    const editor = mountKept();
    await drawn(editor);
    typeInto(messageIn(editor), "編集した");
    await nextTurn();
    editor.remove();
    await eventually(() => stored()?.value).toEqual(actionOf("編集した"));
  });

  test("is nobody's business without a key", async () => {
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => textsOf(editor)).toEqual(["編集した"]);
    leavePage();
    expect(sessionStorage).toHaveLength(0);
  });

  test("is forgotten when it is undone", async () => {
    const editor = mountKept();
    await userEvent.fill(textField(editor), "編集した");
    await eventually(stored).not.toBeNull();
    await userEvent.click(control(editor, "button", "元に戻す"));
    await eventually(stored).toBeNull();
  });

  test("is forgotten when the form is reset", async () => {
    const form = mountMarkup("<form></form>").firstElementChild as HTMLFormElement;
    const editor = mountKept();
    form.append(editor);
    await userEvent.fill(textField(editor), "編集した");
    await eventually(stored).not.toBeNull();
    form.reset();
    leavePage();
    expect(stored()).toBeNull();
  });

  test.each([
    ["post", { json: { aid: 1 } }],
    ["emit", undefined],
  ])("is forgotten by a finish (%s)", async (finisher, answer) => {
    serve(...(answer ? [answer] : []));
    const editor = mountKept({ finisher });
    await userEvent.fill(textField(editor), "編集した");
    await eventually(stored).not.toBeNull();
    expect((await editor.submit()).ok).toBe(true);
    expect(stored()).toBeNull();
  });

  test("of a template is forgotten by a finish too", async () => {
    serve({ json: { aid: 1 } });
    const editor = mountKept({ template: true, value: { ...actionOf("一"), a_name: "名前" } });
    await userEvent.fill(textField(editor), "編集した");
    await eventually(stored).not.toBeNull();
    await editor.submit();
    leavePage();
    expect(stored()).toBeNull();
  });

  test("stays when the finish fails", async () => {
    configurePage({ onError: () => {} });
    serve({ status: 500 });
    const editor = mountKept();
    await userEvent.fill(textField(editor), "編集した");
    await eventually(stored).not.toBeNull();
    expect((await editor.submit()).ok).toBe(false);
    leavePage();
    expect(stored()?.value).toEqual(actionOf("編集した"));
  });
});

describe("work from before", () => {
  test("is offered, and changes nothing by itself", async () => {
    await leaveWork("編集した");
    const heard = record(document);
    const editor = mountKept();
    await eventually(() => isOffered(editor)).toBe(true);
    expect([textsOf(editor), editor.dirty]).toEqual([["一"], false]);
    expect(heard).toEqual([]);
  });

  test("is offered once the page has set the record by script", async () => {
    await leaveWork("編集した", { value: { ...actionOf("一"), aid: 12 } });
    const editor = await openAction({ "draft-key": key });
    expect(isOffered(editor)).toBe(false);
    editor.value = { ...actionOf("一"), aid: 12 };
    await eventually(() => isOffered(editor)).toBe(true);
  });

  test.each([
    ["another record", { value: { ...actionOf("一"), aid: 12 } }],
    ["the same content", { value: actionOf("編集した") }],
    ["another key", { "draft-key": "other" }],
    ["no key", { "draft-key": "" }],
  ])("is not offered to %s", async (_, attributes) => {
    await leaveWork("編集した");
    const editor = mountKept(attributes);
    await drawn(editor);
    expect(isOffered(editor)).toBe(false);
  });

  test.each([
    ["damaged", "{oops"],
    ["foreign", '{"value":{"inputs":[]}}'],
    ["of another format", '{"format":99,"value":{"inputs":[]},"record":null,"savedAt":1}'],
    ["hostile", '{"format":1,"value":{"__proto__":{"polluted":1}},"record":{},"savedAt":"x"}'],
  ])("is not offered when it is %s", async (_, text) => {
    sessionStorage.setItem(key, text);
    const editor = mountKept();
    await drawn(editor);
    expect(isOffered(editor)).toBe(false);
  });

  test("is restored as an edit that can be undone", async () => {
    await leaveWork("編集した");
    const editor = mountKept();
    const heard = record(editor, ["change"]);
    await userEvent.click(control(editor, "button", "復元する"));
    await eventually(() => textsOf(editor)).toEqual(["編集した"]);
    await eventually(() => shownInText(editor)).toBe("編集した");
    expect(heard.map(({ detail }) => [detail.value, detail.dirty])).toEqual([[actionOf("編集した"), true]]);
    expect(isOffered(editor)).toBe(false);
    await userEvent.click(control(editor, "button", "元に戻す"));
    await eventually(() => textsOf(editor)).toEqual(["一"]);
  });

  test("that was restored is still unsaved work", async () => {
    await leaveWork("編集した");
    const editor = mountKept();
    await userEvent.click(control(editor, "button", "復元する"));
    await eventually(() => editor.dirty).toBe(true);
    leavePage();
    editor.remove();
    const next = mountKept();
    await eventually(() => isOffered(next)).toBe(true);
  });

  test("is forgotten on request", async () => {
    await leaveWork("編集した");
    const editor = mountKept();
    await userEvent.click(control(editor, "button", "破棄する"));
    await eventually(() => isOffered(editor)).toBe(false);
    expect([textsOf(editor), stored()]).toEqual([["一"], null]);
  });

  test("is forgotten without the work of now", async () => {
    await leaveWork("前の");
    const editor = mountKept();
    await userEvent.fill(textField(editor), "今の");
    await userEvent.click(control(editor, "button", "破棄する"));
    await eventually(() => stored()?.value).toEqual(actionOf("今の"));
    expect(JSON.stringify(stored())).not.toContain("前の");
  });

  test("is gone after a finish", async () => {
    await leaveWork("編集した");
    const editor = mountKept({ finisher: "emit" });
    await eventually(() => isOffered(editor)).toBe(true);
    await editor.submit();
    await eventually(() => isOffered(editor)).toBe(false);
    expect(stored()).toBeNull();
  });

  test("keeps the focus in the editor when it is answered", async () => {
    await leaveWork("編集した");
    const editor = mountKept();
    await userEvent.click(control(editor, "button", "復元する"));
    await eventually(() => isOffered(editor)).toBe(false);
    expect(document.activeElement).toBe(editor);
  });
});

describe("leaving by the cancel button", () => {
  test("of one record is not lost where the page edits another under the same key", async () => {
    const first = { ...actionOf("一"), aid: 1 };
    await leaveWork("一の書きかけ", { value: first });
    const editor = mountKept({ value: { ...actionOf("二"), aid: 2 } });
    await userEvent.fill(textField(editor), "二の書きかけ");
    leavePage();
    expect(JSON.stringify(stored()?.value)).toContain("二の書きかけ");
    editor.value = first;
    await eventually(() => isOffered(editor)).toBe(true);
    await userEvent.click(control(editor, "button", "復元する"));
    expect(textsOf(editor)).toEqual(["一の書きかけ"]);
  });

  test("says that the work is kept, where it is", async () => {
    const editor = mountKept({ cancelable: true });
    await userEvent.fill(textField(editor), "途中の");
    await userEvent.click(control(editor, "button", "キャンセル"));
    await eventually(() => shownText(editor)).toContain("下書きとして残しました");
    expect(stored()?.value).toEqual(actionOf("途中の"));
  });

  test("says nothing where there is nothing to keep", async () => {
    const editor = mountKept({ cancelable: true });
    await userEvent.click(control(editor, "button", "キャンセル"));
    expect(shownText(editor)).not.toContain("下書きとして");
  });
});

describe("a storage that is full or refused", () => {
  const refusals: [string, () => MockInstance][] = [
    ["full", () => vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse("QuotaExceededError"))],
    [
      "not readable",
      () => vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse("SecurityError")),
    ],
    ["refused", () => vi.spyOn(window, "sessionStorage", "get").mockImplementation(refuse("SecurityError"))],
  ];

  test.each(refusals)("(%s) does not disturb the work", async (_, arrange) => {
    serve({ json: { aid: 1 } });
    const refusal = arrange();
    const editor = mountKept();
    onTestFinished(() => refusal.mockRestore());
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => textsOf(editor)).toEqual(["編集した"]);
    leavePage();
    await userEvent.click(control(editor, "button", "元に戻す"));
    await eventually(() => textsOf(editor)).toEqual(["一"]);
    expect((await editor.submit()).ok).toBe(true);
    expect(refusal).toHaveBeenCalled();
  });
});

function refuse(name: string): () => never {
  return () => {
    throw new DOMException("", name);
  };
}
