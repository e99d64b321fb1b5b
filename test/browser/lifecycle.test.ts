import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import {
  actionOf,
  mountEditor,
  openAction,
  shownInText,
  textEffect,
  textField,
  textsOf,
} from "../elements/action-editor/page.js";
import {
  control,
  drawn,
  eventually,
  finishButton,
  isDrawn,
  mountMarkup,
  onScreen,
  shownText,
  within,
} from "./support/editors.js";
import { record } from "./support/events.js";
import { defineActionEditor, freshTag } from "./support/fresh-tags.js";
import { openPage } from "./support/host-page.js";
import { typeInto } from "./support/page-hazards.js";
import { deferred, serve } from "./support/server.js";
import { messageIn, select, writtenIn } from "./support/written-text.js";

describe("a script that comes late", () => {
  test("finds the attributes and the properties that were there before", async () => {
    const tag = freshTag();
    const value = JSON.stringify(actionOf("属性"));
    const place = mountMarkup(`<${tag} finish-label="保存する" value='${value}' cancelable></${tag}>`);
    const editor = place.firstElementChild as ActionEditorElement;
    editor.value = actionOf("早い");
    editor.name = "action";
    editor.template = true;

    defineActionEditor(tag);

    expect(editor.value).toEqual({ ...actionOf("早い") });
    expect([editor.finishLabel, editor.cancelable, editor.template]).toEqual(["保存する", true, true]);
    expect(editor.getAttribute("name")).toBe("action");
    expect(Object.keys(editor)).not.toContain("value");
    await drawn(editor);
    expect(finishButton(editor, "保存する").query()).not.toBeNull();
    await expect.element(control(editor, "textbox", "アクション名")).toBeVisible();
    await eventually(() => shownInText(editor)).toBe("早い");
  });

  test("upgrades what the parser still writes", async () => {
    const page = await openPage();
    await page.loadEditor();
    page.document.open();
    page.document.write(
      `<!doctype html><action-editor finish-label="保存する" value='${JSON.stringify(actionOf("一"))}'>`,
    );
    page.document.write('<input type="hidden" name="fallback"></action-editor>');
    page.document.close();
    const editor = page.document.querySelector("action-editor") as ActionEditorElement;
    await drawn(editor);
    expect(textsOf(editor)).toEqual(["一"]);
    expect(editor.querySelectorAll("input[name=fallback]")).toHaveLength(1);
    expect(shownText(editor)).toContain("保存する");
  });
});

describe("mounting", () => {
  test("waits for the page: a detached element holds its value and draws nothing", async () => {
    const detached = document.createElement("action-editor");
    detached.setAttribute("finish-label", "保存する");
    detached.value = actionOf("一");
    // This one is drawn after the other one would have been.
    await drawn(mountEditor());
    expect(textsOf(detached)).toEqual(["一"]);
    expect(mountsOf(detached)).toEqual([0]);

    mountMarkup("").append(detached);
    await drawn(detached);
    expect(textsOf(detached)).toEqual(["一"]);
  });

  test("leaves the light children in the document, and unseen", async () => {
    const form = mountMarkup(
      '<form><action-editor><input name="fallback" value="1"><p>スクリプトが必要です</p></action-editor></form>',
    ).querySelector("form") as HTMLFormElement;
    const editor = form.querySelector("action-editor") as ActionEditorElement;
    await drawn(editor);
    expect(editor.children).toHaveLength(2);
    expect(new FormData(form).get("fallback")).toBe("1");
    expect((editor.querySelector("p") as HTMLElement).checkVisibility()).toBe(false);
  });

  test("leaves a hidden element hidden, and draws it when it is shown", async () => {
    const editor = mountEditor({ hidden: true });
    // This one is drawn after the other one would have been.
    await drawn(mountEditor());
    expect(editor.checkVisibility()).toBe(false);
    expect(mountsOf(editor)).toEqual([0]);
    editor.hidden = false;
    expect(getComputedStyle(editor).display).toBe("block");
    await drawn(editor);
  });

  test("draws a clone once, with the attributes and without the edits", async () => {
    const editor = mountEditor({ "finish-label": "保存する", value: actionOf("属性") });
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => textsOf(editor)).toEqual(["編集した"]);
    const clone = editor.cloneNode(true) as ActionEditorElement;
    mountMarkup("").append(clone);
    await drawn(clone);
    expect(clone.shadowRoot?.querySelectorAll(".editor")).toHaveLength(1);
    expect(clone.children).toHaveLength(0);
    expect(textsOf(clone)).toEqual(["属性"]);
    expect(shownText(clone)).toContain("保存する");
    expect(textsOf(editor)).toEqual(["編集した"]);
  });
});

describe("a move within the page", () => {
  const moves: [string, (editor: Element, to: Element) => void][] = [
    ["append", (editor, to) => to.append(editor)],
    [
      "jQuery's detach, then append",
      (editor, to) => {
        editor.parentNode?.removeChild(editor);
        to.appendChild(editor);
      },
    ],
    ["moveBefore", (editor, to) => moveBefore(editor, to)],
    [
      "twice in one turn",
      (editor, to) => {
        document.body.append(editor);
        to.append(editor);
      },
    ],
  ];

  test.each(moves)("by %s keeps everything", async (_, move) => {
    const editor = mountEditor({ value: actionOf("一", "二") });
    await userEvent.fill(textField(editor), "編集した");
    await userEvent.click(control(editor, "button", "2. テキスト送信"));
    await userEvent.click(within(editor).getByRole("radio", { name: "遅らせて送る" }));
    // No figure: what stands in the field is in the value too.
    const minutes = within(editor).getByRole("textbox", { name: "分から" }).element() as HTMLInputElement;
    typeInto(minutes, "");
    await eventually(() => minutes.value).toBe("");
    const field = textField(editor).element();

    move(editor, mountMarkup(""));

    await userEvent.click(control(editor, "button", "2. テキスト送信"));
    await expect.element(textField(editor, 2)).toBeVisible();
    expect(textField(editor).element()).toBe(field);
    expect(minutes.isConnected && minutes.value).toBe("");
    expect(textsOf(editor)).toEqual(["編集した", "二"]);
    for (let step = 0; step < 3; step++) await userEvent.click(control(editor, "button", "元に戻す"));
    await eventually(() => textsOf(editor)).toEqual(["一", "二"]);
  });

  test("by moveBefore keeps the focus and the cursor", async () => {
    const editor = mountEditor({ value: actionOf("一二三") });
    await userEvent.click(textField(editor));
    select(textField(editor).element(), 1, 2);
    await onScreen();
    moveBefore(editor, mountMarkup(""));
    await userEvent.keyboard("x");
    await eventually(() => textsOf(editor)).toEqual(["一x三"]);
  });
});

describe("a long time off the page", () => {
  async function takeOff(editor: ActionEditorElement): Promise<() => void> {
    const place = editor.parentElement as HTMLElement;
    editor.remove();
    await eventually(() => mountsOf(editor)).toEqual([0]);
    return () => place.append(editor);
  }

  test("keeps the value, the history, what is folded and what was wrong", async () => {
    const editor = mountEditor({ value: actionOf("一", "") });
    await userEvent.fill(textField(editor), "編集した");
    await userEvent.click(control(editor, "button", "1. テキスト送信"));
    await userEvent.click(finishButton(editor));
    await eventually(() => shownText(editor)).toContain("本文を入力してください。");

    const putBack = await takeOff(editor);
    expect(textsOf(editor)).toEqual(["編集した", ""]);
    expect([editor.dirty, editor.canUndo]).toEqual([true, true]);
    putBack();

    await drawn(editor);
    expect(shownText(editor)).toContain("本文を入力してください。");
    expect(textField(editor).query()).toBeNull();
    await userEvent.click(control(editor, "button", "元に戻す"));
    await eventually(() => textsOf(editor)).toEqual(["一", ""]);
  });

  test("shows afterwards what a script changed meanwhile", async () => {
    const editor = await openAction({ value: actionOf("一") });
    const putBack = await takeOff(editor);
    editor.value = actionOf("二");
    editor.finishLabel = "保存する";
    putBack();
    await drawn(editor);
    await eventually(() => shownInText(editor)).toBe("二");
    expect(finishButton(editor, "保存する").query()).not.toBeNull();
  });

  test("does not take the focus on coming back", async () => {
    const editor = mountEditor();
    await userEvent.click(control(editor, "button", "テキスト送信を追加"));
    await drawn(editor);
    const elsewhere = mountMarkup("<input>").firstElementChild as HTMLInputElement;
    const putBack = await takeOff(editor);
    elsewhere.focus();
    putBack();
    await drawn(editor);
    expect(document.activeElement).toBe(elsewhere);
  });

  test("lets a call that is under way end", async () => {
    const reply = deferred({ json: { aid: 7 } });
    serve(reply.answer);
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.fill(textField(editor), "編集した");
    const heard = record(editor, ["finish"]);
    const submitted = editor.submit();
    const putBack = await takeOff(editor);
    reply.arrive();
    expect(await submitted).toMatchObject({ ok: true, response: { aid: 7 } });
    expect(heard).toHaveLength(1);
    putBack();
    await drawn(editor);
    expect([editor.status, editor.dirty, editor.value.aid]).toEqual([0, false, 7]);
  });
});

describe("two editors on one page", () => {
  test("share nothing", async () => {
    const [one, other] = [mountEditor({ value: actionOf("一") }), mountEditor({ value: actionOf("一") })];
    const heard = record(other);
    await userEvent.fill(textField(one), "");
    await userEvent.click(finishButton(one));
    await eventually(() => shownText(one)).toContain("本文を入力してください。");
    expect(textsOf(other)).toEqual(["一"]);
    expect([other.dirty, other.canUndo, other.validity.valid]).toEqual([false, false, true]);
    expect(shownText(other)).not.toContain("本文を入力してください。");
    expect(heard).toEqual([]);
  });
});

describe("another document", () => {
  test("gets the styles, shows the edits and hears the events", async () => {
    const page = await openPage();
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.fill(textField(editor), "編集した");
    const heard = record(page.document, ["change"]);

    page.document.body.append(editor);

    const { defaultView } = editor.ownerDocument;
    expect(defaultView).toBe(page.window);
    await eventually(() => page.window.getComputedStyle(editor).display).toBe("block");
    const field = messageIn(editor);
    expect(page.window.getComputedStyle(field).fontSize).toBe("14px");
    typeInto(field, "あちらで");
    await eventually(() => textsOf(editor)).toEqual(["あちらで"]);
    expect(heard.map(({ detail }) => detail.dirty)).toEqual([true]);
    editor.undo();
    editor.undo();
    await eventually(() => writtenIn(field)).toBe("一");
  });

  test("gets the styles of parts that came late, too", async () => {
    const page = await openPage();
    const value = { ...actionOf(), inputs: [textEffect("一", { member_query_id: 31 })] };
    const editor = mountEditor({ value });
    await expect.element(control(editor, "switch", "条件")).toBeVisible();
    const sheets = () => editor.shadowRoot?.adoptedStyleSheets.map(({ cssRules }) => cssRules.length);
    const before = sheets();
    page.document.body.append(editor);
    expect(sheets()?.toSorted()).toEqual(before?.toSorted());
  });

  test("takes the keys of undo", async () => {
    const page = await openPage();
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.fill(textField(editor), "編集した");
    page.document.body.append(editor);
    const field = messageIn(editor);
    const undo = { key: "z", ctrlKey: true, bubbles: true, composed: true, cancelable: true };
    field.dispatchEvent(new page.window.KeyboardEvent("keydown", undo));
    expect(textsOf(editor)).toEqual(["一"]);
  });

  test("has a form that leads to the first problem", async () => {
    const page = await openPage();
    const form = page.document.body.appendChild(page.document.createElement("form"));
    const editor = await openAction({ value: actionOf("") });
    form.append(editor);
    expect(editor.form).toBe(form);
    form.requestSubmit();
    await eventually(() => shownText(editor)).toContain("本文を入力してください。");
  });

  test("loses nothing on the way back", async () => {
    const page = await openPage();
    const editor = mountEditor({ value: actionOf("一") });
    const place = editor.parentElement as HTMLElement;
    await drawn(editor);
    page.document.body.append(editor);
    await eventually(() => isDrawn(editor)).toBe(true);
    place.append(editor);
    await userEvent.fill(textField(editor), "ただいま");
    await eventually(() => textsOf(editor)).toEqual(["ただいま"]);
    expect(getComputedStyle(textField(editor).element()).fontSize).toBe("14px");
  });
});

function mountsOf({ shadowRoot }: Element): number[] {
  return [...(shadowRoot?.children ?? [])].map(({ childNodes }) => childNodes.length);
}

function moveBefore(node: Node, to: Node): void {
  (to as unknown as { moveBefore(node: Node, child: null): void }).moveBefore(node, null);
}
