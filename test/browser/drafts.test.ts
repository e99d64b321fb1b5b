import { describe, expect, type MockInstance, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import "../../src/entries/message-editor.js";
import type { MessageEditorElement } from "../../src/entries/message-editor.js";
import { configurePage } from "./support/console-page.js";
import {
  type Attributes,
  actionOf,
  control,
  drawn,
  eventually,
  mountEditor,
  mountMarkup,
  shownInText,
  shownText,
  textField,
  textsOf,
  within,
} from "./support/editors.js";
import { record } from "./support/events.js";
import { typeInto } from "./support/page-hazards.js";
import { serve } from "./support/server.js";
import { messageIn } from "./support/written-text.js";

const key = "action-draft";
const offer = "前回の編集内容が残っています";

function mountKept(attributes: Attributes = {}): ActionEditorElement {
  return mountEditor({ "draft-key": key, value: actionOf("一"), ...attributes });
}

/** The page is left, as far as an element can tell. */
function leavePage(): void {
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
}

/** Work that an operator left behind in an editor of this page. */
async function leaveWork(text: string, attributes: Attributes = {}): Promise<void> {
  const editor = mountKept(attributes);
  await userEvent.fill(textField(editor), text);
  await eventually(() => textsOf(editor)).toEqual([text]);
  leavePage();
  editor.remove();
}

/** What is typed is an event of its own: whatever it leads to has happened before the next. */
function nextTurn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** What waits for a page at rest has been done. */
function nextIdle(): Promise<void> {
  return new Promise((done) => requestIdleCallback(() => setTimeout(done, 50), { timeout: 2000 }));
}

function isOffered(editor: ActionEditorElement): boolean {
  return shownText(editor).includes(offer);
}

function stored(): { value?: unknown } | null {
  return JSON.parse(sessionStorage.getItem(key) ?? "null");
}

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
    const editor = mountEditor({ "draft-key": key });
    await drawn(editor);
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

describe("work that goes with its form", () => {
  /** An editor with work in it, in a form that posts; what sends it is prevented from leaving this page. */
  async function formWithWork({ prevent = false, method = "post", attributes = {} as Attributes } = {}) {
    const form = mountMarkup(`<form method="${method}" action="/save"></form>`)
      .firstElementChild as HTMLFormElement;
    const editor = mountKept({ name: "action", ...attributes });
    form.append(editor);
    await userEvent.fill(textField(editor), "送った");
    await eventually(() => textsOf(editor)).toEqual(["送った"]);
    // By a press a real one would leave the page of these tests.
    const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    if (prevent) form.addEventListener("submit", (each) => each.preventDefault());
    form.dispatchEvent(event);
    return editor;
  }

  test("is not offered on the next new page", async () => {
    const editor = await formWithWork();
    leavePage();
    expect(stored()).toMatchObject({ submission: { to: new URL("/save", location.href).href } });
    editor.remove();
    const next = mountKept();
    await eventually(stored).toBeNull();
    expect(isOffered(next)).toBe(false);
  });

  test.each<[string, Parameters<typeof formWithWork>[0]]>([
    ["the page prevented that", { prevent: true }],
    ["a GET saves nothing", { method: "get" }],
    ["it has no name there", { attributes: { name: "" } }],
  ])("is offered where %s", async (_, options) => {
    (await formWithWork(options)).remove();
    leavePage();
    const next = mountKept();
    await eventually(() => isOffered(next)).toBe(true);
  });

  test("is offered where it went on afterwards", async () => {
    const editor = await formWithWork();
    await userEvent.fill(textField(editor), "送ったあと");
    await eventually(() => textsOf(editor)).toEqual(["送ったあと"]);
    leavePage();
    editor.remove();
    const next = mountKept();
    await eventually(() => isOffered(next)).toBe(true);
  });

  test("is offered where the answer was an error", async () => {
    (await formWithWork()).remove();
    leavePage();
    const answer = vi.spyOn(performance, "getEntriesByType");
    answer.mockReturnValue([{ type: "navigate", responseStatus: 500 } as PerformanceNavigationTiming]);
    onTestFinished(() => answer.mockRestore());
    const next = mountKept();
    await eventually(() => isOffered(next)).toBe(true);
  });
});

describe("work without a key", () => {
  /** As a library does that exchanges the page: the address first, then the content. */
  function exchange(place: HTMLElement, address: string, content: string): void {
    history.pushState(null, "", address);
    place.replaceChildren(document.createRange().createContextualFragment(content));
  }

  test("that leaves without a load is offered where the element comes again, for as long as the document lives", async () => {
    const here = location.href;
    onTestFinished(() => history.replaceState(null, "", here));
    const value = JSON.stringify(actionOf("一"));
    const markup = `<p>x</p><action-editor value='${value}'></action-editor>`;
    const place = mountMarkup(markup);
    const editor = place.querySelector("action-editor") as ActionEditorElement;
    await drawn(editor);
    typeInto(messageIn(editor), "編集した");
    await eventually(() => textsOf(editor)).toEqual(["編集した"]);
    exchange(place, "/another-page", "<p>another page</p>");
    // Another page has none of it.
    exchange(place, "/one-more-page", markup);
    const other = place.querySelector("action-editor") as ActionEditorElement;
    await drawn(other);
    await nextIdle();
    expect(isOffered(other)).toBe(false);
    exchange(place, here, markup);
    const back = place.querySelector("action-editor") as ActionEditorElement;
    await eventually(() => isOffered(back)).toBe(true);
    await userEvent.click(control(back, "button", "復元する"));
    await eventually(() => textsOf(back)).toEqual(["編集した"]);
    back.markSaved();
    exchange(place, here, markup);
    const last = place.querySelector("action-editor") as ActionEditorElement;
    await drawn(last);
    await nextIdle();
    expect(isOffered(last)).toBe(false);
  });

  test("of another document is not offered, and deleted", async () => {
    const editor = mountEditor({ value: actionOf("一"), id: "placed" });
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => textsOf(editor)).toEqual(["編集した"]);
    const parent = editor.parentElement as HTMLElement;
    editor.remove();
    const [own = ""] = Object.keys(sessionStorage);
    const kept = JSON.parse(sessionStorage.getItem(own) ?? "{}");
    sessionStorage.setItem(own, JSON.stringify({ ...kept, keptFor: kept.keptFor - 1 }));
    const next = mountEditor({ value: actionOf("一"), id: "placed" });
    parent.replaceChildren(next);
    await eventually(() => sessionStorage.getItem(own)).toBeNull();
    expect(isOffered(next)).toBe(false);
  });
});

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

describe("work after the first save of a new record", () => {
  test("is offered on a page that knows no record, with what it belongs to, and updates that one", async () => {
    const calls = serve({ json: { aid: 7 } }, { json: { aid: 7 } });
    const editor = mountKept();
    await userEvent.fill(textField(editor), "初めて");
    await editor.submit();
    await userEvent.fill(textField(editor), "そのあと");
    await eventually(() => textsOf(editor)).toEqual(["そのあと"]);
    leavePage();
    editor.remove();
    const next = mountKept();
    await eventually(() => isOffered(next)).toBe(true);
    expect(shownText(next)).toContain("登録済みのデータ（ID：7）");
    await userEvent.click(control(next, "button", "復元する"));
    await next.submit();
    expect(calls.at(-1)?.fields).toMatchObject({ aid: "7" });
  });

  test("is not offered on the page of another record", async () => {
    serve({ json: { aid: 7 } });
    const editor = mountKept();
    await userEvent.fill(textField(editor), "初めて");
    await editor.submit();
    await userEvent.fill(textField(editor), "そのあと");
    await eventually(() => textsOf(editor)).toEqual(["そのあと"]);
    leavePage();
    editor.remove();
    const next = mountKept({ value: { ...actionOf("別の"), aid: 8 } });
    await drawn(next);
    expect(isOffered(next)).toBe(false);
  });
});

describe("work that the page takes over", () => {
  /** A chat as the README has it: the page sends the text and empties the editor. */
  async function writeAndEmpty(empty: (chat: MessageEditorElement) => void): Promise<MessageEditorElement> {
    const chat = document.createElement("message-editor");
    for (const [name, value] of [
      ["send-key", "enter"],
      ["draft-key", key],
    ] as const)
      chat.setAttribute(name, value);
    chat.addEventListener("send", () => empty(chat));
    mountMarkup("").append(chat);
    await userEvent.fill(within(chat).getByRole("textbox"), "送った");
    await eventually(() => stored()?.value).toBe("送った");
    return chat;
  }

  test.each<[string, (chat: MessageEditorElement) => void]>([
    ["an empty text", (chat) => Reflect.set(chat, "value", "")],
    ["null", (chat) => Reflect.set(chat, "value", null)],
    ["an attribute", (chat) => chat.setAttribute("value", "")],
    ["the next text", (chat) => Reflect.set(chat, "value", "次の")],
  ])("and replaces by %s after a send is no draft any more", async (_, empty) => {
    const chat = await writeAndEmpty(empty);
    await userEvent.keyboard("{Enter}");
    await eventually(() => stored()).toBeNull();
    await nextTurn();
    expect(shownText(chat)).not.toContain(offer);
    leavePage();
    expect(stored()).toBeNull();
  });

  test("by reading it is no draft where it is replaced", async () => {
    const editor = mountKept();
    await userEvent.fill(textField(editor), "送った");
    await eventually(stored).not.toBeNull();
    const taken = editor.value;
    expect(JSON.stringify(taken)).toContain("送った");
    editor.value = actionOf("次の");
    await nextTurn();
    expect([isOffered(editor), stored()]).toEqual([false, null]);
  });

  test("by emptying the editor is no draft", async () => {
    const editor = mountKept();
    await userEvent.fill(textField(editor), "送った");
    await eventually(stored).not.toBeNull();
    editor.value = null;
    await nextTurn();
    expect([isOffered(editor), stored()]).toEqual([false, null]);
  });

  test("leaves what somebody else has written under the key meanwhile", async () => {
    const editor = mountKept();
    await userEvent.fill(textField(editor), "送った");
    await eventually(stored).not.toBeNull();
    const other = JSON.stringify({ format: 1, value: actionOf("よその"), record: null, savedAt: 1 });
    sessionStorage.setItem(key, other);
    editor.value = null;
    await eventually(() => isOffered(editor)).toBe(true);
  });

  test("leaves on offer what was so before", async () => {
    await leaveWork("前の");
    const editor = mountKept();
    await eventually(() => isOffered(editor)).toBe(true);
    await userEvent.fill(textField(editor), "送った");
    await eventually(() => stored()?.value).toEqual(actionOf("送った"));
    editor.value = null;
    await nextTurn();
    expect([isOffered(editor), stored()?.value]).toEqual([true, actionOf("前の")]);
  });

  test("is offered where a page that has not read it sets something else", async () => {
    const editor = mountKept();
    await userEvent.fill(textField(editor), "編集した");
    await eventually(stored).not.toBeNull();
    editor.value = actionOf("よそから");
    await eventually(() => isOffered(editor)).toBe(true);
  });
});

describe("work of another owner", () => {
  const owned = (owner: string, more: Attributes = {}) => ({ "draft-owner": owner, ...more });

  test.each<[string, Attributes, Attributes, boolean]>([
    ["the same owner", owned("A"), owned("A"), true],
    ["another owner", owned("A"), owned("B"), false],
    ["nobody", owned("A"), {}, false],
    ["an owner, where it was nobody's", {}, owned("B"), false],
    ["an empty owner, which is none", {}, owned(""), true],
  ])("is offered to %s or not", async (_, writer, reader, isFound) => {
    await leaveWork("編集した", writer);
    const before = { ...sessionStorage };
    const editor = mountKept(reader);
    await drawn(editor);
    if (isFound) {
      await eventually(() => isOffered(editor)).toBe(true);
      return;
    }
    await nextTurn();
    expect(isOffered(editor)).toBe(false);
    await userEvent.fill(textField(editor), "別の");
    leavePage();
    expect({ ...sessionStorage }).toMatchObject(before);
  });

  test("is told from the page's context too, also where it changes in the tab", async () => {
    configurePage({ draftOwner: "A" });
    await leaveWork("編集した");
    const editor = mountKept();
    await eventually(() => isOffered(editor)).toBe(true);
    configurePage({ draftOwner: "B" });
    await eventually(() => isOffered(editor)).toBe(false);
    configurePage({ draftOwner: "A" });
    await eventually(() => isOffered(editor)).toBe(true);
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
