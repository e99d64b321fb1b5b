import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import type { FunnelEditorElement } from "../../src/entries/funnel-editor.js";
import { isPlainObject, type PlainObject } from "../../src/lib/plain-data.js";
import {
  actionOf,
  announced,
  barButton,
  clipboardDrawn,
  openAction,
  openFolded,
  selectionBar,
  textsOf,
  withCtrl,
  withShift,
} from "../elements/action-editor/page.js";
import {
  all,
  any,
  filterOf,
  memoCondition,
  mountFilter,
  openFilter,
  orPanel,
  serveFilters,
} from "../elements/funnel-editor/page.js";
import { named } from "../elements/page.js";
import { openClipboard, press, status } from "./support/clipboard.js";
import { type Attributes, control, drawn, eventually, onScreen, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused, focusedName } from "./support/focus.js";
import { middleOf, mouse } from "./support/pointer.js";
import { messageIn, messagesIn } from "./support/written-text.js";

/** Folded, so that all panels are on the screen. */
/** Texts of one letter each. */
async function openLetters(letters: string, attributes: Attributes = {}): Promise<ActionEditorElement> {
  const editor = await openFolded([...letters], attributes);
  await clipboardDrawn(editor);
  return editor;
}

const rowsOf = ({ shadowRoot }: Element) => [
  ...(shadowRoot?.querySelectorAll<HTMLElement>("section[data-row]") ?? []),
];
const texts = (editor: ActionEditorElement) => textsOf(editor).join("");
const head = (editor: Element, number: number) => control(editor, "button", `${number}. テキスト送信`);

/** The numbers of the panels that are selected. */
function selected(editor: Element): number[] {
  return rowsOf(editor).flatMap((row, at) => (row.classList.contains("panel-selected") ? [at + 1] : []));
}
/** As the checkboxes say it. */
function checked({ shadowRoot }: Element): boolean[] {
  const boxes = shadowRoot?.querySelectorAll<HTMLInputElement>("[data-field=select] input") ?? [];
  return [...boxes].map((box) => box.checked);
}

/** Where the parts of all heads stand. */
function placesOf({ shadowRoot }: Element, parts: string): string[] {
  return [...(shadowRoot?.querySelectorAll(parts) ?? [])].map((part) => {
    const { left, top } = part.getBoundingClientRect();
    return `${part.className} ${left} ${top}`;
  });
}

describe("effects are selected", () => {
  test("by Ctrl and a press on a head, one by one, and nothing is folded or edited", async () => {
    const editor = await openLetters("abcd");
    const heard = record(editor, ["change"]);
    expect(checked(editor)).toEqual([]);
    await head(editor, 1).click(withCtrl);
    await head(editor, 3).click(withCtrl);
    await eventually(() => selected(editor)).toEqual([1, 3]);
    expect(checked(editor)).toEqual([true, false, true, false]);
    await expect.element(selectionBar(editor)).toBeVisible();
    await eventually(() => announced(editor)).toBe("2件を選択中");
    expect(focusedName()).toBe("3. テキスト送信");
    await head(editor, 1).click(withCtrl);
    await eventually(() => selected(editor)).toEqual([3]);
    await head(editor, 3).click(withCtrl);
    await eventually(() => selectionBar(editor).query()).toBeNull();
    expect([checked(editor), heard.length, editor.dirty, editor.canUndo]).toEqual([[], 0, false, false]);
    expect(editor.shadowRoot?.querySelector(".panel-body")).toBeNull();
  });

  test("by Shift and a press, from the one that was selected last", async () => {
    const editor = await openLetters("abcdef");
    await head(editor, 2).click(withCtrl);
    await head(editor, 4).click(withShift);
    await eventually(() => selected(editor)).toEqual([2, 3, 4]);
    await head(editor, 1).click(withShift);
    await eventually(() => selected(editor)).toEqual([1, 2]);
    await head(editor, 6).click({ modifiers: ["Control", "Shift"] });
    await eventually(() => selected(editor)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(document.getSelection()?.toString()).toBe("");
  });

  test("by their checkboxes, which are named and are there once something is selected", async () => {
    const editor = await openLetters("abcd");
    await head(editor, 1).click(withCtrl);
    const box = (number: number) =>
      within(editor).getByRole("checkbox", { name: `${number}. テキスト送信を選択`, exact: true });
    await box(2).click();
    await eventually(() => selected(editor)).toEqual([1, 2]);
    await box(4).click(withShift);
    await eventually(() => checked(editor)).toEqual([true, true, true, true]);
    for (const number of [1, 2, 3]) await box(number).click();
    await eventually(() => selected(editor)).toEqual([4]);
    (box(4).element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await eventually(() => selectionBar(editor).query()).toBeNull();
    // What had the focus is gone.
    await eventually(focusedName).toBe("4. テキスト送信");
  });

  test.each([1280, 360])("and nothing in their heads moves, in a window of %d pixels", async (width) => {
    await page.viewport(width, 780);
    onTestFinished(() => page.viewport(1280, 800));
    const editor = await openLetters("abc");
    const places = () => placesOf(editor, ".reorder-handle, .panel-number, .panel-title, .panel-tools > *");
    const before = places();
    await head(editor, 1).click(withCtrl);
    await eventually(() => checked(editor)).toEqual([true, false, false]);
    expect([before.length > 9, places()]).toEqual([true, before]);
  });

  test("by checkboxes from the start where a finger points", async () => {
    const own = window.matchMedia.bind(window);
    const touch = Object.assign(new EventTarget(), { matches: true });
    const asked = vi
      .spyOn(window, "matchMedia")
      .mockImplementation((query) =>
        query === "(pointer: coarse)" ? (touch as MediaQueryList) : own(query),
      );
    onTestFinished(() => asked.mockRestore());
    const editor = await openLetters("abcd");
    await eventually(() => checked(editor)).toEqual([false, false, false, false]);
    expect(selectionBar(editor).query()).toBeNull();
    await within(editor).getByRole("checkbox", { name: "3. テキスト送信を選択" }).click();
    await eventually(() => selected(editor)).toEqual([3]);
    await barButton(editor, "選択を解除").click();
    await eventually(() => checked(editor)).toEqual([false, false, false, false]);
    // A mouse was plugged in.
    touch.matches = false;
    touch.dispatchEvent(new CustomEvent("change"));
    await eventually(() => checked(editor)).toEqual([]);
  });

  test("a press without keys folds as ever, and leaves the selection; × clears it", async () => {
    const editor = await openLetters("abcd");
    await head(editor, 2).click(withCtrl);
    await head(editor, 3).click();
    await eventually(() => editor.shadowRoot?.querySelectorAll(".panel-body").length).toBe(1);
    expect(selected(editor)).toEqual([2]);
    await barButton(editor, "選択を解除").click();
    await eventually(() => selected(editor)).toEqual([]);
    await eventually(focusedName).toBe("2. テキスト送信");
  });

  test("controls in a head do what they are for, keys or no keys", async () => {
    const editor = await openLetters("abc", { "draft-key": "k" });
    const first = control(editor, "region", "1. テキスト送信");
    await first.getByRole("button", { name: "下へ移動" }).click(withCtrl);
    await eventually(() => texts(editor)).toBe("bac");
    await first.getByRole("button", { name: "複製" }).click(withShift);
    await eventually(() => texts(editor)).toBe("bbac");
    expect(selected(editor)).toEqual([]);
  });

  test.each([["readonly"], ["disabled"]])("not where the editor is %s", async (attribute) => {
    const editor = await openAction({ value: actionOf("a", "b", "c", "d"), [attribute]: true });
    const [first] = rowsOf(editor);
    await userEvent.click(first?.querySelector(".panel-toggle") as Element, {
      modifiers: ["Control"],
      force: true,
    });
    await onScreen();
    expect([selected(editor), checked(editor), selectionBar(editor).query()]).toEqual([[], [], null]);
    // One that becomes so later has nothing selected any more.
    const other = await openLetters("abcd");
    await head(other, 1).click(withCtrl);
    await eventually(() => selected(other)).toEqual([1]);
    other.setAttribute(attribute, "");
    await eventually(() => selected(other)).toEqual([]);
    other.removeAttribute(attribute);
    await onScreen();
    expect(selected(other)).toEqual([]);
  });
});

describe("by keys on a head", () => {
  test("Shift and arrows extend, Ctrl+Space toggles, Ctrl+A takes all, Escape clears", async () => {
    const editor = await openLetters("abcd");
    const heard = record(editor, ["change"]);
    const pressed: string[] = [];
    const hear = ({ key }: KeyboardEvent) => pressed.push(key);
    document.addEventListener("keydown", hear);
    head(editor, 2).element().focus();
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await eventually(() => selected(editor)).toEqual([2, 3, 4]);
    await eventually(focusedName).toBe("4. テキスト送信");
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await eventually(() => selected(editor)).toEqual([2, 3]);
    await eventually(focusedName).toBe("3. テキスト送信");
    await userEvent.keyboard("{Control>} {/Control}");
    await eventually(() => selected(editor)).toEqual([2]);
    await userEvent.keyboard("{Control>}a{/Control}");
    await eventually(() => selected(editor)).toEqual([1, 2, 3, 4]);
    await userEvent.keyboard("{Escape}");
    await eventually(() => selected(editor)).toEqual([]);
    await eventually(focusedName).toBe("3. テキスト送信");
    expect(pressed.filter((key) => !["Shift", "Control"].includes(key))).toEqual([]);
    // An Escape that nobody used is the page's.
    await userEvent.keyboard("{Escape}");
    expect(pressed).toContain("Escape");
    document.removeEventListener("keydown", hear);
    expect([heard.length, editor.shadowRoot?.querySelector(".panel-body")]).toEqual([0, null]);
  });

  test("Ctrl+Space on any control of a head selects and does nothing else", async () => {
    const editor = await openLetters("abcd");
    const first = control(editor, "region", "1. テキスト送信");
    for (const name of ["並べ替え", "複製", "削除"]) {
      first.getByRole("button", { name }).element().focus();
      await userEvent.keyboard("{Control>} {/Control}");
    }
    await eventually(() => selected(editor)).toEqual([1]);
    first.getByRole("switch").element().focus();
    await userEvent.keyboard("{Control>} {/Control}");
    await eventually(() => selected(editor)).toEqual([]);
    expect([texts(editor), announced(editor)]).toEqual(["abcd", ""]);
  });

  test("in a field and in a menu they are the browser's", async () => {
    const editor = await openLetters("abcd");
    await head(editor, 2).click(withCtrl);
    await head(editor, 1).click();
    await eventually(() => messagesIn(editor).length).toBe(1);
    messageIn(editor).focus();
    await userEvent.keyboard("{Control>}a{/Control}{Delete}{Shift>}{ArrowUp}{/Shift}{Escape}");
    await eventually(() => texts(editor)).toBe("bcd");
    expect([selected(editor), editor.value.inputs]).toMatchObject([[2], { length: 4 }]);
    await control(editor, "region", "2. テキスト送信").getByRole("button", { name: "その他の操作" }).click();
    await eventually(() => within(editor).getByRole("menu").query()).not.toBeNull();
    await userEvent.keyboard("{Delete}{Escape}");
    await eventually(() => within(editor).getByRole("menu").query()).toBeNull();
    expect([selected(editor), texts(editor)]).toEqual([[2], "bcd"]);
  });
});

describe("what is selected", () => {
  test("is deleted at once, in one step, and the focus goes to the next one", async () => {
    const editor = await openLetters("abcde");
    const heard = record(editor, ["change"]);
    await head(editor, 2).click(withCtrl);
    await head(editor, 4).click(withCtrl);
    await userEvent.keyboard("{Delete}");
    await eventually(() => texts(editor)).toBe("ace");
    await eventually(focusedName).toBe("3. テキスト送信");
    expect([announced(editor), heard.length]).toEqual(["動作2件を削除しました", 1]);
    editor.undo();
    expect([texts(editor), editor.canUndo]).toEqual(["abcde", false]);
    // What came back is not selected: undo knows nothing of it.
    await onScreen();
    expect(selected(editor)).toEqual([]);
    await head(editor, 1).click(withCtrl);
    await userEvent.keyboard("{Control>}a{/Control}");
    await barButton(editor, "削除").click();
    await eventually(() => texts(editor)).toBe("");
    await eventually(() => focused().closest("[data-field=inputs]")).not.toBeNull();
  });

  test("is copied in the order of the list, by keys and by the bar, and pasted", async () => {
    const editor = await openLetters("abcd");
    await head(editor, 4).click(withCtrl);
    await head(editor, 2).click(withCtrl);
    await press("c");
    await eventually(() => status(editor)).toBe("動作2件をコピーしました");
    expect(selected(editor)).toEqual([2, 4]);
    head(editor, 1).element().focus();
    await press("v");
    await eventually(() => texts(editor)).toBe("abdbcd");
    await eventually(() => status(editor)).toBe("動作2件を貼り付けました");
    expect(selected(editor)).toEqual([4, 6]);
    const clipboard = openClipboard();
    await barButton(editor, "コピー").click();
    await eventually(() => clipboard.readable().split("\n").length).toBe(2);
    expect(clipboard.readable()).toMatch(/^1\. .*「b」.*\n2\. .*「d」/);
    expect(JSON.parse(clipboard.text()).items.filter(isPlainObject)).toMatchObject([
      { text: "b" },
      { text: "d" },
    ]);
  });

  test("is cut, by keys and by the bar", async () => {
    const editor = await openLetters("abcde");
    await head(editor, 2).click(withCtrl);
    await head(editor, 3).click(withCtrl);
    await press("x");
    await eventually(() => texts(editor)).toBe("ade");
    await eventually(() => status(editor)).toBe("動作2件を切り取りました");
    await eventually(focusedName).toBe("2. テキスト送信");
    await press("v");
    await eventually(() => texts(editor)).toBe("adbce");
    openClipboard();
    await head(editor, 1).click(withCtrl);
    await barButton(editor, "切り取り").click();
    await eventually(() => texts(editor)).toBe("dbce");
    await eventually(() => status(editor)).toBe("「1. テキスト送信」を切り取りました");
    expect(selectionBar(editor).query()).toBeNull();
  });

  test("is moved by Alt and arrows and by the bar, a step each, and stays selected", async () => {
    const editor = await openLetters("abcde");
    const heard = record(editor, ["change"]);
    await head(editor, 2).click(withCtrl);
    await head(editor, 4).click(withCtrl);
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await eventually(() => texts(editor)).toBe("badce");
    expect(selected(editor)).toEqual([1, 3]);
    await eventually(focusedName).toBe("3. テキスト送信");
    await eventually(() => announced(editor)).toContain("動作2件を移動しました");
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await eventually(() => texts(editor)).toBe("bdace");
    expect(barButton(editor, "上へ移動").element().ariaDisabled).toBe("true");
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(heard).toHaveLength(2);
    await barButton(editor, "下へ移動").click();
    await eventually(() => texts(editor)).toBe("abdce");
    expect(focusedName()).toBe("下へ移動");
    editor.undo();
    expect([texts(editor)]).toEqual(["bdace"]);
    await eventually(() => selected(editor)).toEqual([1, 2]);
  });

  test("is carried by the grip of any of it; another grip carries its own effect", async () => {
    const editor = await openLetters("abcde");
    const grip = (number: number) =>
      control(editor, "region", `${number}. テキスト送信`)
        .getByRole("button", { name: "並べ替え" })
        .element();
    await head(editor, 1).click(withCtrl);
    await head(editor, 3).click(withCtrl);
    const { x, y } = middleOf(rowsOf(editor)[3] as Element);
    await mouse.down(middleOf(grip(1)));
    await mouse.move({ x, y: y + 4 });
    await mouse.move({ x, y: y + 5 });
    await mouse.up({ x, y: y + 5 });
    await eventually(() => texts(editor)).toBe("bdace");
    expect(selected(editor)).toEqual([3, 4]);
    await eventually(focusedName).toBe("3. テキスト送信 > 並べ替え");
    grip(5).focus();
    await userEvent.keyboard(" {Home} ");
    await eventually(() => texts(editor)).toBe("ebdac");
    expect(selected(editor)).toEqual([4, 5]);
  });

  test("is reached with Tab in the bar, and keys there act on it", async () => {
    const editor = await openLetters("abcde");
    await head(editor, 2).click(withCtrl);
    barButton(editor, "コピー").element().focus();
    await press("c");
    await eventually(() => status(editor)).toBe("「2. テキスト送信」をコピーしました");
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await eventually(() => texts(editor)).toBe("acbde");
    expect(focusedName()).toBe("コピー");
    await press("v");
    await eventually(() => texts(editor)).toBe("acbbde");
    barButton(editor, "コピー").element().focus();
    await userEvent.keyboard("{Escape}");
    await eventually(() => selectionBar(editor).query()).toBeNull();
    await eventually(focusedName).toBe("3. テキスト送信");
  });

  test("is forgotten with other content, and is in no draft", async () => {
    const editor = await openLetters("abcd", { "draft-key": "k" });
    await head(editor, 2).click(withCtrl);
    await eventually(() => selected(editor)).toEqual([2]);
    expect([editor.dirty, sessionStorage.getItem("k")]).toEqual([false, null]);
    editor.value = actionOf("x", "y", "z", "w");
    await eventually(() => selectionBar(editor).query()).toBeNull();
    expect(selected(editor)).toEqual([]);
  });
});

test("of 200 effects a key redraws what it changes and nothing else", async () => {
  const editor = await openAction({ value: actionOf(...Array.from({ length: 200 }, (_, at) => `t${at}`)) });
  await onScreen();
  await head(editor, 3).click(withCtrl);
  await eventually(() => selected(editor)).toEqual([3]);
  await onScreen();
  const changed = new Set<Element | null>();
  const watcher = new MutationObserver((records) => {
    for (const { target } of records)
      changed.add((target instanceof Element ? target : target.parentElement)?.closest("[data-row]") ?? null);
  });
  for (const row of rowsOf(editor))
    watcher.observe(row, { attributes: true, attributeFilter: ["class"], childList: true, subtree: true });
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await eventually(() => selected(editor)).toEqual([3, 4]);
  await onScreen();
  watcher.disconnect();
  expect([...changed].map((row) => rowsOf(editor).indexOf(row as HTMLElement) + 1)).toEqual([4]);
});

/** A memo of each letter; those in brackets are in an or-panel. */
async function openMemos(letters: string, attributes: Attributes = {}): Promise<FunnelEditorElement> {
  serveFilters();
  const inputs = (letters.match(/\[\w*\]|\w/g) ?? []).map((part) =>
    part.startsWith("[")
      ? orPanel(...[...part.slice(1, -1)].map((letter) => memoCondition(letter)))
      : memoCondition(part),
  );
  const editor = await openFilter({ value: filterOf(...inputs), ...attributes });
  await clipboardDrawn(editor);
  return editor;
}

function lettersOf({ value }: FunnelEditorElement): string {
  const letter = (condition: PlainObject): string =>
    Array.isArray(condition.effects)
      ? `[${(condition.effects as PlainObject[]).map(letter).join("")}]`
      : String((condition.memos as string[] | undefined)?.[0] ?? `#${condition.type}`);
  return (value.inputs as PlainObject[]).map(letter).join("");
}

describe("conditions are selected", () => {
  const conditionIn = (editor: Element, number: number, panel: string) =>
    named(editor, "group", panel).getByRole("group", { name: `${number}. 個別メモ`, exact: true });
  const title = (editor: Element, number: number, panel = all) =>
    conditionIn(editor, number, panel).getByText("個別メモ").first();
  const more = (editor: Element, number: number, panel = all) =>
    conditionIn(editor, number, panel).getByRole("button", { name: "その他の操作" });
  const place = () =>
    `${focused().closest("[part=condition]")?.getAttribute("aria-label")} > ${focused().ariaLabel}`;
  function chosen({ shadowRoot }: Element): string {
    const rows = shadowRoot?.querySelectorAll<HTMLElement>(".cond-selected") ?? [];
    return [...rows]
      .map((row) => row.querySelector<HTMLInputElement>("input:not([type=checkbox])")?.value)
      .join("");
  }

  test("by presses with Ctrl and Shift on their heads and not in their fields, of one panel at a time", async () => {
    const editor = await openMemos("abcd[xyz]");
    const heard = record(editor, ["change"]);
    await title(editor, 2).click(withCtrl);
    await eventually(() => chosen(editor)).toBe("b");
    await title(editor, 4).click(withShift);
    await eventually(() => chosen(editor)).toBe("bcd");
    expect(checked(editor)).toEqual([false, true, true, true, false, false, false]);
    await eventually(place).toBe("4. 個別メモ > その他の操作");
    await conditionIn(editor, 1, all).getByRole("textbox").first().click(withCtrl);
    expect(chosen(editor)).toBe("bcd");
    await title(editor, 2, any).click(withCtrl);
    await eventually(() => chosen(editor)).toBe("y");
    await barButton(editor, "選択を解除").click();
    await eventually(() => chosen(editor)).toBe("");
    await eventually(place).toBe("2. 個別メモ > その他の操作");
    expect([heard.length, editor.dirty, checked(editor)]).toEqual([0, false, []]);
  });

  test.each([1280, 360])("and nothing in their rows moves, in a window of %d pixels", async (width) => {
    await page.viewport(width, 780);
    onTestFinished(() => page.viewport(1280, 800));
    const editor = await openMemos("ab[x]");
    const places = () => placesOf(editor, ".cond-number > span, .cond-name, .cond-fields, .cond-tools");
    const before = places();
    await title(editor, 1).click(withCtrl);
    await eventually(() => checked(editor)).toEqual([true, false, false]);
    expect([before.length, places()]).toEqual([12, before]);
  });

  test("by keys on the buttons of their heads", async () => {
    const editor = await openMemos("abc[xyz]");
    more(editor, 1).element().focus();
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    await eventually(() => chosen(editor)).toBe("ab");
    await eventually(place).toBe("2. 個別メモ > その他の操作");
    await userEvent.keyboard("{Control>} {/Control}");
    await eventually(() => chosen(editor)).toBe("a");
    expect(within(editor).getByRole("menu").query()).toBeNull();
    more(editor, 1, any).element().focus();
    await userEvent.keyboard("{Control>}a{/Control}");
    await eventually(() => chosen(editor)).toBe("xyz");
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Escape}");
    await eventually(() => chosen(editor)).toBe("");
    expect(lettersOf(editor)).toBe("abc[xyz]");
  });

  test("and copied, cut, moved and deleted", async () => {
    const editor = await openMemos("abcd[xyz]");
    await title(editor, 4).click(withCtrl);
    await title(editor, 2).click(withCtrl);
    await press("c");
    await eventually(() => status(editor)).toBe("条件2件をコピーしました");
    more(editor, 3, any).element().focus();
    await press("v");
    await eventually(() => lettersOf(editor)).toBe("abcd[xyzbd]");
    more(editor, 2).element().focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await eventually(() => lettersOf(editor)).toBe("badc[xyzbd]");
    await eventually(place).toBe("1. 個別メモ > その他の操作");
    await eventually(() => announced(editor)).toContain("条件2件を移動しました");
    await barButton(editor, "下へ移動").click();
    await eventually(() => lettersOf(editor)).toBe("abcd[xyzbd]");
    await press("x");
    await eventually(() => lettersOf(editor)).toBe("ac[xyzbd]");
    await eventually(() => status(editor)).toBe("条件2件を切り取りました");
    await title(editor, 4, any).click(withCtrl);
    await title(editor, 5, any).click(withShift);
    await userEvent.keyboard("{Delete}");
    await eventually(() => lettersOf(editor)).toBe("ac[xyz]");
    await eventually(place).toBe("3. 個別メモ > 削除");
    await eventually(() => announced(editor)).toContain("条件2件を削除しました");
    for (let step = 0; step < 5; step += 1) editor.undo();
    expect([lettersOf(editor), editor.canUndo]).toEqual(["abcd[xyz]", false]);
  });

  test("and folded into one or-panel, in one step", async () => {
    const editor = await openMemos("abcd");
    const heard = record(editor, ["change"]);
    await title(editor, 2).click(withCtrl);
    await title(editor, 4).click(withCtrl);
    await barButton(editor, "いずれか(or)にまとめる").click();
    await eventually(() => lettersOf(editor)).toBe("a[bd]c");
    expect([heard.length, selectionBar(editor).query()]).toEqual([1, null]);
    await eventually(() => announced(editor)).toContain("条件をorで囲みました");
    await eventually(place).toBe("1. 個別メモ > その他の操作");
    editor.undo();
    expect(lettersOf(editor)).toBe("abcd");
  });

  test("but not folded where one may not stand there", async () => {
    const editor = await openMemos("a[xyz]");
    await title(editor, 1, any).click(withCtrl);
    await barButton(editor, "いずれか(or)にまとめる").click();
    await eventually(() => editor.shadowRoot?.querySelector("[role=alert]")?.textContent).toContain(
      "or条件の中には入れられません",
    );
    const mark = { type: 50, notify: [1] };
    editor.value = filterOf(mark, mark);
    await drawn(editor);
    const marks = named(editor, "group", all).getByText("対応マーク", { exact: true });
    await marks.first().click(withCtrl);
    await userEvent.keyboard("{Control>}a{/Control}");
    await barButton(editor, "いずれか(or)にまとめる").click();
    await eventually(() => editor.shadowRoot?.querySelector("[role=alert]")?.textContent).toContain(
      "既に追加されています",
    );
    expect([lettersOf(editor), editor.dirty]).toEqual(["#50#50", false]);
  });

  test("and folded only where the page offers or-panels; not at all in readonly", async () => {
    const editor = await openMemos("abcd", { "disabled-types": "120" });
    await title(editor, 1).click(withCtrl);
    await expect.element(barButton(editor, "コピー")).toBeVisible();
    expect(barButton(editor, "いずれか(or)にまとめる").query()).toBeNull();
    editor.setAttribute("readonly", "");
    await eventually(() => selectionBar(editor).query()).toBeNull();
    await title(editor, 1).click(withCtrl);
    expect(chosen(editor)).toBe("");
  });

  test("of a long filter also those far from the screen", async () => {
    serveFilters();
    const editor = mountFilter({
      value: filterOf(...Array.from({ length: 60 }, (_, at) => memoCondition(`m${at + 1}`))),
    });
    const rows = () => [...(editor.shadowRoot?.querySelectorAll<HTMLElement>("[part=condition]") ?? [])];
    await eventually(() => rows()[0]?.querySelector("input")).toBeTruthy();
    await eventually(() => editor.shadowRoot?.querySelector(".selection-tools")).not.toBeNull();
    await onScreen();
    more(editor, 1).element().focus();
    await userEvent.keyboard("{Control>}a{/Control}");
    await eventually(() => editor.shadowRoot?.querySelectorAll(".cond-selected").length).toBe(60);
    expect(rows()[59]?.classList.contains("cond-far")).toBe(true);
    await userEvent.keyboard("{Delete}");
    await eventually(() => lettersOf(editor)).toBe("");
    await eventually(() => focused().closest("[data-field=add]")).not.toBeNull();
  });
});
