import { describe, expect, test } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import type { FunnelEditorElement } from "../../src/entries/funnel-editor.js";
import {
  any,
  condition,
  emptyFilter,
  everyAbility,
  filterOf,
  makeFilter,
  memoCondition,
  nameCondition,
  namesField,
  namesOf,
  openFilter,
  orPanel,
  rowNames,
  serveFilters,
  typesOf,
} from "../elements/funnel-editor/page.js";
import { named } from "../elements/page.js";
import { realTime } from "./support/clock.js";
import { eventually, mountMarkup } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused } from "./support/focus.js";
import { commit, compose, control, pressForInputMethod } from "./support/input-method.js";

/** "1. 名前 > 削除": what has the focus, by its name and its row's. */
function place(): string {
  const element = focused();
  const row = element.closest("[data-row][part=condition]")?.getAttribute("aria-label");
  const labels = element instanceof HTMLInputElement ? element.labels : null;
  // What only holds others would be named by all that is in it.
  const own = element.matches("button, input, select") ? element.innerText.split("\n")[0] : "";
  const name =
    element.getAttribute("aria-label") ?? (labels?.[0]?.innerText.split("\n")[0] || own || element.localName);
  return row ? `${row} > ${name}` : name;
}

async function at(name: string): Promise<void> {
  await eventually(place).toBe(name);
}

/** Presses Tab until the focus is there. */
async function tabTo(name: string, shift = false): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (place() === name) return;
    await userEvent.tab({ shift });
  }
  throw new Error(`Tab does not lead to "${name}"`);
}

/** Moves through the open menu to a command, and runs it. */
async function runFromMenu(name: string): Promise<void> {
  await eventually(() => focused().getAttribute("role")).toBe("menuitem");
  for (let i = 0; i < 20 && place().split(" > ").at(-1) !== name; i++)
    await userEvent.keyboard("{ArrowDown}");
  expect(place().split(" > ").at(-1)).toBe(name);
  await userEvent.keyboard("{Enter}");
}

async function mountFocused(value: object): Promise<FunnelEditorElement> {
  const editor = await openFilter({ value });
  editor.focus();
  return editor;
}

describe("by keys alone", () => {
  test("a filter is named, filled, ordered and saved", async () => {
    const server = serveFilters();
    await mountFocused(emptyFilter);
    await tabTo("条件名");
    await userEvent.keyboard("keys");
    await tabTo("名前を追加");
    await userEvent.keyboard("{Enter}");
    await at("1. 名前 > 名前");
    await userEvent.keyboard("a b");
    await tabTo("名前を追加");
    await userEvent.keyboard("{ArrowRight}");
    await at("個別メモを追加");
    await userEvent.keyboard(" ");
    await at("2. 個別メモ > 個別メモ");
    await userEvent.keyboard("c");
    await tabTo("2. 個別メモ > その他の操作");
    await userEvent.keyboard("{Enter}");
    await runFromMenu("上へ移動");
    await at("1. 個別メモ > その他の操作");
    await tabTo(`${any}を追加`);
    await userEvent.keyboard("{Enter}");
    await at("名前を追加");
    await userEvent.keyboard("{Enter}");
    await at("1. 名前 > 名前");
    await userEvent.keyboard("d");
    await tabTo("検索");
    await userEvent.keyboard("{Enter}");
    await eventually(() => server.saves().length).toBe(1);
    const { fields } = server.saves()[0] as { fields: Record<string, string> };
    expect([fields.name, JSON.parse(fields.inputs ?? "")]).toEqual([
      "keys",
      [memoCondition("c"), nameCondition("a", "b"), orPanel(nameCondition("d"))],
    ]);
  });

  test("Enter in a text field does nothing", async () => {
    const server = serveFilters();
    const editor = await openFilter({ value: filterOf(nameCondition("田中")) });
    const heard = record(editor);
    await userEvent.click(namesField(editor));
    await userEvent.keyboard("{Enter}");
    await userEvent.click(named(editor, "textbox", "条件名"));
    await userEvent.keyboard("{Enter}");
    expect([heard, server.saves(), namesOf(editor)]).toEqual([[], [], ["田中"]]);
  });

  test("undo and redo work from wherever the focus is, also in fields", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(nameCondition("田中")) });
    await userEvent.click(namesField(editor));
    await userEvent.keyboard(" x");
    await eventually(() => namesOf(editor)).toEqual(["田中", "x"]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => namesOf(editor)).toEqual(["田中"]);
    await expect.element(namesField(editor)).toHaveValue("田中");
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await eventually(() => namesOf(editor)).toEqual(["田中", "x"]);
    await userEvent.keyboard("{Control>}z{/Control}{Control>}y{/Control}");
    await eventually(() => namesOf(editor)).toEqual(["田中", "x"]);
  });
});

describe("the focus", () => {
  const three = filterOf(nameCondition("a"), memoCondition("b"), nameCondition("c"));

  test("goes to the next row when one is removed, else to the one before, else to the add buttons", async () => {
    serveFilters();
    const editor = await openFilter({ value: three });
    await userEvent.click(
      condition(editor, "2. 個別メモ").getByRole("button", { name: "削除", exact: true }),
    );
    await at("2. 名前 > 削除");
    await userEvent.keyboard("{Enter}");
    await at("1. 名前 > 削除");
    await realTime(
      200,
      "pressed again at once, by the browser's events, it would be the rest of the press before",
    );
    await userEvent.keyboard("{Enter}");
    await at("名前を追加");
    expect(editor.value.inputs).toEqual([]);
  });

  test.each<[what: string, press: (button: Locator) => Promise<void>]>([
    ["the second press of a double click", (button) => userEvent.dblClick(button)],
    [
      "a key that is held",
      async (button) => {
        (button.element() as HTMLElement).focus();
        await userEvent.keyboard("{Enter>3/}");
      },
    ],
  ])("a row that comes where one was removed stays, whatever comes of %s", async (_, press) => {
    serveFilters();
    const editor = await openFilter({ value: three });
    await press(condition(editor, "1. 名前").getByRole("button", { name: "削除", exact: true }));
    await at("1. 個別メモ > 削除");
    expect(editor.value.inputs).toHaveLength(2);
  });

  test.each([
    ["タグ", "1. タグ > タグ"],
    ["イベント予約", "1. イベント予約 > 予約枠"],
  ])("goes to what is chosen in a new %s, not to how it is chosen", async (label, place) => {
    serveFilters();
    const editor = await openFilter({ ...everyAbility, value: filterOf() });
    await userEvent.click(named(editor, "button", `${label}を追加`));
    await at(place);
    expect(focused().getAttribute("role")).toBe("combobox");
  });

  test("goes back to the button when the menu is closed", async () => {
    serveFilters();
    const editor = await openFilter({ value: three });
    await userEvent.click(condition(editor, "1. 名前").getByRole("button", { name: "その他の操作" }));
    await eventually(() => focused().getAttribute("role")).toBe("menuitem");
    await userEvent.keyboard("{Escape}");
    await at("1. 名前 > その他の操作");
    expect(editor.dirty).toBe(false);
  });

  test("stays with the row that goes into an or-panel and out of it", async () => {
    serveFilters();
    const editor = await openFilter({ value: three });
    await userEvent.click(condition(editor, "2. 個別メモ").getByRole("button", { name: "その他の操作" }));
    await runFromMenu("orで囲む");
    await eventually(() => editor.value.inputs).toMatchObject([
      { type: 11 },
      { type: 120, effects: [memoCondition("b")] },
      { type: 11 },
    ]);
    await at("1. 個別メモ > その他の操作");
    await userEvent.keyboard("{Enter}");
    await runFromMenu("「すべて満たす」へ移動");
    await eventually(() => rowNames(editor).some((name) => name.endsWith("個別メモ"))).toBe(true);
    await eventually(() => place().endsWith("個別メモ > その他の操作")).toBe(true);
  });

  test("of a removed or-panel, and of everything removed, is never on the page", async () => {
    serveFilters();
    const value = filterOf(nameCondition("a"), orPanel(memoCondition("b")));
    const editor = await openFilter({ value });
    await userEvent.click(named(editor, "button", "パネルを削除"));
    await eventually(() => typesOf(editor)).toEqual([11]);
    await eventually(() => editor.shadowRoot?.activeElement != null).toBe(true);
    await userEvent.click(named(editor, "button", "その他の操作").first());
    await runFromMenu("条件をすべて削除");
    await eventually(() => editor.value.inputs).toEqual([]);
    await eventually(() => editor.shadowRoot?.activeElement != null).toBe(true);
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => typesOf(editor)).toEqual([11]);
    expect(document.activeElement).toBe(editor);
  });

  test("after undo of an addition is still in the editor, so that the next undo is too", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf() });
    await userEvent.click(named(editor, "button", "名前を追加"));
    await at("1. 名前 > 名前");
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => editor.value.inputs).toEqual([]);
    expect(document.activeElement).toBe(editor);
  });
});

describe("an input method", () => {
  const fields = [
    {
      name: "names",
      find: (editor: Element) => namesField(editor),
      read: namesOf,
      is: (text: string) => [text],
    },
    {
      name: "the filter's name",
      find: (editor: Element) => named(editor, "textbox", "条件名"),
      read: (editor: FunnelEditorElement) => editor.value.name,
      is: (text: string) => text,
    },
  ];

  test.each(fields)("in $name accepts a conversion by an Enter that does nothing else", async (field) => {
    const server = serveFilters();
    const editor = await openFilter({ value: { ...filterOf(nameCondition()), name: "" } });
    const heard = record(document, ["before-finish", "finish", "failure", "submit"]);
    await userEvent.click(field.find(editor));
    for (const text of ["に", "にほ", "にほん"]) await compose(text);
    await pressForInputMethod("Enter");
    await commit("日本");
    await eventually(() => field.read(editor)).toEqual(field.is("日本"));
    expect([heard, server.saves()]).toEqual([[], []]);
    editor.undo();
    expect(editor.canUndo).toBe(false);
  });

  test("is not undone while it converts", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(nameCondition("前")) });
    await userEvent.click(namesField(editor));
    await userEvent.keyboard("{End}");
    await compose("ほん");
    await pressForInputMethod("z", control);
    await expect.element(namesField(editor)).toHaveValue("前ほん");
    await commit("本");
    await eventually(() => namesOf(editor)).toEqual(["前本"]);
  });

  test("a full-width blank separates two texts", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(nameCondition()) });
    await userEvent.click(namesField(editor));
    await commit("田中　佐藤");
    await eventually(() => namesOf(editor)).toEqual(["田中", "佐藤"]);
  });
});

describe("work of before", () => {
  const own = { "draft-key": "filter-draft", value: filterOf(nameCondition("田中")) };

  test("is offered after a reload and restored as an edit", async () => {
    serveFilters();
    const first = await openFilter(own);
    await userEvent.fill(namesField(first), "佐藤");
    await eventually(() => namesOf(first)).toEqual(["佐藤"]);
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    first.remove();
    const next = await openFilter(own);
    const heard = record(next, ["change"]);
    await userEvent.click(named(next, "button", "復元する"));
    await eventually(() => namesOf(next)).toEqual(["佐藤"]);
    await expect.element(namesField(next)).toHaveValue("佐藤");
    expect(heard.map(({ detail }) => detail.dirty)).toEqual([true]);
    await userEvent.click(named(next, "button", "元に戻す"));
    await eventually(() => namesOf(next)).toEqual(["田中"]);
  });

  test("is forgotten by a finish", async () => {
    serveFilters();
    const editor = await openFilter(own);
    await userEvent.fill(namesField(editor), "佐藤");
    await eventually(() => sessionStorage.getItem("filter-draft")).not.toBeNull();
    await editor.submit();
    expect(sessionStorage.getItem("filter-draft")).toBeNull();
  });

  test("of a filter named by its id is offered when that is loaded, to no other", async () => {
    serveFilters({ saved: (id) => ({ json: { ...own.value, name: `検索${id}` } }) });
    const attributes = { "draft-key": "filter-draft", "funnel-id": "31" };
    const place = mountMarkup("");
    const first = makeFilter(attributes);
    place.append(first);
    await eventually(() => rowNames(first)).toEqual(["1. 名前"]);
    await userEvent.fill(namesField(first), "佐藤");
    await eventually(() => namesOf(first)).toEqual(["佐藤"]);
    first.remove();
    const other = makeFilter({ ...attributes, "funnel-id": "32" });
    place.append(other);
    await eventually(() => rowNames(other)).toEqual(["1. 名前"]);
    expect(named(other, "button", "復元する").elements()).toHaveLength(0);
    other.remove();
    const again = makeFilter(attributes);
    place.append(again);
    await userEvent.click(named(again, "button", "復元する"));
    await eventually(() => namesOf(again)).toEqual(["佐藤"]);
  });
});
