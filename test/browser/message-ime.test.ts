import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { MessageEditorElement } from "../../src/entries/message-editor.js";
import {
  chips,
  insertBy,
  openAt,
  serveLists,
  suggested,
  textHasFocus,
  textNode,
} from "../elements/message-editor/page.js";
import { dialog } from "../elements/page.js";
import { clock, realTime } from "./support/clock.js";
import { eventually } from "./support/editors.js";
import { record } from "./support/events.js";
import { press } from "./support/focus.js";
import { commit, compose, control, pressForInputMethod } from "./support/input-method.js";

/** Where a conversion takes place: the text, how far from its beginning, and what is before and behind. */
const places: { name: string; value: string; right: number; before: string; behind: string }[] = [
  { name: "before a placeholder", value: "[[name]]さん", right: 0, before: "", behind: "[[name]]さん" },
  { name: "behind a placeholder", value: "一[[name]]", right: 3, before: "一[[name]]", behind: "" },
  {
    name: "between two placeholders",
    value: "[[name]][[SYS_MAIL]]",
    right: 2,
    before: "[[name]]",
    behind: "[[SYS_MAIL]]",
  },
  { name: "at the beginning of a line", value: "一\r\n二", right: 2, before: "一\r\n", behind: "二" },
  { name: "at the end of a line", value: "一\r\n二", right: 1, before: "一", behind: "\r\n二" },
  {
    name: "in an empty line",
    value: "[[name]]\r\n\r\n二",
    right: 3,
    before: "[[name]]\r\n",
    behind: "\r\n二",
  },
];

/** What must not happen while the input method has the keys. */
const otherEvents = ["send", "finish", "before-finish", "failure", "submit", "cancel"];

/** A text with the caret in it, and a key that sends. */
async function openPlace({ value, right }: { value: string; right: number }): Promise<{
  editor: MessageEditorElement;
  heard: CustomEvent[];
  others: CustomEvent[];
}> {
  serveLists();
  const editor = await openAt(right, { value, "send-key": "enter" });
  await textHasFocus(editor);
  await realTime(60, "the browser reports its selection late, and a conversion must begin after it");
  return { editor, heard: record(editor, ["change"]), others: record(document, otherEvents) };
}

async function convert(...steps: string[]): Promise<void> {
  for (const step of steps) {
    await pressForInputMethod("n");
    await compose(step);
  }
}

/** Until everything that waits for the end of a conversion is over. */
const settle = () => realTime(120, "the end of a conversion is dated by the browser");

const textNow = (editor: Element) =>
  [...textNode(editor).children].map((line) => (line.textContent ?? "").replace(/\ufeff/g, "")).join("\n");

describe.each(places)("$name", (place) => {
  const { before, behind, value } = place;
  const withIn = (text: string) => before + text + behind;

  test("what is accepted stands there once, and nothing else changed", async () => {
    const { editor, heard, others } = await openPlace(place);
    await convert("n", "に", "にほ", "にほん");
    expect(editor.value).toBe(value);
    await convert("日本");
    await commit("日本");
    await eventually(() => editor.value).toBe(withIn("日本"));
    await settle();
    expect(editor.value).toBe(withIn("日本"));
    expect([heard.map(({ detail }) => detail.value), others]).toEqual([[withIn("日本")], []]);
    // Typing goes on behind it.
    await press("x");
    await eventually(() => editor.value).toBe(withIn("日本x"));
  });

  test("Enter accepts, and neither sends nor breaks the line", async () => {
    const { editor, others } = await openPlace(place);
    await convert("に", "にほん");
    await pressForInputMethod("Enter");
    await commit("日本");
    await eventually(() => editor.value).toBe(withIn("日本"));
    await settle();
    expect([editor.value, others]).toEqual([withIn("日本"), []]);
  });

  test("Escape gives it up, and all is as it was", async () => {
    const { editor, heard, others } = await openPlace(place);
    const drawnBefore = textNow(editor);
    await convert("に", "にほん");
    await pressForInputMethod("Escape");
    await compose("");
    await settle();
    expect([editor.value, editor.dirty, heard, others]).toEqual([value, false, [], []]);
    expect(textNow(editor)).toBe(drawnBefore);
    await press("x");
    await eventually(() => editor.value).toBe(withIn("x"));
  });

  test("Backspace is the input method's, to the last letter and on", async () => {
    const { editor, others } = await openPlace(place);
    await convert("に", "にほ");
    await pressForInputMethod("Backspace");
    await compose("に");
    await convert("にく");
    await commit("肉");
    await eventually(() => editor.value).toBe(withIn("肉"));
    await convert("え");
    await pressForInputMethod("Backspace");
    await compose("");
    await settle();
    expect([editor.value, others]).toEqual([withIn("肉"), []]);
  });
});

describe("undo", () => {
  test("one conversion is one step, however long the choosing takes", async () => {
    const time = clock();
    const { editor } = await openPlace({ value: "一", right: 1 });
    for (const step of ["に", "にほ", "にほん", "二本", "日本"]) {
      await convert(step);
      time.pass(2000);
    }
    await commit("日本");
    await eventually(() => editor.value).toBe("一日本");
    await settle();
    await press("{Control>}z{/Control}");
    await eventually(() => editor.value).toBe("一");
    expect(editor.canUndo).toBe(false);
  });

  test("two with time between are two", async () => {
    const time = clock();
    const { editor } = await openPlace({ value: "", right: 0 });
    await convert("に");
    await commit("二");
    await eventually(() => editor.value).toBe("二");
    await settle();
    time.pass(2000);
    await convert("ほん");
    await commit("本");
    await eventually(() => editor.value).toBe("二本");
    await settle();
    editor.undo();
    await eventually(() => textNow(editor)).toBe("二");
    expect(editor.value).toBe("二");
  });

  test("does nothing in the middle of one", async () => {
    const { editor } = await openPlace({ value: "一", right: 1 });
    await press("x");
    await eventually(() => editor.value).toBe("一x");
    await convert("ほん");
    await pressForInputMethod("z", control);
    expect([editor.value, editor.canRedo]).toEqual(["一x", false]);
    await commit("本");
    await eventually(() => editor.value).toBe("一x本");
  });
});

describe("keys of the input method", () => {
  test("arrows and Enter choose none of the suggestions; once it is accepted they do", async () => {
    const { editor, others } = await openPlace({ value: "", right: 0 });
    await press("[[[[");
    await eventually(() => suggested(editor).length).toBeGreaterThan(5);
    const first = textNode(editor).getAttribute("aria-activedescendant");
    await convert("k", "かい", "かいいん");
    await pressForInputMethod("ArrowDown");
    await pressForInputMethod("ArrowUp");
    await pressForInputMethod("Tab");
    expect(editor.value).toBe("[[");
    expect(textNode(editor).getAttribute("aria-activedescendant") ?? first).toBe(first);
    await convert("会員");
    await eventually(() => suggested(editor)).toContain("会員番号");
    await pressForInputMethod("Enter");
    await commit("会員");
    await eventually(() => editor.value).toBe("[[会員");
    await settle();
    expect(chips(editor)).toEqual([]);
    await eventually(() => suggested(editor)[0]).toBe("会員番号");
    await press("{Enter}");
    await eventually(() => editor.value).toBe("[[var id=201]]");
    expect(others).toEqual([]);
  });

  test("suggestions follow what is being converted", async () => {
    const { editor } = await openPlace({ value: "", right: 0 });
    await press("[[[[");
    await eventually(() => suggested(editor).length).toBeGreaterThan(5);
    await convert("か", "かー", "かーど");
    await eventually(() => suggested(editor)).toEqual(["カード番号"]);
    await compose("");
    await eventually(() => suggested(editor).length).toBeGreaterThan(5);
    expect(editor.value).toBe("[[");
  });

  test("suggestions stay open from letter to letter, and say what fits when it is accepted", async () => {
    const { editor } = await openPlace({ value: "", right: 0 });
    await press("[[[[");
    await eventually(() => suggested(editor).length).toBeGreaterThan(5);
    const box = editor.shadowRoot?.querySelector(".message-suggestions");
    for (const step of ["n", "な", "なｍ", "なま", "なまｅ", "なまえ", "名前"]) {
      await convert(step);
      await settle();
      expect(suggested(editor), step).toContain("名前");
      expect(editor.shadowRoot?.querySelector(".message-suggestions")).toBe(box);
    }
    await convert("なｍ");
    await commit("なｍ");
    await settle();
    await eventually(() => suggested(editor)).toEqual([]);
    expect(editor.shadowRoot?.querySelector(".message-suggestions")).toBe(box);
    expect(editor.value).toBe("[[なｍ");
  });

  test("Escape closes no dialog and no suggestions around it", async () => {
    const outer = document.createElement("dialog");
    document.body.append(outer);
    onTestFinished(() => outer.remove());
    const { editor } = await openPlace({ value: "", right: 0 });
    outer.append(editor.parentElement as Element);
    outer.showModal();
    editor.focus();
    await press("[[[[");
    await eventually(() => suggested(editor).length).toBeGreaterThan(5);
    await convert("かー");
    await eventually(() => suggested(editor)).toEqual(["カード番号"]);
    await pressForInputMethod("Escape");
    expect([outer.open, suggested(editor).length > 0]).toEqual([true, true]);
    await compose("");
    await settle();
    expect([outer.open, editor.value]).toEqual([true, "[["]);
  });

  test("the last bracket by the input method makes a placeholder when it is accepted", async () => {
    const { editor } = await openPlace({ value: "[[name]", right: 7 });
    await convert("]");
    expect(chips(editor)).toEqual([]);
    await commit("]");
    await eventually(() => editor.value).toBe("[[name]]");
    await eventually(() => chips(editor)).toEqual(["名前"]);
  });

  test("Enter in a dialog of a placeholder is the input method's as well", async () => {
    const { editor } = await openPlace({ value: "一", right: 1 });
    await insertBy(editor, "配信日");
    const days = dialog(editor, "配信日").getByRole("textbox", { name: "日数" });
    await userEvent.click(days);
    (days.element() as HTMLInputElement).select();
    await compose("１２");
    await pressForInputMethod("Enter");
    expect(dialog(editor, "配信日").query()).not.toBeNull();
    await commit("１２");
    await realTime(
      600,
      "an Enter right after it, by the browser's events, may still be the one that accepts",
    );
    await press("{Enter}");
    await eventually(() => editor.value).toBe("一[[date add=12 format=1]]");
  });
});

describe("what comes in the middle of a conversion", () => {
  test("a new drawing of the element does not disturb it", async () => {
    const { editor } = await openPlace({ value: "一[[name]]", right: 3 });
    await convert("に", "にほん");
    editor.finishLabel = "送信する";
    editor.placeholders = ["name"];
    await settle();
    expect(textNow(editor)).toBe("一名前にほん");
    await convert("日本");
    await commit("日本");
    await eventually(() => editor.value).toBe("一[[name]]日本");
  });

  test("a list with names does not", async () => {
    let come = () => {};
    const varia = new Promise<{ json: unknown }>((resolve) => {
      come = () =>
        resolve({
          json: {
            items: { 201: { id: 201, name: "会員番号" } },
            ids: [201],
            groups: {},
            group_ids: [],
            meta: {},
          },
        });
    });
    serveLists({ varia });
    const editor = await openAt("end", { value: "[[var id=201]]" });
    await convert("に", "にほん");
    come();
    await settle();
    await convert("日本");
    await commit("日本");
    await eventually(() => editor.value).toBe("[[var id=201]]日本");
    await eventually(() => chips(editor)).toEqual(["会員番号"]);
  });

  test("a value that the page sets is there in the end, and no text of the two is mixed", async () => {
    const { editor } = await openPlace({ value: "一", right: 1 });
    await convert("に", "にほん");
    editor.value = "別の文";
    await settle();
    await compose("");
    await settle();
    await eventually(() => [editor.value, textNow(editor)]).toEqual(["別の文", "別の文"]);
  });

  test("nor when it is accepted: the page's text stays, and what comes next is written into it", async () => {
    const { editor, heard } = await openPlace({ value: "一", right: 1 });
    await convert("に", "にほん");
    editor.value = "別の文";
    await settle();
    await commit("日本");
    await settle();
    expect([editor.value, textNow(editor), heard]).toEqual(["別の文", "別の文", []]);
    await press("{Control>}{End}{/Control}");
    await convert("語");
    await commit("語");
    await eventually(() => editor.value).toBe("別の文語");
  });

  test("nor when a button of the toolbar ends it", async () => {
    const { editor } = await openPlace({ value: "一", right: 1 });
    await convert("に", "にほん");
    editor.value = "別の文";
    await insertBy(editor, "名前");
    await settle();
    await eventually(() => editor.value).toMatch(/^(?=.*\[\[name\]\])(?!.*にほん)/);
    expect(editor.value.replace("[[name]]", "")).toBe("別の文");
  });

  test("what was composed when the focus goes is kept", async () => {
    const { editor } = await openPlace({ value: "一", right: 1 });
    await convert("に", "にほん");
    textNode(editor).blur();
    await eventually(() => editor.value).toBe("一にほん");
    await eventually(() => textNow(editor)).toBe("一にほん");
    await eventually(() => editor.shadowRoot?.querySelector(".ProseMirror")).toBeNull();
  });

  test("submit() in the middle sends what was there before, or what is composed, and loses nothing", async () => {
    const { editor } = await openPlace({ value: "一", right: 1 });
    await convert("に", "にほん");
    const result = await editor.submit();
    expect(["一", "一にほん"]).toContain((result as { payload?: unknown }).payload);
    await commit("日本");
    await eventually(() => editor.value).toBe("一日本");
  });
});
