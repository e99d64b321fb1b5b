import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import type { FunnelEditorElement } from "../../src/entries/funnel-editor.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import {
  any,
  condition,
  filterOf,
  memoCondition,
  nameCondition,
  namesField,
  openFilter,
  orPanel,
  rowNames,
  serveFilters,
  typesOf,
} from "../elements/funnel-editor/page.js";
import { alertLines, named } from "../elements/page.js";
import { openClipboard, pasteText, press, status, stubClipboard } from "./support/clipboard.js";
import { eventually } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused } from "./support/focus.js";
import { hostileClips } from "./support/hostile-clips.js";

const mark: PlainObject = { type: 50, notify: [1] };
const tag = (...ids: number[]): PlainObject => ({
  type: 60,
  use_group: 0,
  tag_ids: ids,
  tag_group_id: null,
  tag_or: 0,
});

/** The clip that another window would have put on the clipboard. */
function clipOf(...items: unknown[]): string {
  return JSON.stringify({ consoleEditors: 1, kind: "conditions", items });
}

function inputsOf(editor: FunnelEditorElement): unknown {
  return editor.value.inputs;
}

function tools(editor: Element, name: string) {
  return condition(editor, name).getByRole("button", { name: "その他の操作" });
}

/** Copying comes after the conditions. */
async function clipboardReady({ shadowRoot }: Element): Promise<void> {
  await eventually(() => shadowRoot?.querySelector(".clipboard-announcements")).not.toBeNull();
}

/** Focuses the menu button of a row, which is no text field. */
async function focusRow(editor: Element, name: string): Promise<void> {
  await clipboardReady(editor);
  await eventually(() => tools(editor, name).elements().length).toBe(1);
  (tools(editor, name).element() as HTMLElement).focus();
}

/** The buttons of an or-panel's head. */
function orTools(editor: Element, at = 0): HTMLElement {
  const panels =
    editor.shadowRoot?.querySelectorAll<HTMLElement>(".cond-panel-or .cond-panel-head button") ?? [];
  return panels[at * 2] as HTMLElement;
}

async function openMenu(editor: Element, button: Element | Locator): Promise<void> {
  await clipboardReady(editor);
  await userEvent.click(button);
}

async function runFromMenu(editor: Element, name: string): Promise<void> {
  await userEvent.click(named(editor, "menuitem", name));
}

describe("by keys", () => {
  test("a condition goes from one editor into another, below the row that has the focus", async () => {
    serveFilters();
    const first = await openFilter({ value: filterOf(memoCondition("a"), nameCondition("田中")) });
    await focusRow(first, "2. 名前");
    await press("c");
    await eventually(() => status(first)).toBe("「2. 名前」をコピーしました");
    expect(first.dirty).toBe(false);
    first.remove();

    const second = await openFilter({ value: filterOf(memoCondition("x"), memoCondition("y")) });
    const heard = record(second, ["change", "failure"]);
    await focusRow(second, "1. 個別メモ");
    await press("v");
    await eventually(() => inputsOf(second)).toEqual([
      memoCondition("x"),
      nameCondition("田中"),
      memoCondition("y"),
    ]);
    await eventually(() => status(second)).toBe("「2. 名前」を貼り付けました");
    expect(heard.map(({ type }) => type)).toEqual(["change"]);
    await eventually(() => focused().closest("[part=condition]")?.getAttribute("aria-label")).toBe("2. 名前");
    second.undo();
    expect([inputsOf(second), second.canUndo]).toEqual([[memoCondition("x"), memoCondition("y")], false]);
  });

  test("pasting again comes below what was pasted", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(memoCondition("a"), nameCondition("b")) });
    await focusRow(editor, "1. 個別メモ");
    await press("c");
    await press("v");
    await eventually(() => typesOf(editor)).toEqual([20, 20, 11]);
    await eventually(() => focused().closest("[part=condition]")?.getAttribute("aria-label")).toBe(
      "2. 個別メモ",
    );
    await press("v");
    await eventually(() => typesOf(editor)).toEqual([20, 20, 20, 11]);
    await eventually(() => focused().closest("[part=condition]")?.getAttribute("aria-label")).toBe(
      "3. 個別メモ",
    );
  });

  test("cutting takes the row away in one step, and the focus goes to the next", async () => {
    serveFilters();
    const value = filterOf(memoCondition("a"), nameCondition("b"), memoCondition("c"));
    const editor = await openFilter({ value });
    const heard = record(editor, ["change"]);
    await focusRow(editor, "2. 名前");
    await press("x");
    await eventually(() => typesOf(editor)).toEqual([20, 20]);
    expect(heard).toHaveLength(1);
    await eventually(() => focused().closest("[part=condition]")?.getAttribute("aria-label")).toBe(
      "2. 個別メモ",
    );
    await eventually(() => status(editor)).toBe("「2. 名前」を切り取りました");
    editor.undo();
    expect([inputsOf(editor), editor.dirty]).toEqual([value.inputs, false]);
    await focusRow(editor, "3. 個別メモ");
    await press("v");
    await eventually(() => typesOf(editor)).toEqual([20, 11, 20, 11]);
  });

  test("an or-panel is copied as a whole, and pasted beside an or-panel", async () => {
    serveFilters();
    const panel = orPanel(memoCondition("a"), nameCondition("b"));
    const editor = await openFilter({ value: filterOf(panel) });
    await clipboardReady(editor);
    orTools(editor).focus();
    await press("c");
    await eventually(() => status(editor)).toBe(`「1. ${any}」をコピーしました`);
    await press("v");
    await eventually(() => inputsOf(editor)).toEqual([panel, panel]);
  });

  test("a condition pasted on an or-panel comes into it, and an or-panel in a row of one is refused", async () => {
    serveFilters();
    const value = filterOf(nameCondition("n"), orPanel(memoCondition("a")));
    const editor = await openFilter({ value });
    await focusRow(editor, "1. 名前");
    await press("c");
    orTools(editor).focus();
    await press("v");
    await eventually(() => inputsOf(editor)).toEqual([
      nameCondition("n"),
      orPanel(memoCondition("a"), nameCondition("n")),
    ]);
    const heard = record(editor, ["change", "failure"]);
    pasteText(clipOf(orPanel(memoCondition("z"))));
    await eventually(() => alertLines(editor)).toEqual([
      "貼り付けませんでした",
      `${any}：or条件の中には入れられません`,
    ]);
    expect(heard.map(({ type }) => type)).toEqual(["failure"]);
    expect(status(editor)).toBe("");
  });

  test("on bare ground the row that was pressed is meant", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(memoCondition("a"), nameCondition("b")) });
    const number = editor.shadowRoot?.querySelectorAll<HTMLElement>(".cond-number")[1];
    await clipboardReady(editor);
    await userEvent.click(number as HTMLElement);
    await press("c");
    await eventually(() => status(editor)).toBe("「2. 名前」をコピーしました");
  });

  test("in a text field they stay the browser's own", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(nameCondition("田中"), memoCondition("a")) });
    const field = namesField(editor).element() as HTMLInputElement;
    field.focus();
    field.select();
    await press("c");
    expect(status(editor)).toBe("");
    await press("x");
    await eventually(() => field.value).toBe("");
    expect(typesOf(editor)).toEqual([11, 20]);
    await press("v");
    await eventually(() => field.value).toBe("田中");
    expect([typesOf(editor), alertLines(editor)]).toEqual([[11, 20], []]);

    await focusRow(editor, "2. 個別メモ");
    await press("c");
    await eventually(() => status(editor)).toBe("「2. 個別メモ」をコピーしました");
    field.focus();
    field.select();
    await press("v");
    await eventually(() => field.value).toContain("個別メモ");
    expect(field.value).not.toContain("consoleEditors");
    expect(typesOf(editor)).toEqual([11, 20]);
  });

  test("of selected text beside the fields they copy that", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(nameCondition("田中")) });
    const words = document.createElement("p");
    words.textContent = "お知らせ";
    document.body.append(words);
    onTestFinished(() => words.remove());
    await focusRow(editor, "1. 名前");
    document.getSelection()?.selectAllChildren(words);
    await press("c");
    await press("x");
    expect([status(editor), typesOf(editor)]).toEqual(["", [11]]);
    document.getSelection()?.removeAllRanges();
  });

  test("outside of the editor they are not ours", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(nameCondition("田中")) });
    const button = document.createElement("button");
    document.body.append(button);
    onTestFinished(() => button.remove());
    await focusRow(editor, "1. 名前");
    await press("c");
    button.focus();
    expect(pasteText(clipOf(memoCondition("a")))).toBe(true);
    expect(typesOf(editor)).toEqual([11]);
  });

  test("of a readonly editor copy, and change nothing", async () => {
    serveFilters();
    const value = filterOf(nameCondition("田中"), memoCondition("a"));
    const editor = await openFilter({ value, readonly: true });
    const number = editor.shadowRoot?.querySelectorAll<HTMLElement>(".cond-number")[1];
    await clipboardReady(editor);
    await userEvent.click(number as HTMLElement);
    await press("x");
    await press("v");
    expect([inputsOf(editor), alertLines(editor), status(editor)]).toEqual([value.inputs, [], ""]);
    await press("c");
    await eventually(() => status(editor)).toBe("「2. 個別メモ」をコピーしました");
    editor.remove();
    const other = await openFilter({ value: filterOf(nameCondition("x")) });
    await focusRow(other, "1. 名前");
    await press("v");
    await eventually(() => typesOf(other)).toEqual([11, 20]);
  });
});

describe("by menu", () => {
  test("a row is copied, cut and pasted", async () => {
    const clipboard = openClipboard();
    serveFilters();
    const editor = await openFilter({ value: filterOf(nameCondition("a"), memoCondition("b")) });
    await openMenu(editor, tools(editor, "1. 名前"));
    await runFromMenu(editor, "コピー");
    await eventually(clipboard.text).toBe(clipOf(nameCondition("a")));
    await openMenu(editor, tools(editor, "2. 個別メモ"));
    await runFromMenu(editor, "貼り付け");
    await eventually(() => typesOf(editor)).toEqual([11, 20, 11]);
    await openMenu(editor, tools(editor, "2. 個別メモ"));
    await runFromMenu(editor, "切り取り");
    await eventually(() => typesOf(editor)).toEqual([11, 11]);
    expect(clipboard.text()).toBe(clipOf(memoCondition("b")));
  });

  test("all conditions are copied, and pasted into an empty filter by the panel's menu", async () => {
    const clipboard = openClipboard();
    serveFilters();
    const inputs = [nameCondition("a"), orPanel(memoCondition("b")), memoCondition("c")];
    const editor = await openFilter({ value: filterOf(...inputs) });
    await openMenu(editor, named(editor, "button", "その他の操作").first());
    await runFromMenu(editor, "条件をすべてコピー");
    await eventually(clipboard.text).toBe(clipOf(...inputs));
    expect(clipboard.readable().split("\n")).toHaveLength(3);
    await eventually(() => status(editor)).toBe("条件3件をコピーしました");
    editor.remove();
    const empty = await openFilter({ value: filterOf() });
    await openMenu(empty, named(empty, "button", "その他の操作").first());
    await runFromMenu(empty, "貼り付け");
    await eventually(() => inputsOf(empty)).toEqual(inputs);
    await eventually(() => status(empty)).toBe("条件3件を貼り付けました");
  });

  test("an or-panel is cut and pasted", async () => {
    const clipboard = openClipboard();
    serveFilters();
    const panel = orPanel(memoCondition("b"));
    const editor = await openFilter({ value: filterOf(nameCondition("a"), panel) });
    await clipboardReady(editor);
    await openMenu(editor, orTools(editor));
    await runFromMenu(editor, "or条件ごと切り取り");
    await eventually(() => typesOf(editor)).toEqual([11]);
    expect(clipboard.text()).toBe(clipOf(panel));
  });

  test("where the browser refuses, says so and changes nothing", async () => {
    const refuse = () => Promise.reject(new DOMException("", "NotAllowedError"));
    stubClipboard({ write: refuse, read: refuse });
    const command = vi.spyOn(document, "execCommand").mockReturnValue(false);
    onTestFinished(() => command.mockRestore());
    serveFilters();
    const value = filterOf(nameCondition("a"));
    const editor = await openFilter({ value });
    for (const [item, key] of [
      ["コピー", "Ctrl+C"],
      ["切り取り", "Ctrl+X"],
      ["貼り付け", "Ctrl+V"],
    ] as const) {
      await openMenu(editor, tools(editor, "1. 名前"));
      await runFromMenu(editor, item);
      await eventually(() => alertLines(editor)[0]).toContain(key);
      expect(inputsOf(editor)).toEqual(value.inputs);
    }
  });

  test("on a page without https copies all the same", async () => {
    stubClipboard(undefined);
    serveFilters();
    const editor = await openFilter({ value: filterOf(nameCondition("a"), memoCondition("b")) });
    await openMenu(editor, tools(editor, "2. 個別メモ"));
    await runFromMenu(editor, "コピー");
    await eventually(() => status(editor)).toBe("「2. 個別メモ」をコピーしました");
    await focusRow(editor, "1. 名前");
    await press("v");
    await eventually(() => typesOf(editor)).toEqual([11, 20, 20]);
  });
});

describe("what may not stand there is refused by name, the rest is pasted", () => {
  test("a single-use one that is there", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(mark, memoCondition("a")) });
    await focusRow(editor, "2. 個別メモ");
    pasteText(clipOf(mark));
    await eventually(() => alertLines(editor)).toEqual([
      "貼り付けませんでした",
      "対応マーク：既に追加されています",
    ]);
    pasteText(clipOf(mark, nameCondition("b")));
    await eventually(() => typesOf(editor)).toEqual([50, 20, 11]);
    await eventually(() => alertLines(editor)).toEqual([
      "一部を貼り付けませんでした",
      "対応マーク：既に追加されています",
    ]);
  });

  test("kinds that this page or account does not offer", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(memoCondition("a")), "disabled-types": "11" });
    await focusRow(editor, "1. 個別メモ");
    pasteText(clipOf(nameCondition("b"), { type: 70 }, memoCondition("c"), 5));
    await eventually(() => typesOf(editor)).toEqual([20, 20]);
    await eventually(() => alertLines(editor)).toEqual([
      "一部を貼り付けませんでした",
      "名前：ここでは使えない条件です",
      "ジャーニー：ここでは使えない条件です",
      "読み取れない内容が1件ありました",
    ]);
  });

  test("kinds that nobody knows are held", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(memoCondition("a")) });
    await focusRow(editor, "1. 個別メモ");
    const unknown = { type: 9999, secret: [1] };
    pasteText(clipOf(unknown));
    await eventually(() => inputsOf(editor)).toEqual([memoCondition("a"), unknown]);
    await eventually(() => rowNames(editor)).toEqual(["1. 個別メモ", "2. 不明な条件"]);
  });

  test("what does not exist here is counted once its list is there, and shown as deleted", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(memoCondition("a")) });
    await focusRow(editor, "1. 個別メモ");
    pasteText(clipOf(tag(101, 777, 778), orPanel(tag(777))));
    await eventually(() => status(editor)).toBe(
      "条件2件を貼り付けました。ここにないものが2件含まれています（「削除済み」と表示されます）",
    );
    expect(inputsOf(editor)).toEqual([memoCondition("a"), tag(101, 777, 778), orPanel(tag(777))]);
  });

  test("of a list that cannot be had nothing is said to be missing", async () => {
    serveFilters({ lists: { tag: { ids: "broken" } } });
    const editor = await openFilter({ value: filterOf(memoCondition("a")) });
    await focusRow(editor, "1. 個別メモ");
    pasteText(clipOf(tag(777)));
    await eventually(() => typesOf(editor)).toEqual([20, 60]);
    await eventually(() => status(editor)).toBe("「2. タグ」を貼り付けました");
  });
});

test("our own type counts before the plain text", async () => {
  serveFilters();
  const editor = await openFilter({ value: filterOf(memoCondition("a")) });
  await focusRow(editor, "1. 個別メモ");
  pasteText("", {
    "text/plain": "changed on its way",
    "application/x-console-editors+json": clipOf(nameCondition("b")),
  });
  await eventually(() => typesOf(editor)).toEqual([20, 11]);
});

test.each(hostileClips)("a hostile clipboard does no harm: %s", async (_, text) => {
  serveFilters();
  const value = filterOf(memoCondition("a"));
  const editor = await openFilter({ value });
  const uncaught = vi.fn();
  window.addEventListener("error", uncaught);
  window.addEventListener("unhandledrejection", uncaught);
  onTestFinished(() => {
    window.removeEventListener("error", uncaught);
    window.removeEventListener("unhandledrejection", uncaught);
  });
  await focusRow(editor, "1. 個別メモ");
  expect(pasteText(text)).toBe(false);
  await eventually(() => alertLines(editor).length + status(editor).length).toBeGreaterThan(0);
  // What there is now is the row of before, and rows that hold what was pasted.
  const [first, ...pasted] = editor.value.inputs as PlainObject[];
  expect(first).toEqual(memoCondition("a"));
  for (const each of pasted) expect(Object.getPrototypeOf(each)).toBe(Object.prototype);
  await eventually(() => rowNames(editor).length).toBeGreaterThan(pasted.length > 0 ? 1 : 0);
  expect(
    editor.shadowRoot?.querySelectorAll("script, img, iframe, object, a[href^='javascript']").length,
  ).toBe(0);
  expect([Reflect.get({}, "polluted"), Reflect.get([], "polluted"), Reflect.get(window, "attacked")]).toEqual(
    [undefined, undefined, undefined],
  );
  expect(uncaught).not.toHaveBeenCalled();
  editor.undo();
  expect(inputsOf(editor)).toEqual(value.inputs);
});

test("mail addresses of a table are its first column, each an address", async () => {
  serveFilters();
  const value = filterOf({ type: 15, qs: ["a@example.com"], mail_status: 0 });
  const editor = await openFilter({ value, abilities: "mail" });
  const field = editor.shadowRoot?.querySelector<HTMLInputElement>("[data-field=qs]");
  field?.focus();
  expect(pasteText("b@example.com\t東京\r\nc@example.com\t大阪\r\n")).toBe(false);
  const addresses = ["a@example.com", "b@example.com", "c@example.com"];
  await eventually(() => inputsOf(editor)).toMatchObject([{ qs: addresses }]);
  await eventually(() => field?.value).toBe(`${addresses.join(" ")} `);
});
