import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf, openAction, textField } from "../elements/action-editor/page.js";
import { hearsOf } from "../elements/item-picker/page.js";
import {
  chips,
  insertBy,
  openAt,
  serveLists,
  suggested,
  textHasFocus,
} from "../elements/message-editor/page.js";
import { dialog } from "../elements/page.js";
import { type Announced, announced, flat } from "./support/accessibility.js";
import { eventually } from "./support/editors.js";
import { press } from "./support/focus.js";
import { freshServer } from "./support/server.js";

/** A text as a screen reader is told of it. */
async function textHeard(): Promise<Announced | undefined> {
  return flat(await announced()).find(({ role }) => role === "textbox");
}
const description = async () => (await textHeard())?.description;

/** What status regions have said since, each announcement once. */
function listenTo(editor: Element): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (addedNodes.length > 0 && target instanceof Element && target.closest("[role=status]"))
        heard.push(target.textContent ?? "");
  });
  if (editor.shadowRoot) observer.observe(editor.shadowRoot, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}

describe("how long a text is", () => {
  test("describes it until a letter is written, and again when it was left", async () => {
    serveLists();
    await openAt("end", { value: "一" });
    await eventually(description).toBe("1/4500");
    await press("二三四");
    expect(await description()).toBe("");
    await userEvent.tab({ shift: true });
    await eventually(description).toBe("4/4500");
  });

  test("is said near the limit, and beyond it", async () => {
    serveLists();
    const editor = await openAt("end", { value: "あ".repeat(4399) });
    await press("い");
    await hearsOf(editor, "残り100文字");
    await press("い");
    await hearsOf(editor, "残り100文字");
    editor.value = "あ".repeat(4500);
    await hearsOf(editor, "残り0文字");
    await press("う");
    await hearsOf(editor, "1文字超過しています");
  });

  test("is the same in a text of an action", async () => {
    serveLists();
    const editor = await openAction({ value: actionOf("一"), "api-base": freshServer() });
    (textField(editor, 1).element() as HTMLElement).focus();
    await eventually(description).toBe("1/4500");
    await press("二三");
    expect(await description()).toBe("");
  });

  test("the hint is a placeholder as long as the text is empty", async () => {
    serveLists();
    const editor = await openAt("end");
    const node = editor.shadowRoot?.querySelector("[role=textbox]");
    expect(node?.getAttribute("aria-placeholder")).toBe("[[ と入力すると差し込みの候補が出ます");
    await press("一");
    await eventually(() => node?.hasAttribute("aria-placeholder")).toBe(false);
  });
});

describe("what was done to the text is said", () => {
  test("a suggestion", async () => {
    serveLists();
    const editor = await openAt("end", { value: "一" });
    await press("[[[[会員");
    await eventually(() => suggested(editor)).toContain("会員番号");
    await press("{Enter}");
    await hearsOf(editor, "会員番号を挿入しました");
  });

  test("a button, a dialog, its change and its removal", async () => {
    serveLists();
    const editor = await openAt("end", { value: "一" });
    await insertBy(editor, "名前");
    await hearsOf(editor, "名前を挿入しました");
    await press("{ArrowLeft}{Enter}");
    await userEvent.click(dialog(editor, "名前").getByRole("button", { name: "差し込みを外す" }));
    await eventually(() => chips(editor)).toEqual([]);
    await hearsOf(editor, "名前を外しました");
    await textHasFocus(editor);
  });

  test("over which placeholder the caret has come, there and back", async () => {
    serveLists();
    const editor = await openAt(0, { value: "一[[SYS_MAIL]]二" });
    const heard = listenTo(editor);
    await press("{ArrowRight}{ArrowRight}");
    await hearsOf(editor, "差し込み: メールアドレス");
    await press("{ArrowRight}{ArrowLeft}");
    await eventually(() => heard).toHaveLength(2);
  });

  test("the same twice is said twice", async () => {
    serveLists();
    const editor = await openAt("end", { value: "一" });
    const heard = listenTo(editor);
    await insertBy(editor, "名前");
    await insertBy(editor, "名前");
    await eventually(() => chips(editor)).toHaveLength(2);
    await eventually(() => heard.filter((text) => text === "名前を挿入しました")).toHaveLength(2);
  });

  test("of suggestions how many there are, once they rest", async () => {
    serveLists();
    const editor = await openAt("end", { value: "一" });
    const heard = listenTo(editor);
    await press("[[[[会");
    await eventually(() => suggested(editor)).toContain("会員番号");
    await hearsOf(editor, `候補${suggested(editor).length}件`);
    expect(heard.filter((text) => text.startsWith("候補"))).toHaveLength(1);
  });
});
