import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import "../../src/entries/message-editor.js";
import type { MessageEditorElement } from "../../src/entries/message-editor.js";
import { actionOf, mountEditor, textField, textsOf } from "../elements/action-editor/page.js";
import { configurePage } from "./support/console-page.js";
import {
  type Attributes,
  control,
  drawn,
  eventually,
  mountMarkup,
  shownText,
  within,
} from "./support/editors.js";
import {
  isOffered,
  key,
  leavePage,
  leaveWork,
  mountKept,
  nextIdle,
  nextTurn,
  offer,
  stored,
} from "./support/kept-work.js";
import { typeInto } from "./support/page-hazards.js";
import { serve } from "./support/server.js";
import { messageIn } from "./support/written-text.js";

describe("work that goes with its form", () => {
  /** An editor with work in it, in a form that posts; what sends it is prevented from leaving this page. */
  async function formWithWork({
    prevent = false,
    method = "post",
    target = "",
    attributes = {} as Attributes,
  } = {}) {
    const form = mountMarkup(`<form method="${method}" target="${target}" action="/save"></form>`)
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
    ["another window has the answer", { target: "_blank" }],
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

  test("is kept where the page comes back, and is then left by another way", async () => {
    const editor = await formWithWork();
    leavePage();
    expect(stored()).toHaveProperty("submission");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    leavePage();
    expect(stored()).toMatchObject({ value: actionOf("送った") });
    expect(stored()).not.toHaveProperty("submission");
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

/** An editor with work that is kept. */
async function writeKept(text: string): Promise<ActionEditorElement> {
  const editor = mountKept();
  await userEvent.fill(textField(editor), text);
  await eventually(stored).not.toBeNull();
  return editor;
}

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
    const editor = await writeKept("送った");
    const taken = editor.value;
    expect(JSON.stringify(taken)).toContain("送った");
    editor.value = actionOf("次の");
    await nextTurn();
    expect([isOffered(editor), stored()]).toEqual([false, null]);
  });

  test("by emptying the editor is no draft", async () => {
    const editor = await writeKept("送った");
    editor.value = null;
    await nextTurn();
    expect([isOffered(editor), stored()]).toEqual([false, null]);
  });

  test("leaves what somebody else has written under the key meanwhile", async () => {
    const editor = await writeKept("送った");
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
    const editor = await writeKept("編集した");
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
