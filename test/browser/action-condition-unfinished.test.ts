import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  conditioned,
  decide,
  drawnAction,
  drawnSlide,
  idsOf,
  isOpen,
  stored,
  switchOn,
  untilShown,
} from "../elements/action-editor/page-conditions.js";
import { add, condition, emptyFilter, openFilter, serveFilters } from "../elements/funnel-editor/page.js";
import { alertLines, named } from "../elements/page.js";
import { control, eventually } from "./support/editors.js";
import { focused } from "./support/focus.js";

const chooseMark = "対応マークを選択してください。";
const narrowsNothing = "何も指定されていないため、この条件では絞り込まれません。";
const unset = { ...emptyFilter, inputs: [{ type: 50, notify: [] }] };

/** What stands at the fields of a row. */
function messages(editor: Element, row: string): string[] {
  const box = condition(editor, row).element();
  return [...box.querySelectorAll(".field-error, .field-warning, .cond-error, .cond-warning")].map(
    ({ textContent }) => textContent ?? "",
  );
}

describe("a condition of an effect in which nothing is chosen", () => {
  test("is refused at its field when it is decided, and taken once something is chosen", async () => {
    const server = serveFilters({
      save: { json: { id: 7 } },
      lists: { response_mark: { items: { 1: { id: 1, name: "未対応" } }, ids: [1] } },
    });
    const editor = await drawnAction();
    await switchOn(editor);
    await add(editor, "対応マーク");
    await eventually(() => focused().closest(".item-choice") !== null).toBe(true);
    expect(messages(editor, "1. 対応マーク")).toEqual([]);
    await decide(editor);
    await eventually(() => messages(editor, "1. 対応マーク")).toEqual([chooseMark]);
    expect(alertLines(editor).join()).toContain(chooseMark);
    const field = focused();
    expect(field.closest(".item-choice")).not.toBeNull();
    expect([field.getAttribute("aria-invalid"), isOpen(editor), server.saves().length]).toEqual([
      "true",
      true,
      0,
    ]);
    await userEvent.click(field);
    await userEvent.click(named(editor, "option", "未対応"));
    await userEvent.keyboard("{Escape}");
    await eventually(() => messages(editor, "1. 対応マーク")).toEqual([]);
    await decide(editor);
    await eventually(() => idsOf(editor)).toEqual([7, null]);
  });

  test("is warned of when it was left, and one that was added after a refusal is not before", async () => {
    serveFilters();
    const editor = await drawnAction();
    await switchOn(editor);
    await add(editor, "個別メモ");
    await decide(editor);
    await eventually(() => messages(editor, "1. 個別メモ")).toEqual(["個別メモを入力してください。"]);
    await add(editor, "名前");
    expect(alertLines(editor).join()).not.toContain("名前を入力");
    expect(messages(editor, "2. 名前")).toEqual([]);
    (named(editor, "button", "条件を外す").element() as HTMLElement).focus();
    await eventually(() => messages(editor, "2. 名前")).toEqual(["名前を入力してください。"]);
  });

  test("that is stored is marked in the strip and at its effect, and in the slide", async () => {
    serveFilters({ saved: (id) => ({ json: id === "31" ? { ...unset, fid: 31 } : { ...stored, fid: 32 } }) });
    const editor = await drawnAction({ value: conditioned(31, 32) });
    await untilShown(editor, "未選択の条件「対応マーク」に合う人だけ");
    const marks = (number: number) =>
      control(editor, "region", `${number}. テキスト送信`)
        .element()
        .querySelectorAll(".panel-problem, .condition-unfinished").length;
    await eventually(() => [marks(1), marks(2)]).toEqual([2, 0]);
    expect(editor.checkValidity()).toBe(true);
    await userEvent.click(named(editor, "button", "条件を編集").first());
    await drawnSlide(editor);
    await eventually(() => messages(editor, "1. 対応マーク")).toEqual([chooseMark]);
  });
});

describe("a search in which nothing is chosen", () => {
  test("may be saved; what was left says that it narrows nothing", async () => {
    const server = serveFilters();
    const editor = await openFilter({ mode: "funneling", finisher: "postemit" });
    await add(editor, "個別メモ");
    expect(messages(editor, "1. 個別メモ")).toEqual([]);
    await userEvent.click(named(editor, "button", "検索"));
    await eventually(() => server.saves().length).toBe(1);
    await eventually(() => messages(editor, "1. 個別メモ")).toEqual([narrowsNothing]);
  });

  test("a press that leaves the row meets what it was aimed at, message or not", async () => {
    serveFilters();
    const editor = await openFilter({ mode: "funneling" });
    await add(editor, "個別メモ");
    await eventually(() => focused().localName).toBe("input");
    await add(editor, "ステータスメッセージ");
    await eventually(() => (editor.value.inputs as unknown[]).length).toBe(2);
    await eventually(() => messages(editor, "1. 個別メモ")).toEqual([narrowsNothing]);
    expect(messages(editor, "2. ステータスメッセージ")).toEqual([]);
  });
});
