import { describe, expect, test } from "vitest";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import {
  type Attributes,
  actionOf,
  drawn,
  eventually,
  shownText,
  textsOf,
  withAttributes,
} from "./support/editors.js";
import { type HostPage, openPage } from "./support/host-page.js";
import { typeInto } from "./support/page-hazards.js";

/** A page on which the editor is there, and the parts that it loads when it needs them are not. */
async function openWithout(
  parts: "wait" | "fail",
  attributes: Attributes,
): Promise<{ page: HostPage; editor: ActionEditorElement }> {
  const page = await openPage();
  page.window.console.error = () => {};
  page.parts[parts]();
  await page.loadEditor();
  const editor = withAttributes(page.document.createElement("action-editor"), attributes);
  page.document.body.append(editor);
  await eventually(() => editor.shadowRoot?.querySelector(".editor")).toBeTruthy();
  return { page, editor };
}

function inside<E extends HTMLElement>(editor: Element, selector: string): E {
  const found = editor.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

function button({ shadowRoot }: Element, name: string): HTMLButtonElement | undefined {
  const buttons = [...(shadowRoot?.querySelectorAll("button") ?? [])];
  return buttons.find((each) => each.textContent === name || each.getAttribute("aria-label") === name);
}

describe("on a slow network", () => {
  test("an effect can be added once its fields are at hand", async () => {
    const { page, editor } = await openWithout("wait", {});
    expect(button(editor, "テキスト送信を追加")).toBeUndefined();
    page.parts.come();
    await eventually(() => button(editor, "テキスト送信を追加")?.getAttribute("aria-disabled")).toBeNull();
    button(editor, "テキスト送信を追加")?.click();
    expect(textsOf(editor)).toEqual([""]);
    await eventually(() => editor.shadowRoot?.activeElement?.localName).toBe("textarea");
  });

  test("a finish that is refused early leads to the name when its field arrives", async () => {
    const { page, editor } = await openWithout("wait", { template: true, value: actionOf("一") });
    await editor.submit();
    await eventually(() => shownText(editor)).toContain("アクション名を入力してください。");
    page.parts.come();
    await eventually(() => editor.shadowRoot?.activeElement?.localName).toBe("input");
  });

  test("the work can be saved before its fields arrive", async () => {
    const { editor } = await openWithout("wait", { finisher: "emit", value: actionOf("一") });
    expect(await editor.submit()).toMatchObject({ ok: true, payload: actionOf("一") });
  });

  test("an element that leaves meanwhile is drawn when it comes back", async () => {
    const { page, editor } = await openWithout("wait", { value: actionOf("一") });
    editor.remove();
    await eventually(() => editor.shadowRoot?.children[0]?.childNodes.length).toBe(0);
    page.parts.come();
    page.document.body.append(editor);
    await drawn(editor);
    expect(inside<HTMLTextAreaElement>(editor, "textarea").value).toBe("一");
  });
});

describe("where a part cannot be loaded", () => {
  test("an effect says so, keeps its data and tries again", async () => {
    const { page, editor } = await openWithout("fail", { finisher: "emit", value: actionOf("一") });
    await eventually(() => inside(editor, "section [role=alert]").textContent).not.toBe("");
    expect(await editor.submit()).toMatchObject({ ok: true, payload: actionOf("一") });
    page.parts.come();
    inside(editor, "section [role=alert] button").click();
    await drawn(editor);
    typeInto(inside<HTMLTextAreaElement>(editor, "textarea"), "編集した");
    await eventually(() => textsOf(editor)).toEqual(["編集した"]);
  });

  test("what adds effects says so, and comes when it is tried again", async () => {
    const { page, editor } = await openWithout("fail", {});
    await eventually(() => button(editor, "もう一度読み込む")).toBeTruthy();
    expect(button(editor, "テキスト送信を追加")).toBeUndefined();
    page.parts.come();
    button(editor, "もう一度読み込む")?.click();
    await eventually(() => button(editor, "テキスト送信を追加")?.getAttribute("aria-disabled")).toBeNull();
    button(editor, "テキスト送信を追加")?.click();
    expect(textsOf(editor)).toEqual([""]);
  });

  test("a finish fails as a call that cannot be made, says so plainly, and keeps the work", async () => {
    const { page, editor } = await openWithout("fail", { value: actionOf("一") });
    const reasons: unknown[] = [];
    editor.addEventListener("failure", ({ detail }) => reasons.push(detail.reason));
    expect(await editor.submit()).toMatchObject({ ok: false });
    expect(reasons).toEqual(["network"]);
    expect([editor.status, textsOf(editor)]).toEqual([0, ["一"]]);
    await eventually(() => inside(editor, ".alert-region").textContent).toContain("通信できませんでした");
    expect(editor.shadowRoot?.querySelector(".notice")).toBeNull();
    page.parts.come();
    const sent: string[] = [];
    page.window.fetch = async (address) => {
      sent.push(String(address));
      return new Response('{"aid":7}', { headers: { "Content-Type": "application/json" } });
    };
    expect(await editor.submit()).toMatchObject({ ok: true, response: { aid: 7 } });
    expect(sent).toHaveLength(1);
    await eventually(() => editor.shadowRoot?.querySelector(".notice-success")).toBeTruthy();
  });

  test("the words stay Japanese", async () => {
    const { editor } = await openWithout("fail", { locale: "en" });
    await eventually(() => button(editor, "確定")).toBeTruthy();
  });

  test("an editor that cannot be drawn still offers to try again, and hands the work over", async () => {
    const { page, editor } = await openWithout("fail", { value: actionOf("一", "二") });
    for (const child of editor.shadowRoot?.querySelectorAll(".editor *") ?? []) child.remove();
    page.window.addEventListener("error", (event) => event.preventDefault());
    editor.value = actionOf("二");
    await eventually(() => shownText(editor)).toContain("この編集欄を表示できませんでした");
    const work = inside<HTMLTextAreaElement>(editor, "[role=alert] label textarea");
    expect([work.value, work.readOnly]).toEqual([JSON.stringify(editor.value), true]);
    expect(work.labels[0]?.textContent).toContain("すべて選んでコピーできます");
    page.parts.come();
    button(editor, "もう一度表示する")?.click();
    await drawn(editor);
    expect(inside<HTMLTextAreaElement>(editor, "textarea").value).toBe("二");
  });
});

describe("the condition of an effect, which comes when it is wanted", () => {
  /** A page that is never idle, so that nothing is fetched ahead. */
  async function openUnready(): Promise<{ page: HostPage; editor: ActionEditorElement }> {
    const page = await openPage();
    page.window.console.error = () => {};
    page.window.requestIdleCallback = () => 0;
    await page.loadEditor();
    const editor = page.document.createElement("action-editor");
    page.document.body.append(withAttributes(editor, { value: actionOf("一", "二") }));
    await drawn(editor);
    await eventually(() => conditionSwitch(editor)).toBeTruthy();
    return { page, editor };
  }
  const conditionSwitch = (editor: Element) =>
    editor.shadowRoot?.querySelector<HTMLElement>('section [role="switch"]');
  const slide = (editor: Element) => editor.shadowRoot?.querySelector(".condition-slide");
  const bodies = (editor: Element) => editor.shadowRoot?.querySelectorAll("section textarea").length;

  test("leaves the list until it is there, and says that it comes", async () => {
    const { page, editor } = await openUnready();
    page.parts.wait();
    conditionSwitch(editor)?.focus();
    conditionSwitch(editor)?.click();
    await eventually(() => shownText(editor)).toContain("読み込み中...");
    expect([slide(editor), bodies(editor)]).toEqual([null, 2]);
    expect(editor.shadowRoot?.activeElement).toBe(conditionSwitch(editor));
    page.parts.come();
    await eventually(() => slide(editor)).toBeTruthy();
  });

  test("does not come over whoever goes on working", async () => {
    const { page, editor } = await openUnready();
    page.parts.wait();
    conditionSwitch(editor)?.click();
    await eventually(() => shownText(editor)).toContain("読み込み中...");
    typeInto(inside<HTMLTextAreaElement>(editor, "textarea"), "待つ間に");
    await eventually(() => shownText(editor)).not.toContain("読み込み中...");
    page.parts.come();
    conditionSwitch(editor)?.click();
    await eventually(() => slide(editor)).toBeTruthy();
    expect(textsOf(editor)).toEqual(["待つ間に", "二"]);
  });

  test("does not come over what is being converted", async () => {
    const { page, editor } = await openUnready();
    page.parts.wait();
    conditionSwitch(editor)?.click();
    await eventually(() => shownText(editor)).toContain("読み込み中...");
    inside(editor, "textarea").dispatchEvent(
      new page.window.CompositionEvent("compositionstart", { bubbles: true, composed: true }),
    );
    await eventually(() => shownText(editor)).not.toContain("読み込み中...");
    page.parts.come();
    expect(slide(editor)).toBeNull();
  });

  test("leaves the list when it cannot be loaded, says so below its effect, and comes when it is tried again", async () => {
    const { page, editor } = await openUnready();
    page.parts.fail();
    conditionSwitch(editor)?.click();
    await eventually(() => inside(editor, "section + [role=alert]").textContent).toContain(
      "読み込めませんでした",
    );
    expect([slide(editor), bodies(editor)]).toEqual([null, 2]);
    page.parts.come();
    button(editor, "もう一度読み込む")?.click();
    await eventually(() => slide(editor)).toBeTruthy();
  });
});
