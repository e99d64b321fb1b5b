import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  chips,
  messageLists,
  openAt,
  serveLists,
  suggested,
  textHasFocus,
  textNode,
} from "../elements/message-editor/page.js";
import { dialog } from "../elements/page.js";
import { atRest } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { focused, namelessTab, press } from "./support/focus.js";
import { listOf } from "./support/lists.js";

/** Two brackets, as the keyboard driver is told to type them. */
const brackets = "[[[[";

const active = (editor: Element) => {
  const id = textNode(editor).getAttribute("aria-activedescendant");
  return id ? editor.shadowRoot?.getElementById(id) : null;
};
const activeName = (editor: Element) =>
  active(editor)?.querySelector(".message-suggestion-label")?.textContent;
const list = (editor: Element) => within(editor).getByRole("listbox", { name: "差し込みの候補" });

async function openSuggestions(value = "一", query = "") {
  const calls = serveLists();
  const editor = await openAt("end", { value });
  await press(brackets + query);
  await eventually(() => suggested(editor).length).toBeGreaterThan(0);
  return { editor, calls };
}

describe("what is offered behind two brackets", () => {
  test("some of every kind at first; the lists are loaded then and not before", async () => {
    const calls = serveLists();
    const editor = await openAt("end", { value: "一" });
    expect(calls).toHaveLength(0);
    await press(brackets);
    await eventually(() => suggested(editor)).toContain("会員番号");
    await eventually(() => suggested(editor)).toContain("来店アンケート");
    expect(suggested(editor).length).toBeLessThanOrEqual(20);
    expect(suggested(editor)).toContain("名前");
    expect(suggested(editor)).not.toContain("符号のないフォーム");
    expect(new Set(calls.map(({ url }) => url.pathname.split("/").at(-1)))).toEqual(
      new Set(["varia", "common_vars", "form"]),
    );
  });

  test("the active one is put in by Tab, also where an engine has another name for it", async () => {
    const { editor } = await openSuggestions("一", "会員番号");
    await eventually(() => activeName(editor)).toBe("会員番号");
    textNode(editor).dispatchEvent(namelessTab());
    await eventually(() => chips(editor)).toHaveLength(1);
  });

  /* (rules: number-is-days) */
  test.each(["3日後", "三日後", "+3"])("%s is put in as a day by Enter", async (typed) => {
    const { editor } = await openSuggestions("一", typed);
    await eventually(() => activeName(editor)).toMatch(/^配信日の3日後（\d+月\d+日\(.\)）$/);
    await press("{Enter}");
    await eventually(() => editor.value).toBe("一[[date add=3 format=1]]");
  });

  test("a number that is one of the list too stands there once", async () => {
    const { editor } = await openSuggestions("一", "0");
    await eventually(() => activeName(editor)).toMatch(/^配信日（/);
    expect(new Set(suggested(editor)).size).toBe(suggested(editor).length);
  });

  test("roles, names and the active one are told, and the focus stays in the text", async () => {
    const { editor } = await openSuggestions();
    await expect.element(list(editor)).toBeVisible();
    expect(list(editor).getByRole("option").elements().length).toBe(suggested(editor).length);
    expect(active(editor)?.getAttribute("role")).toBe("option");
    expect(active(editor)?.getAttribute("aria-selected")).toBe("true");
    expect(textNode(editor).getAttribute("aria-controls")).toBe(list(editor).element().id);
    expect(focused()).toBe(textNode(editor));
  });

  test("at most twenty of many", async () => {
    const varia = listOf(Array.from({ length: 300 }, (_, at) => ({ id: at + 1, name: `会員項目${at}` })));
    serveLists({ ...messageLists, varia });
    const editor = await openAt("end");
    await press(`${brackets}会員`);
    await eventually(() => suggested(editor)).toHaveLength(20);
  });

  test("follows what is typed, in any kana and width", async () => {
    const { editor } = await openSuggestions();
    await press("かーど");
    await eventually(() => suggested(editor)).toEqual(["カード番号"]);
    await press("{Backspace}{Backspace}{Backspace}ｶｰﾄﾞ番");
    await eventually(() => suggested(editor)).toEqual(["カード番号"]);
  });

  test("full-width brackets do as well", async () => {
    serveLists();
    const editor = await openAt("end");
    await press("［［誕生");
    await eventually(() => suggested(editor)).toEqual(["誕生日"]);
    await press("{Enter}");
    await eventually(() => editor.value).toBe("[[var id=202]]");
  });

  test("nothing where nothing fits, and nothing without brackets", async () => {
    const { editor } = await openSuggestions();
    await press("zzzzzz");
    await eventually(() => suggested(editor)).toEqual([]);
    expect(textNode(editor).getAttribute("aria-activedescendant")).toBeNull();
    await press("{Enter}誕生");
    await eventually(() => editor.value).toBe("一[[zzzzzz\n誕生");
    expect(suggested(editor)).toEqual([]);
  });

  test("where nothing fits it stays open and says so, with no option; Escape closes it", async () => {
    const { editor } = await openSuggestions();
    await press("zzzzzz");
    const note = () => editor.shadowRoot?.querySelector<HTMLElement>(".message-suggestions");
    await eventually(() => note()?.textContent).toBe("当てはまる差し込みがありません");
    expect(note()?.matches(":popover-open")).toBe(true);
    expect(within(editor).getByRole("option").elements()).toEqual([]);
    expect(within(editor).getByRole("listbox").elements()).toEqual([]);
    expect(textNode(editor).getAttribute("aria-controls")).toBeNull();
    await expect
      .element(within(editor).getByRole("status").filter({ hasText: "当てはまる差し込みがありません" }))
      .toBeInTheDocument();
    await press("{Backspace}".repeat(6));
    await eventually(() => suggested(editor).length).toBeGreaterThan(0);
    await press("zzzzzz");
    await eventually(() => suggested(editor).length).toBe(0);
    await press("{Escape}");
    await eventually(() => note()).toBeNull();
    expect(editor.value).toBe("一[[zzzzzz");
  });

  test("readings and other names do as well", async () => {
    const { editor } = await openSuggestions();
    await press("なまえ");
    await eventually(() => suggested(editor)[0]).toBe("名前");
    await press("{Enter}");
    await eventually(() => editor.value).toBe("一[[name]]");
  });

  test("only what the page lets be inserted", async () => {
    serveLists();
    const editor = await openAt("end", { placeholders: "name date" });
    await press(brackets);
    await eventually(() => suggested(editor)[0]).toBe("名前");
    expect(suggested(editor)).not.toContain("会員番号");
    await press("会員");
    await eventually(() => suggested(editor)).toEqual([]);
  });

  test("none with placeholders=''", async () => {
    serveLists();
    const editor = await openAt("end", { placeholders: "" });
    await press(`${brackets}名`);
    await eventually(() => editor.value).toBe("[[名");
    await atRest();
    expect(suggested(editor)).toEqual([]);
  });

  test("hostile names are text", async () => {
    const name = "<img src=x onerror=alert(1)>";
    serveLists({ varia: listOf([{ id: 1, name }]) });
    const editor = await openAt("end");
    await press(`${brackets}<img`);
    await eventually(() => suggested(editor)).toEqual([name]);
    expect(editor.shadowRoot?.querySelector(".message-suggestions img")).toBeNull();
  });
});

describe("by keys", () => {
  test("arrows go up and down and around, and leave the caret where it is", async () => {
    const { editor } = await openSuggestions();
    const names = suggested(editor);
    expect(activeName(editor)).toBe(names[0]);
    await press("{ArrowDown}");
    await eventually(() => activeName(editor)).toBe(names[1]);
    await press("{ArrowUp}{ArrowUp}");
    await eventually(() => activeName(editor)).toBe(names.at(-1));
    await press("{ArrowDown}");
    await eventually(() => activeName(editor)).toBe(names[0]);
    await press("名");
    await eventually(() => editor.value).toBe("一[[名");
  });

  test("keys that come in one turn find what the one before left", async () => {
    const { editor } = await openSuggestions();
    const names = suggested(editor);
    const pressAtOnce = (key: string) =>
      textNode(editor).dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, composed: true }),
      );
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp"]) pressAtOnce(key);
    expect(activeName(editor)).toBe(names.at(-1));
    for (const key of ["ArrowDown", "Enter"]) pressAtOnce(key);
    expect(editor.value).toBe("一[[name]]");
  });

  test.each(["{Enter}", "{Tab}"])(
    "%s takes the active one, in the place of what was typed, as one step",
    async (key) => {
      const { editor } = await openSuggestions("一", "会員番");
      await eventually(() => activeName(editor)).toBe("会員番号");
      await press(key);
      await eventually(() => editor.value).toBe("一[[var id=201]]");
      await eventually(() => chips(editor)).toEqual(["会員番号"]);
      await textHasFocus(editor);
      expect(suggested(editor)).toEqual([]);
      await press("{Control>}z{/Control}");
      await eventually(() => editor.value).toBe("一[[会員番");
    },
  );

  test("Enter takes it and sends nothing", async () => {
    serveLists();
    const editor = await openAt("end", { "send-key": "enter" });
    let sent = 0;
    editor.addEventListener("send", () => {
      sent += 1;
    });
    await press(`${brackets}会員番`);
    await eventually(() => activeName(editor)).toBe("会員番号");
    await press("{Enter}");
    await eventually(() => editor.value).toBe("[[var id=201]]");
    expect(sent).toBe(0);
    await press("{Enter}");
    await eventually(() => sent).toBe(1);
  });

  test("Escape closes them for these brackets, and no dialog around them", async () => {
    const outer = document.createElement("dialog");
    document.body.append(outer);
    onTestFinished(() => outer.remove());
    const { editor } = await openSuggestions();
    outer.append(editor.parentElement as Element);
    outer.showModal();
    editor.focus();
    await press(`{Backspace}{Backspace}${brackets}`);
    await eventually(() => suggested(editor).length).toBeGreaterThan(0);
    await press("{Escape}");
    await eventually(() => suggested(editor)).toEqual([]);
    expect(outer.open).toBe(true);
    await press("名");
    await eventually(() => editor.value).toBe("一[[名");
    expect(suggested(editor)).toEqual([]);
    await press(` ${brackets}名`);
    await eventually(() => suggested(editor)).toContain("名前");
  });

  test("what has parameters asks for them first, in the place of what was typed", async () => {
    const { editor } = await openSuggestions("一", "残り");
    await eventually(() => suggested(editor)).toEqual(["残り日数"]);
    await press("{Enter}");
    await userEvent.fill(dialog(editor, "残り日数").getByLabelText("目標日"), "2099-12-31");
    await press("{Enter}");
    await eventually(() => editor.value).toBe("一[[remain target=2099-12-31]]");
    await textHasFocus(editor);
  });

  test("in the middle of a text, between two placeholders", async () => {
    serveLists();
    const editor = await openAt(2, { value: "[[name]][[SYS_MAIL]]" });
    await press(`${brackets}会員番`);
    await eventually(() => activeName(editor)).toBe("会員番号");
    await press("{Enter}");
    await eventually(() => editor.value).toBe("[[name]][[var id=201]][[SYS_MAIL]]");
  });

  test.each<[ends: string, keys: string]>([
    ["Escape", "{Escape}{Backspace}{Backspace}"],
    ["Backspace", "{Backspace}{Backspace}"],
    ["a choice", "{Enter}"],
  ])("after %s they open at the first one again", async (_, keys) => {
    const { editor } = await openSuggestions();
    const [first, second] = suggested(editor);
    await press("{ArrowDown}");
    await eventually(() => activeName(editor)).toBe(second);
    await press(keys);
    await eventually(() => suggested(editor)).toEqual([]);
    await press(`x${brackets}`);
    await eventually(() => activeName(editor)).toBe(first);
    await press("{Enter}");
    await eventually(() => editor.value).toMatch(/x\[\[name\]\]$/);
  });

  test("at other brackets, and after the focus was elsewhere, they begin anew", async () => {
    const { editor } = await openSuggestions("[[");
    const [first] = suggested(editor);
    await press("{ArrowDown}");
    await eventually(() => activeName(editor)).not.toBe(first);
    (focused() as HTMLElement).blur();
    await eventually(() => suggested(editor)).toEqual([]);
    editor.focus();
    await press("{End}{ArrowLeft}{ArrowRight}");
    await eventually(() => activeName(editor)).toBe(first);
  });

  test("the caret elsewhere closes them", async () => {
    const { editor } = await openSuggestions("一", "名");
    await press("{Home}");
    await eventually(() => suggested(editor)).toEqual([]);
  });

  test("the focus elsewhere closes them", async () => {
    const { editor } = await openSuggestions("一", "名");
    (focused() as HTMLElement).blur();
    await eventually(() => suggested(editor)).toEqual([]);
    expect(editor.value).toBe("一[[名");
  });

  test("a button of the field itself, gone to where nothing fits, does too", async () => {
    const { editor } = await openSuggestions();
    const note = () => editor.shadowRoot?.querySelector(".message-suggestions") ?? null;
    await press("zzzzzz");
    await eventually(() => note()?.textContent).toBe("当てはまる差し込みがありません");
    await press("{Tab}");
    await eventually(() => focused().matches(".message-field button")).toBe(true);
    await eventually(note).toBeNull();
    expect(editor.value).toBe("一[[zzzzzz");
  });
});

describe("by the mouse", () => {
  test("a press takes it, and the text has the focus", async () => {
    const { editor } = await openSuggestions("一", "会員");
    await userEvent.click(list(editor).getByRole("option", { name: /^会員番号/ }));
    await eventually(() => editor.value).toBe("一[[var id=201]]");
    await textHasFocus(editor);
    await press("x");
    await eventually(() => editor.value).toBe("一[[var id=201]]x");
  });

  test("what is under it is the active one", async () => {
    const { editor } = await openSuggestions();
    const [, second] = list(editor).getByRole("option").elements();
    await userEvent.hover(second as Element);
    await eventually(() => active(editor) === second).toBe(true);
  });
});
