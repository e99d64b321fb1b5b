import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { MessageEditorElement } from "../../src/entries/message-editor.js";
import {
  chipNodes,
  chips,
  copied,
  insertBy,
  openAt,
  openMessage,
  serveLists,
  textbox,
  textHasFocus,
  textNode,
} from "../elements/message-editor/page.js";
import { dialog } from "../elements/page.js";
import { pasteText } from "./support/clipboard.js";
import { atRest, clock } from "./support/clock.js";
import { configurePage } from "./support/console-page.js";
import { eventually, within } from "./support/editors.js";
import { inBrief, record } from "./support/events.js";
import { press } from "./support/focus.js";
import { middleOf, mouse } from "./support/pointer.js";

const undo = "{Control>}z{/Control}";
const redo = "{Control>}y{/Control}";
const redoShift = "{Control>}{Shift>}z{/Shift}{/Control}";

const now = (editor: MessageEditorElement) => eventually(() => editor.value);

describe("lines", () => {
  test("Enter and Shift+Enter break the line where no key sends", async () => {
    const editor = await openAt(1, { value: "一二" });
    await press("{Enter}");
    await now(editor).toBe("一\n二");
    await press("{Shift>}{Enter}{/Shift}x");
    await now(editor).toBe("一\n\nx二");
  });

  test("breaks that were loaded stay what they were beside new ones", async () => {
    const editor = await openAt("end", { value: "一\r\n二\r三\n四" });
    await press("{Enter}五");
    await now(editor).toBe("一\r\n二\r三\n四\n五");
  });

  test("Backspace at the beginning joins it with the one before, Delete at the end with the next", async () => {
    const editor = await openAt(2, { value: "一\r\n二\r三" });
    await press("{Backspace}");
    await now(editor).toBe("一二\r三");
    await press("{End}{Delete}");
    await now(editor).toBe("一二三");
  });

  test("what is chosen over several lines gives way to what is typed", async () => {
    const editor = await openAt(1, { value: "一二\r\n三\r\n四五\r\n六" });
    await press("{Shift>}{ArrowDown}{ArrowDown}{/Shift}x");
    await now(editor).toBe("一x五\r\n六");
    await press(undo);
    await now(editor).toBe("一二\r\n三\r\n四五\r\n六");
  });

  test("all of it", async () => {
    const editor = await openAt("end", { value: "一\r\n[[name]]\r二" });
    await press("{Control>}a{/Control}{Backspace}");
    await now(editor).toBe("");
    await press("x");
    await now(editor).toBe("x");
  });

  test("blanks are kept, at the ends of lines and many of them", async () => {
    const editor = await openAt("end", { value: " a  b \n  \n\u00a0c" });
    await press("  d ");
    await now(editor).toBe(" a  b \n  \n\u00a0c  d ");
  });
});

describe("a placeholder in the text", () => {
  test.each<[keys: string, right: number, then: string]>([
    ["{Backspace}", 2, "一二"],
    ["{Delete}", 1, "一二"],
  ])("%s takes it whole", async (keys, right, then) => {
    const editor = await openAt(right, { value: "一[[name]]二" });
    await press(keys);
    // At most one press that chooses it first.
    await atRest();
    if (editor.value !== then) await press(keys);
    await now(editor).toBe(then);
    await press("x");
    await now(editor).toBe("一x二");
  });

  test.each<[keys: string, value: string, right: number | "end", then: string]>([
    ["{Backspace}", "[[name]]", "end", ""],
    ["{Delete}", "[[name]]", 0, ""],
    ["{Backspace}", "一\n[[name]]", "end", "一\n"],
    ["{Delete}", "[[name]]\n一", 0, "\n一"],
    ["{Backspace}", "[[name]][[SYS_MAIL]]", "end", "[[name]]"],
    ["{Delete}", "[[name]][[SYS_MAIL]]", 0, "[[SYS_MAIL]]"],
    ["{Control>}{Backspace}{/Control}", "一 [[name]]", "end", "一 "],
  ])("%s, with nothing beside it: %s", async (keys, value, right, then) => {
    const editor = await openAt(right, { value });
    await press(keys);
    await atRest();
    if (editor.value === value) await press(keys);
    await now(editor).toBe(then);
  });

  test("letters before, between and behind", async () => {
    const editor = await openAt(0, { value: "[[name]][[SYS_MAIL]]" });
    // The first press chooses it, the second one leaves it.
    await press("a{ArrowRight}{ArrowRight}b{ArrowRight}{ArrowRight}c");
    await now(editor).toBe("a[[name]]b[[SYS_MAIL]]c");
    expect(chips(editor)).toEqual(["名前", "メールアドレス"]);
  });

  test.each<[value: string, right: number, keys: string, then: string]>([
    ["[[name]]x", 3, "{Backspace}y", "[[name]]y"],
    ["[[name]]x[[name]]", 3, "{Backspace}y", "[[name]]y[[name]]"],
    ["x[[name]]", 0, "{Delete}y", "y[[name]]"],
    ["[[name]]x[[name]]", 2, "{Delete}y", "[[name]]y[[name]]"],
    ["[[name]]\nx", 3, "{Backspace}y", "[[name]]yx"],
  ])("what stands beside one goes, and typing goes on there: %s", async (value, right, keys, then) => {
    const editor = await openAt(right, { value });
    await press(keys);
    await now(editor).toBe(then);
  });

  test("the last bracket makes one, and typing goes on behind it", async () => {
    const editor = await openAt("end");
    await press("[[[[name]");
    await press("]");
    await now(editor).toBe("[[name]]");
    await eventually(() => chips(editor)).toEqual(["名前"]);
    await press("さん");
    await now(editor).toBe("[[name]]さん");
  });

  test("brackets around one make it text, and taking them away makes it one again", async () => {
    const editor = await openAt(0, { value: "[[name]]]]" });
    expect(chips(editor)).toHaveLength(1);
    await press("[[[[");
    await now(editor).toBe("[[[[name]]]]");
    await eventually(() => chips(editor)).toHaveLength(0);
    await press("{Delete}{Delete}");
    await eventually(() => chips(editor)).toHaveLength(1);
  });

  test("a press opens its parameters, and changing it is one step", async () => {
    const editor = await openAt("end", { value: "一[[date add=3 format=1]]二" });
    await userEvent.click(chipNodes(editor)[0] as HTMLElement);
    await expect.element(dialog(editor, "配信日").getByRole("textbox", { name: "日数" })).toHaveValue("3");
    await userEvent.fill(dialog(editor, "配信日").getByRole("textbox", { name: "日数" }), "7");
    await userEvent.click(dialog(editor, "配信日").getByRole("button", { name: "変更" }));
    await now(editor).toBe("一[[date add=7 format=1]]二");
    await textHasFocus(editor);
    await press(undo);
    await now(editor).toBe("一[[date add=3 format=1]]二");
  });

  test("Enter on one that is chosen opens its parameters; it can be taken away there", async () => {
    const editor = await openAt(1, { value: "一[[remain target=2099-01-01]]二" });
    await press("{Shift>}{ArrowRight}{/Shift}");
    await userEvent.click(chipNodes(editor)[0] as HTMLElement);
    await press("{Escape}");
    await textHasFocus(editor);
    await press("{ArrowLeft}");
    await eventually(() => chipNodes(editor)[0]?.classList.contains("ProseMirror-selectednode")).toBe(true);
    await press("{Enter}");
    await expect.element(dialog(editor, "残り日数").getByLabelText("目標日")).toHaveValue("2099-01-01");
    await userEvent.click(dialog(editor, "残り日数").getByRole("button", { name: "差し込みを外す" }));
    await now(editor).toBe("一二");
    await textHasFocus(editor);
    await press("x");
    await now(editor).toBe("一x二");
  });

  test.each<[how: string, choose: (editor: Element) => Promise<void>]>([
    ["in its dialog", (editor) => userEvent.click(chipNodes(editor)[0] as Element)],
    ["where it is chosen", () => press("{F8}")],
  ])("after Escape %s the next letter stands behind it", async (_, choose) => {
    const editor = await openAt(0, { value: "一[[remain target=2020-01-01]]二", abilities: "" });
    await eventually(() => chips(editor)).toHaveLength(1);
    const outer = document.createElement("dialog");
    document.body.append(outer);
    onTestFinished(() => outer.remove());
    outer.append(editor.parentElement as Element);
    outer.showModal();
    editor.focus();
    await choose(editor);
    await eventually(() => editor.shadowRoot?.querySelector(".ProseMirror-selectednode") != null).toBe(true);
    await press("{Escape}");
    await textHasFocus(editor);
    await press("x");
    await eventually(() => editor.value).toBe("一[[remain target=2020-01-01]]x二");
    expect(outer.open).toBe(true);
  });

  test("× in its dialog says that it closes, and does no more than Escape", async () => {
    serveLists();
    const editor = await openAt(0, { value: "一[[var id=201]]二" });
    await eventually(() => chips(editor)).toEqual(["会員番号"]);
    await userEvent.click(chipNodes(editor)[0] as HTMLElement);
    const inDialog = dialog(editor, "友だち情報の差し込み");
    const close = inDialog.getByRole("button", { name: "閉じる", exact: true });
    await expect.element(close).toHaveAttribute("title", "閉じる");
    expect(inDialog.getByRole("button", { name: "選択を解除" }).query()).toBeNull();
    await userEvent.click(close);
    await eventually(() => inDialog.query()).toBeNull();
    await textHasFocus(editor);
    await press("x");
    await now(editor).toBe("一[[var id=201]]x二");
  });

  test("one without parameters can be taken away", async () => {
    const editor = await openAt("end", { value: "一[[name]]" });
    await userEvent.click(chipNodes(editor)[0] as HTMLElement);
    await userEvent.click(dialog(editor, "名前").getByRole("button", { name: "差し込みを外す" }));
    await now(editor).toBe("一");
  });

  test("is dragged elsewhere with the mouse, whole and as one step", async () => {
    const editor = await openAt("end", { value: "[[name]]一二三四五六七八九十\n終わり" });
    const [from, to] = [
      middleOf(chipNodes(editor)[0] as HTMLElement),
      textNode(editor).lastElementChild as HTMLElement,
    ];
    const { left, top, height } = to.getBoundingClientRect();
    const target = { x: left + 20, y: top + height / 2 };
    await mouse.down(from);
    for (let step = 1; step <= 8; step++)
      await mouse.move({
        x: from.x + ((target.x - from.x) * step) / 8,
        y: from.y + ((target.y - from.y) * step) / 8,
      });
    await mouse.up(target);
    await eventually(() => editor.value).toMatch(/^一二三四五六七八九十\n終?わ?り?\[\[name\]\]/);
    expect(editor.value.replace("[[name]]", "")).toBe("一二三四五六七八九十\n終わり");
    await press(undo);
    await now(editor).toBe("[[name]]一二三四五六七八九十\n終わり");
  });
});

describe("the clipboard", () => {
  test("a copy gives the placeholder's text, and nothing but text", async () => {
    const editor = await openAt("end", { value: "一[[name]]\r\n\r\n[[var id=201]]二" });
    await press("{Control>}a{/Control}");
    expect(await copied("c")).toEqual({ "text/plain": "一[[name]]\n\n[[var id=201]]二" });
    expect(editor.value).toBe("一[[name]]\r\n\r\n[[var id=201]]二");
  });

  test("cutting takes it out, as one step", async () => {
    const editor = await openAt(1, { value: "一[[name]]二" });
    await press("{Shift>}{ArrowRight}{/Shift}");
    expect(await copied("x")).toEqual({ "text/plain": "[[name]]" });
    await now(editor).toBe("一二");
    await press(undo);
    await now(editor).toBe("一[[name]]二");
  });

  test("what was copied and pasted again is a placeholder again", async () => {
    serveLists();
    const editor = await openAt("end", { value: "[[var id=201]]と" });
    await press("{Control>}a{/Control}");
    const { "text/plain": plain = "" } = await copied("c");
    await press("{ArrowRight}");
    pasteText(plain);
    await now(editor).toBe("[[var id=201]]と[[var id=201]]と");
    await eventually(() => chips(editor)).toEqual(["会員番号", "会員番号"]);
  });

  test.each([
    ["a\nb", "一a\nb二"],
    ["a\r\nb\rc", "一a\nb\nc二"],
    ["a\n\n\nb", "一a\n\n\nb二"],
    ["\n", "一\n二"],
    ["a\n", "一a\n二"],
    ["\n\na", "一\n\na二"],
    ["[[name]]\n[[nobody]]", "一[[name]]\n[[nobody]]二"],
    ["<b>a</b>&amp;", "一<b>a</b>&amp;二"],
    ["  a  ", "一  a  二"],
    ["", "一二"],
  ])("pasting %j", async (text, then) => {
    const editor = await openAt(1, { value: "一二" });
    pasteText(text);
    await now(editor).toBe(then);
    if (text === "") return;
    await press("x");
    const plain = text.replace(/\r\n?/g, "\n");
    await now(editor).toBe(`一${plain}x二`);
  });

  test("what else is on the clipboard is never read", async () => {
    const editor = await openAt("end", { value: "一" });
    pasteText("", {
      "text/plain": "平文",
      "text/html":
        '<p>飾り</p><img src=x onerror="document.title=1"><span data-pm-slice="1 1 []">[[name]]</span>',
    });
    await now(editor).toBe("一平文");
    pasteText("", { "text/html": "<p>飾りだけ</p>" });
    await atRest();
    expect(editor.value).toBe("一平文");
  });

  test("a cell of a spreadsheet is pasted without what the spreadsheet has put around it", async () => {
    const editor = await openAt("end", { value: "一" });
    pasteText("", {
      "text/plain": '"1行目\r\n2行目 ""特価"""\r\n',
      "text/html": "<table><tr><td>1行目<br>2行目 &quot;特価&quot;</td></tr></table>",
    });
    await now(editor).toBe('一1行目\n2行目 "特価"');
  });

  test("pasting in an empty text", async () => {
    const editor = await openAt("end");
    pasteText("\n");
    await now(editor).toBe("\n");
    await press("x");
    await now(editor).toBe("\nx");
  });

  test("pasting is one step", async () => {
    const editor = await openAt("end");
    await press("a");
    pasteText("一\n二\n三");
    await press("b");
    await now(editor).toBe("a一\n二\n三b");
    await press(undo);
    await now(editor).toBe("a一\n二\n三");
    await press(undo);
    await now(editor).toBe("a");
  });
});

describe("undo and redo", () => {
  test.each([redo, redoShift])("by keys, and %s", async (again) => {
    const editor = await openAt("end", { value: "一" });
    await press("ab");
    await now(editor).toBe("一ab");
    await press(undo);
    await now(editor).toBe("一");
    await press(again);
    await now(editor).toBe("一ab");
    await press("c");
    await now(editor).toBe("一abc");
  });

  test("an insertion is one step between what is typed before and after", async () => {
    const editor = await openAt("end");
    await press("a");
    await insertBy(editor, "名前");
    await press("b");
    const seen: string[] = [];
    await now(editor).toBe("a[[name]]b");
    for (let step = 0; step < 3; step++) {
      await press(undo);
      seen.push(editor.value);
    }
    expect(seen).toEqual(["a[[name]]", "a", ""]);
  });

  test("the caret is where something changed", async () => {
    const editor = await openAt(2, { value: "一二三四" });
    await press("x");
    await now(editor).toBe("一二x三四");
    await press("{Control>}{End}{/Control}");
    await press(undo);
    await now(editor).toBe("一二三四");
    await press("y");
    await now(editor).toBe("一二y三四");
  });

  test("two goes at typing with a pause between are two steps", async () => {
    const time = clock();
    const editor = await openAt("end");
    await press("a");
    time.pass(600);
    await press("b");
    await press(undo);
    await now(editor).toBe("a");
  });

  test("is the element's, wherever the focus is in it", async () => {
    const editor = await openAt("end");
    await press("a");
    await now(editor).toBe("a");
    await userEvent.click(within(editor).getByRole("button", { name: "元に戻す" }));
    await now(editor).toBe("");
    await press(redo);
    await now(editor).toBe("a");
  });
});

describe("the key that sends", () => {
  const enter = "{Enter}";
  const shiftEnter = "{Shift>}{Enter}{/Shift}";

  test.each([
    ["enter", enter, shiftEnter],
    ["shift-enter", shiftEnter, enter],
  ])("send-key=%s: %s sends, %s breaks the line", async (key, sends, breaks) => {
    const editor = await openAt("end", { "send-key": key });
    await press("一");
    await press(breaks);
    await press("二");
    const heard = record(document, ["send", "change", "finish", "before-finish", "failure", "submit"]);
    await press(sends);
    await eventually(() => heard.map(({ type }) => type)).toEqual(["send"]);
    expect(heard[0]?.detail).toEqual({ value: "一\n二" });
    expect([heard[0]?.bubbles, heard[0]?.composed]).toEqual([true, true]);
    expect(editor.value).toBe("一\n二");
  });

  test("the preference of the page counts where the element says nothing", async () => {
    configurePage({ preferences: { sendKey: "shift-enter" } });
    const editor = await openAt("end", { value: "一" });
    const heard = record(editor, ["send"]);
    await press(enter);
    await press(shiftEnter);
    await eventually(() => heard.map(({ detail }) => detail.value)).toEqual(["一\n"]);
    editor.setAttribute("send-key", "enter");
    await press(enter);
    await eventually(() => heard).toHaveLength(2);
    expect(editor.value).toBe("一\n");
  });

  test.each([
    ["blanks", {}, "  "],
    ["too long", { maxlength: "3" }, "1234"],
  ])("a text that may not be saved is refused: %s", async (_, attributes, value) => {
    const editor = await openAt("end", { ...attributes, value, "send-key": "enter" });
    const heard = record(editor, ["send", "failure", "finish"]);
    await press(enter);
    await eventually(() => inBrief(heard)).toEqual(["failure validation"]);
    expect(heard[0]?.detail.messages).toHaveLength(1);
    await expect.element(within(editor).getByRole("alert")).toBeVisible();
    expect(editor.value).toBe(value);
  });

  test("does nothing where nothing was written", async () => {
    const editor = await openAt("end", { "send-key": "enter", "finish-label": "保存" });
    const heard = record(editor, ["send", "failure", "finish", "change"]);
    await press(enter);
    await press("一");
    await now(editor).toBe("一");
    expect(inBrief(heard)).toEqual(["change"]);
    expect(within(editor).getByRole("alert").query()?.textContent ?? "").toBe("");
  });

  test.each([
    ["enter", "Enterで送信、Shift + Enterで改行します。"],
    ["shift-enter", "Shift + Enterで送信、Enterで改行します。"],
  ])("a hint says which one: %s", async (key, hint) => {
    const editor = await openAt("end", { "send-key": key });
    await expect.element(within(editor).getByText(hint)).toBeVisible();
    await expect.element(textbox(editor)).toHaveAccessibleDescription(expect.stringContaining(hint));
    editor.removeAttribute("send-key");
    await eventually(() => within(editor).getByText(hint).query()).toBe(null);
  });

  test("keeps away from the page", async () => {
    await openAt("end", { value: "一", "send-key": "enter" });
    const heard = record(document.body, ["keydown", "keyup", "keypress"]);
    await press(enter);
    await press("a");
    expect(heard).toEqual([]);
  });

  test("Ctrl+Enter neither sends nor breaks", async () => {
    const editor = await openAt("end", { value: "一", "send-key": "enter" });
    const heard = record(editor, ["send"]);
    await press("{Control>}{Enter}{/Control}");
    await press("x");
    await now(editor).toMatch(/^一\n?x$/);
    expect(heard).toEqual([]);
  });
});

describe("a long text", () => {
  test("of 100,000 characters opens and is typed in", async () => {
    const line = `${"あ".repeat(93)}[[name]]`;
    const value = Array.from({ length: 1000 }, () => line).join("\n");
    const editor = await openMessage({ maxlength: "200000" });
    editor.value = value;
    editor.focus();
    await textHasFocus(editor);
    await press("x");
    await now(editor).toBe(`${value}x`);
    await press(undo);
    await now(editor).toBe(value);
  });
});
