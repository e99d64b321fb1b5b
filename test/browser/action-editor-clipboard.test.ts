import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import {
  actionOf,
  clipboardDrawn,
  openAction,
  shownInText,
  textEffect,
  textsOf,
} from "../elements/action-editor/page.js";
import { openClipboard, pasteText, press, status, stubClipboard } from "./support/clipboard.js";
import { type Attributes, control, eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused, focusedName } from "./support/focus.js";
import { hostileClips } from "./support/hostile-clips.js";
import { messageIn, select, writtenIn } from "./support/written-text.js";

const mark: PlainObject = { type: 7, responce_mark: 1 };

function clipOf(...items: unknown[]): string {
  return JSON.stringify({ consoleEditors: 1, kind: "effects", items });
}

/** An editor whose clipboard is there. */
async function openEffects(inputs: PlainObject[], attributes: Attributes = {}): Promise<ActionEditorElement> {
  const editor = await openAction({ value: { ...actionOf(), inputs }, ...attributes });
  await clipboardDrawn(editor);
  return editor;
}

const texts = (...each: string[]) => each.map((text) => textEffect(text));
const inputsOf = (editor: ActionEditorElement) => editor.value.inputs;

function focusPanel(editor: Element, name: string): void {
  (control(editor, "button", name).element() as HTMLElement).focus();
}

function inPanel(editor: Element, panel: string, button: string): Locator {
  return control(editor, "region", panel).getByRole("button", { name: button, exact: true });
}

async function runFromMenu(editor: Element, panel: string, item: string): Promise<void> {
  await userEvent.click(inPanel(editor, panel, "その他の操作"));
  await userEvent.click(within(editor).getByRole("menuitem", { name: item, exact: true }));
}

function alertLines({ shadowRoot }: Element): string[] {
  const alert = shadowRoot?.querySelector("[role=alert]");
  return [...(alert?.querySelectorAll("strong, li") ?? [])].map((line) => line.textContent ?? "");
}

function panelNames({ shadowRoot }: Element): (string | null)[] {
  return [...(shadowRoot?.querySelectorAll("section[data-row]") ?? [])].map((panel) =>
    panel.getAttribute("aria-label"),
  );
}

describe("by keys", () => {
  test("an effect goes from one editor into another, below the panel that has the focus", async () => {
    const conditional = textEffect("写す", { member_query_id: 31, extra: [1] });
    const first = await openEffects([...texts("a"), conditional]);
    focusPanel(first, "2. テキスト送信");
    await press("c");
    await eventually(() => status(first)).toBe("「2. テキスト送信」をコピーしました");
    expect(first.dirty).toBe(false);
    first.remove();

    const second = await openEffects(texts("x", "y", "z", "u"));
    const heard = record(second, ["change", "failure"]);
    focusPanel(second, "1. テキスト送信");
    await press("v");
    await eventually(() => inputsOf(second)).toEqual([...texts("x"), conditional, ...texts("y", "z", "u")]);
    await eventually(() => status(second)).toBe("「2. テキスト送信」を貼り付けました");
    expect(heard.map(({ type }) => type)).toEqual(["change"]);
    await eventually(focusedName).toBe("2. テキスト送信");
    expect(focused().getAttribute("aria-expanded")).toBe("true");
    await eventually(() => shownInText(second, 2)).toBe("写す");
    second.undo();
    expect([inputsOf(second), second.canUndo]).toEqual([texts("x", "y", "z", "u"), false]);
  });

  test("pasting again comes below what was pasted", async () => {
    const editor = await openEffects(texts("a", "b"));
    focusPanel(editor, "1. テキスト送信");
    await press("c");
    await press("v");
    await eventually(() => textsOf(editor)).toEqual(["a", "a", "b"]);
    await eventually(focusedName).toBe("2. テキスト送信");
    await press("v");
    await eventually(() => textsOf(editor)).toEqual(["a", "a", "a", "b"]);
    await eventually(focusedName).toBe("3. テキスト送信");
  });

  test("cutting takes the effect away in one step, and the focus goes to the next", async () => {
    const editor = await openEffects(texts("a", "b", "c"));
    const heard = record(editor, ["change"]);
    focusPanel(editor, "2. テキスト送信");
    await press("x");
    await eventually(() => textsOf(editor)).toEqual(["a", "c"]);
    expect(heard).toHaveLength(1);
    await eventually(focusedName).toBe("2. テキスト送信");
    await eventually(() => status(editor)).toBe("「2. テキスト送信」を切り取りました");
    await press("v");
    await eventually(() => textsOf(editor)).toEqual(["a", "c", "b"]);
    editor.undo();
    editor.undo();
    expect([inputsOf(editor), editor.dirty]).toEqual([texts("a", "b", "c"), false]);
  });

  test("beside the panels all effects are copied, and pasting is at the end", async () => {
    const editor = await openEffects([...texts("a"), mark, { type: 999, secret: [1] }]);
    control(editor, "button", "テキスト送信を追加").element().focus();
    await press("c");
    await eventually(() => status(editor)).toBe("動作3件をコピーしました");
    editor.remove();
    const empty = await openEffects([]);
    control(empty, "button", "テキスト送信を追加").element().focus();
    await press("v");
    await eventually(() => inputsOf(empty)).toEqual([...texts("a"), mark, { type: 999, secret: [1] }]);
    await eventually(() => status(empty)).toBe("動作3件を貼り付けました");
    await eventually(focusedName).toBe("1. テキスト送信");
  });

  test("on bare ground the panel that was pressed is meant", async () => {
    const editor = await openEffects(texts("a", "b"));
    const number = editor.shadowRoot?.querySelectorAll<HTMLElement>(".panel-body")[1];
    await userEvent.click(number as HTMLElement, { position: { x: 3, y: 3 } });
    await press("c");
    await eventually(() => status(editor)).toBe("「2. テキスト送信」をコピーしました");
  });

  test("in a text field they stay the browser's own", async () => {
    const editor = await openEffects(texts("ことば", "b"));
    const field = messageIn(editor);
    const selectAll = () => select(field, 0, writtenIn(field).length);
    selectAll();
    await press("c");
    expect(status(editor)).toBe("");
    await press("x");
    await eventually(() => writtenIn(field)).toBe("");
    await press("v");
    await eventually(() => writtenIn(field)).toBe("ことば");
    expect([textsOf(editor), alertLines(editor)]).toEqual([["ことば", "b"], []]);
    focusPanel(editor, "2. テキスト送信");
    await press("c");
    await eventually(() => status(editor)).toBe("「2. テキスト送信」をコピーしました");
    selectAll();
    await press("v");
    await eventually(() => writtenIn(field)).toContain("「b」");
    expect(writtenIn(field)).not.toContain("consoleEditors");
    expect(textsOf(editor)).toHaveLength(2);
  });

  test("of selected text beside the fields they copy that", async () => {
    const editor = await openEffects(texts("a"));
    const words = document.createElement("p");
    words.textContent = "お知らせ";
    document.body.append(words);
    onTestFinished(() => words.remove());
    focusPanel(editor, "1. テキスト送信");
    document.getSelection()?.selectAllChildren(words);
    await press("c");
    await press("x");
    expect([status(editor), textsOf(editor)]).toEqual(["", ["a"]]);
    document.getSelection()?.removeAllRanges();
  });

  test("of a readonly editor copy, and change nothing", async () => {
    const editor = await openEffects(texts("a", "b"), { readonly: true });
    focusPanel(editor, "2. テキスト送信");
    await press("x");
    await press("v");
    expect([textsOf(editor), alertLines(editor), status(editor)]).toEqual([["a", "b"], [], ""]);
    await press("c");
    await eventually(() => status(editor)).toBe("「2. テキスト送信」をコピーしました");
    expect(inPanel(editor, "1. テキスト送信", "その他の操作").elements()).toEqual([]);
    editor.remove();
    const other = await openEffects(texts("x"));
    focusPanel(other, "1. テキスト送信");
    await press("v");
    await eventually(() => textsOf(other)).toEqual(["x", "b"]);
  });
});

describe("by menu", () => {
  test("an effect is copied, cut and pasted, below another and at the end", async () => {
    const clipboard = openClipboard();
    const editor = await openEffects(texts("a", "b", "c"));
    await runFromMenu(editor, "1. テキスト送信", "コピー");
    await eventually(clipboard.text).toBe(clipOf(textEffect("a")));
    await eventually(() => status(editor)).toBe("「1. テキスト送信」をコピーしました");
    await runFromMenu(editor, "2. テキスト送信", "下に貼り付け");
    await eventually(() => textsOf(editor)).toEqual(["a", "b", "a", "c"]);
    await eventually(focusedName).toBe("3. テキスト送信");
    await runFromMenu(editor, "2. テキスト送信", "切り取り");
    await eventually(() => textsOf(editor)).toEqual(["a", "a", "c"]);
    await eventually(clipboard.text).toBe(clipOf(textEffect("b")));
    await userEvent.click(control(editor, "button", "貼り付け"));
    await eventually(() => textsOf(editor)).toEqual(["a", "a", "c", "b"]);
    await eventually(focusedName).toBe("4. テキスト送信");
  });

  test("where the browser refuses, says so and changes nothing", async () => {
    const refuse = () => Promise.reject(new DOMException("", "NotAllowedError"));
    stubClipboard({ write: refuse, read: refuse });
    const command = vi.spyOn(document, "execCommand").mockReturnValue(false);
    onTestFinished(() => command.mockRestore());
    const editor = await openEffects(texts("a"));
    for (const [item, key] of [
      ["コピー", "Ctrl+C"],
      ["切り取り", "Ctrl+X"],
      ["下に貼り付け", "Ctrl+V"],
    ] as const) {
      await runFromMenu(editor, "1. テキスト送信", item);
      await eventually(() => alertLines(editor)[0]).toContain(key);
      expect(textsOf(editor)).toEqual(["a"]);
    }
  });
});

describe("what may not come in is refused by name, the rest is pasted", () => {
  test("a single-use one that is there, and kinds that are not offered here", async () => {
    const editor = await openEffects([mark, ...texts("a")], { "disabled-types": "13" });
    focusPanel(editor, "2. テキスト送信");
    pasteText(clipOf(mark));
    await eventually(() => alertLines(editor)).toEqual([
      "貼り付けませんでした",
      "対応マーク・表示操作：既に追加されています",
    ]);
    expect(editor.dirty).toBe(false);
    pasteText(clipOf({ type: 13 }, { type: 50 }, { type: 16 }, textEffect("b"), 5));
    await eventually(() => textsOf(editor)).toEqual([undefined, "a", "b"]);
    await eventually(() => alertLines(editor)).toEqual([
      "一部を貼り付けませんでした",
      "タグ操作：ここでは使えない動作です",
      "フェーズ操作：ここでは使えない動作です",
      "通知：ここでは使えない動作です",
      "読み取れない内容が1件ありました",
    ]);
  });

  test("conditions are no effects", async () => {
    const editor = await openEffects(texts("a"));
    focusPanel(editor, "1. テキスト送信");
    const heard = record(editor, ["change", "failure"]);
    pasteText(clipOf({ type: 20, memos: ["b"] }).replace("effects", "conditions"));
    await eventually(() => alertLines(editor)).toEqual(["クリップボードにあるのは動作ではありません"]);
    expect(heard.map(({ type }) => type)).toEqual(["failure"]);
  });
});

/** The same clips as those for a filter, with the kinds the other way round; and what only an effect can hold. */
const swapped = { '"conditions"': '"effects"', '"effects":': '"effects":', '"effects"': '"conditions"' };
const hostileEffects: [name: string, text: string][] = [
  ...hostileClips.map(([name, text]): [string, string] => [
    name,
    text.replace(/"conditions"|"effects":|"effects"/g, (kind) => swapped[kind as keyof typeof swapped]),
  ]),
  ["markup in a text", clipOf({ ...textEffect("<img src=x onerror='window.attacked = true'>"), type: 1 })],
  ["markup in a condition's id", clipOf(textEffect("a", { member_query_id: "<script>attack</script>" }))],
  ["an enormous condition id", clipOf(textEffect("a", { member_query_id: 1e300 }))],
];

test.each(hostileEffects)("a hostile clipboard does no harm: %s", async (_, text) => {
  const editor = await openEffects(texts("a"));
  const uncaught = vi.fn();
  window.addEventListener("error", uncaught);
  window.addEventListener("unhandledrejection", uncaught);
  onTestFinished(() => {
    window.removeEventListener("error", uncaught);
    window.removeEventListener("unhandledrejection", uncaught);
  });
  focusPanel(editor, "1. テキスト送信");
  expect(pasteText(text)).toBe(false);
  await eventually(() => alertLines(editor).length + status(editor).length).toBeGreaterThan(0);
  const [first, ...pasted] = inputsOf(editor) as PlainObject[];
  expect(first).toEqual(textEffect("a"));
  for (const each of pasted) expect(Object.getPrototypeOf(each)).toBe(Object.prototype);
  await eventually(() => panelNames(editor).length).toBe(1 + pasted.length);
  expect(
    editor.shadowRoot?.querySelectorAll("script, img, iframe, object, a[href^='javascript']").length,
  ).toBe(0);
  expect([Reflect.get({}, "polluted"), Reflect.get([], "polluted"), Reflect.get(window, "attacked")]).toEqual(
    [undefined, undefined, undefined],
  );
  expect(uncaught).not.toHaveBeenCalled();
  editor.undo();
  expect(inputsOf(editor)).toEqual(texts("a"));
});
