import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { barButton, selectionBar, withCtrl, withShift } from "../elements/action-editor/page.js";
import { conditioned, drawnAction, drawnSlide, idsOf } from "../elements/action-editor/page-conditions.js";
import {
  all,
  any,
  condition,
  emptyFilter,
  memoCondition,
  nameCondition,
  orPanel,
  serveFilters,
} from "../elements/funnel-editor/page.js";
import { named } from "../elements/page.js";
import { violationsOf } from "./support/accessibility.js";
import { press, status } from "./support/clipboard.js";
import { control, eventually, within } from "./support/editors.js";
import { focused } from "./support/focus.js";

/* What the slide has in common with the filter editor: several conditions at once, and what they have to do with each other. */

/** The open slide of an effect whose condition has these inputs. */
async function openSlide(inputs: readonly PlainObject[]) {
  const server = serveFilters({
    saved: { json: { ...emptyFilter, fid: 31, inputs } },
    save: { json: { id: 8 } },
  });
  const editor = await drawnAction({ value: conditioned(31, null) });
  await userEvent.click(named(editor, "button", "条件を編集"));
  await drawnSlide(editor);
  await eventually(() => editor.shadowRoot?.querySelector(".cond")).not.toBeNull();
  return { editor, server };
}

const memos = (letters: string) => [...letters].map((letter) => memoCondition(letter));

const row = (editor: Element, number: number, panel = all) =>
  named(editor, "group", panel).getByRole("group", { name: `${number}. 個別メモ`, exact: true });
const title = (editor: Element, number: number, panel = all) =>
  row(editor, number, panel).getByText("個別メモ").first();
const more = (editor: Element, number: number, panel = all) =>
  row(editor, number, panel).getByRole("button", { name: "その他の操作" });

/** "ab|xy": the texts of the conditions on the screen, panel by panel. */
function lettersOf({ shadowRoot }: Element): string {
  const panels = [...(shadowRoot?.querySelectorAll(".cond-panel") ?? [])];
  return panels.map((panel) => textsIn(panel, ".cond")).join("|");
}
function chosen({ shadowRoot }: Element): string {
  return shadowRoot ? textsIn(shadowRoot, ".cond-selected") : "";
}
function textsIn(place: ParentNode, rows: string): string {
  const fields = `${rows} input:not([type=checkbox])`;
  return [...place.querySelectorAll<HTMLInputElement>(fields)].map(({ value }) => value).join("");
}

/** Why nobody is found, above the conditions. */
const alarms = ({ shadowRoot }: Element) => shadowRoot?.querySelector(".filter-alarms")?.textContent;
const warnings = ({ shadowRoot }: Element) =>
  [...(shadowRoot?.querySelectorAll(".cond .cond-warning") ?? [])].map(({ textContent }) => textContent);

async function undo(editor: ActionEditorElement): Promise<void> {
  await userEvent.click(named(editor, "button", "元に戻す"));
}

describe("conditions of an effect are selected", () => {
  test("by presses and keys on their heads, and copied, cut, moved and deleted, one step each", async () => {
    const { editor } = await openSlide([...memos("abcd"), orPanel(...memos("xy"))]);
    await title(editor, 2).click(withCtrl);
    await title(editor, 4).click(withShift);
    await eventually(() => chosen(editor)).toBe("bcd");
    expect(selectionBar(editor).element().closest(".editor-finish")).not.toBeNull();
    expect(await violationsOf(editor)).toEqual([]);
    await press("c");
    await eventually(() => status(editor)).toContain("条件3件をコピーしました");
    (more(editor, 1, any).element() as HTMLElement).focus();
    await press("v");
    await eventually(() => lettersOf(editor)).toBe("abcd|xbcdy");
    (more(editor, 2).element() as HTMLElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await eventually(() => lettersOf(editor)).toBe("bcda|xbcdy");
    await barButton(editor, "下へ移動").click();
    await eventually(() => lettersOf(editor)).toBe("abcd|xbcdy");
    await barButton(editor, "切り取り").click();
    await eventually(() => lettersOf(editor)).toBe("a|xbcdy");
    await title(editor, 2, any).click(withCtrl);
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}{Delete}");
    await eventually(() => lettersOf(editor)).toBe("a|xdy");
    for (const step of ["a|xbcdy", "abcd|xbcdy", "bcda|xbcdy", "abcd|xbcdy", "abcd|xy"]) {
      await undo(editor);
      await eventually(() => lettersOf(editor)).toBe(step);
    }
    expect([editor.canUndo, chosen(editor), idsOf(editor)]).toEqual([false, "", [31, null]]);
  });

  test("and folded into one or-panel, which is saved", async () => {
    const { editor, server } = await openSlide(memos("abc"));
    await title(editor, 1).click(withCtrl);
    await title(editor, 3).click(withCtrl);
    await barButton(editor, "いずれか(or)にまとめる").click();
    await eventually(() => lettersOf(editor)).toBe("b|ac");
    await eventually(() => selectionBar(editor).query()).toBeNull();
    await userEvent.click(named(editor, "button", "条件を決めて戻る"));
    await eventually(() => idsOf(editor)).toEqual([8, null]);
    expect(JSON.parse(server.saves()[0]?.fields.inputs ?? "")).toEqual([
      orPanel(...memos("ac")),
      ...memos("b"),
    ]);
  });

  test("for themselves: neither is the list's selection there nor theirs in the list", async () => {
    const { editor } = await openSlide(memos("ab"));
    const back = within(editor).getByRole("button", { name: /^1\. テキスト送信/ });
    await title(editor, 1).click(withCtrl);
    await expect.element(selectionBar(editor)).toBeVisible();
    await userEvent.click(back);
    await expect.element(control(editor, "button", "2. テキスト送信")).toBeVisible();
    expect(selectionBar(editor).query()).toBeNull();
    await control(editor, "button", "2. テキスト送信").click(withCtrl);
    await expect.element(selectionBar(editor)).toBeVisible();
    await userEvent.click(named(editor, "button", "条件を編集"));
    await eventually(() => lettersOf(editor)).toBe("ab");
    expect([selectionBar(editor).query(), chosen(editor)]).toEqual([null, ""]);
    editor.readonly = true;
    await eventually(() => row(editor, 1).getByRole("textbox").query()).toBeNull();
    await title(editor, 1).click(withCtrl);
    expect(chosen(editor)).toBe("");
  });
});

describe("what conditions of an effect have to do with each other", () => {
  const vip = (tag_or: number) => ({ type: 60, use_group: 0, tag_ids: [101], tag_or });
  const [isVip, isNoVip] = [vip(1), vip(2)];
  const nobody = "該当する人がいません";

  test("is said above them and at their rows, leads there, and goes when it is mended", async () => {
    const { editor } = await openSlide([isVip, nameCondition("田中"), isNoVip]);
    await eventually(() => alarms(editor)).toContain(nobody);
    expect(warnings(editor)).toEqual([expect.stringContaining("条件3"), expect.stringContaining("条件1")]);
    expect(await violationsOf(editor)).toEqual([]);
    await userEvent.click(named(editor, "button", "条件を見る"));
    const third = condition(editor, "3. タグ");
    await eventually(() => third.element().contains(focused())).toBe(true);
    await userEvent.click(third.getByRole("button", { name: "削除", exact: true }));
    await eventually(() => alarms(editor)).toBe("");
    await eventually(() => warnings(editor)).toEqual([]);
    await undo(editor);
    await eventually(() => alarms(editor)).toContain(nobody);
  });

  test("keeps nobody from deciding", async () => {
    const { editor } = await openSlide([isVip, isNoVip]);
    await eventually(() => alarms(editor)).toContain(nobody);
    await userEvent.click(condition(editor, "2. タグ").getByRole("button", { name: "その他の操作" }));
    await userEvent.click(named(editor, "menuitem", "上へ移動"));
    await userEvent.click(named(editor, "button", "条件を決めて戻る"));
    await eventually(() => idsOf(editor)).toEqual([8, null]);
  });
});
