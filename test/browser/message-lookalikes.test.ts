import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  chips,
  messageLists,
  openAt,
  openMessage,
  serveLists,
  textNode,
} from "../elements/message-editor/page.js";
import { eventually, shownText, within } from "./support/editors.js";
import { press } from "./support/focus.js";
import { listOf } from "./support/lists.js";

/** What is marked, by what it says: its letters, and what is said behind them. */
function marked(editor: Element): string[] {
  return [...textNode(editor).querySelectorAll<HTMLElement>(".message-lookalike")].map(
    ({ textContent, dataset }) => `${textContent} ${dataset.note ?? ""}`,
  );
}
const toCheck = (editor: Element, count: number) =>
  within(editor).getByRole("button", { name: `要確認の差し込み ${count}件` });

describe("what looks like a placeholder and is none", () => {
  const value = "[[nama]]様\n［［名前］］ [[var id=x]] [[name]] [[重要]]";
  const all = ["[[nama]] 要確認：名前", "［［名前］］ 要確認：名前", "[[var id=x]] 要確認：友だち情報"];

  test("is marked once each with the nearest, drawn and edited, and stays as it is", async () => {
    serveLists();
    const editor = await openMessage({ value });
    await eventually(() => marked(editor)).toEqual(all);
    expect(chips(editor)).toEqual(["名前"]);
    expect(textNode(editor).querySelector<HTMLElement>(".message-lookalike")?.title).toContain("名前");
    await expect.element(toCheck(editor, 3)).toBeVisible();
    editor.focus();
    await press("x");
    await eventually(() => editor.value).toBe(`${value}x`);
    expect(marked(editor)).toEqual(all);
  });

  test("when it is typed, and no longer when it is right", async () => {
    serveLists();
    const editor = await openAt("end", { value: "" });
    await press("[[[[nama{Escape}]]様");
    await eventually(() => marked(editor)).toEqual(["[[nama]] 要確認：名前"]);
    await press("{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}e");
    await eventually(() => editor.value).toBe("[[name]]様");
    await eventually(() => chips(editor)).toEqual(["名前"]);
    expect(marked(editor)).toEqual([]);
  });

  test("F8 chooses it, and what is typed stands in its place", async () => {
    serveLists();
    const editor = await openAt(0, { value: "一[[nama]]二[[var id=999]]三" });
    await eventually(() => marked(editor)).toHaveLength(1);
    await expect.element(toCheck(editor, 2)).toBeVisible();
    await press("{F8}");
    await press("様");
    await eventually(() => editor.value).toBe("一様二[[var id=999]]三");
  });

  test("a hundred of them do not fill the screen", async () => {
    serveLists();
    const editor = await openMessage({ value: "[[nama]]\n".repeat(100) });
    await eventually(() => marked(editor)).toHaveLength(100);
    const { value: before } = editor;
    expect(before).toBe("[[nama]]\n".repeat(100));
    expect(shownText(editor).match(/要確認/g)).toHaveLength(1);
  });
});

describe("what is over the limit", () => {
  const over = (editor: Element) =>
    [...textNode(editor).querySelectorAll(".message-over")].map(({ textContent }) => textContent);

  test("is marked from the first character beyond it, placeholders too, drawn and edited", async () => {
    serveLists();
    const editor = await openAt("end", { value: "一二三\n四五[[name]]六", maxlength: "5" });
    await eventually(() => over(editor)).toEqual(["五", "名前", "六"]);
    await press("七");
    await eventually(() => over(editor)).toEqual(["五", "名前", "六七"]);
    await press("{Control>}{Home}{/Control}{Delete}");
    await eventually(() => over(editor)).toEqual(["名前", "六七"]);
    textNode(editor).blur();
    await eventually(() => textNode(editor).classList.contains("ProseMirror")).toBe(false);
    expect(over(editor)).toEqual(["名前", "六七"]);
    editor.value = "一二三四五";
    await eventually(() => over(editor)).toEqual([]);
  });
});

describe("the preview", () => {
  test("is as wide as a phone, and shows common information by its value", async () => {
    const items = [{ id: 1, name: "本日のクーポン", unique: "x1y2", value: "10%引き" }];
    serveLists({ ...messageLists, common_vars: listOf(items) });
    const editor = await openMessage({ value: "本日は[[CVAR_x1y2]]です" });
    await eventually(() => chips(editor)).toEqual(["本日のクーポン"]);
    await userEvent.click(within(editor).getByRole("button", { name: "プレビュー" }));
    const preview = within(editor).getByRole("region", { name: "プレビュー（見本の値）" });
    await expect.element(preview).toHaveTextContent("本日は10%引きです");
    expect(preview.element().getBoundingClientRect().width).toBe(360);
    expect(editor.value).toBe("本日は[[CVAR_x1y2]]です");
  });
});
