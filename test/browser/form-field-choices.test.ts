import { describe, expect, test } from "vitest";
import {
  choice,
  choiceButton,
  choices,
  example,
  openField,
  serveFields,
} from "../elements/form-field-editor/page.js";
import { named } from "../elements/page.js";
import { pasteText } from "./support/clipboard.js";
import { eventually, shownText } from "./support/editors.js";
import { focused, hasFocus, press } from "./support/focus.js";
import { afterConversion, commit, compose, pressForInputMethod } from "./support/input-method.js";

async function openChoices(...options: unknown[]) {
  serveFields();
  return openField({
    value: example(3, { options }),
  });
}

describe("by keys", () => {
  test("Enter goes to the next one, and makes one after the last", async () => {
    const editor = await openChoices("a", "b");
    await choice(editor, 1).click();
    await press("{Enter}");
    await hasFocus(choice(editor, 2));
    await press("{Enter}c{Enter}d");
    expect(choices(editor)).toEqual(["a", "b", "c", "d"]);
    await hasFocus(choice(editor, 4));
  });

  test("Backspace takes an empty one away, and goes on at the end of the one before", async () => {
    const editor = await openChoices("ab", "", "c");
    await choice(editor, 1).click();
    await press("{Home}");
    await choice(editor, 2).click();
    await press("{Backspace}");
    await hasFocus(choice(editor, 1));
    await press("x");
    expect(choices(editor)).toEqual(["abx", "c"]);
    await choice(editor, 1).fill("");
    await press("{Backspace}");
    expect(choices(editor)).toEqual(["", "c"]);
  });

  test("Alt with an arrow moves one, the buttons and the handle too, each as one step", async () => {
    const editor = await openChoices("a", "b", "c");
    await choice(editor, 1).click();
    await press("{Alt>}{ArrowDown}{/Alt}");
    expect(choices(editor)).toEqual(["b", "a", "c"]);
    await hasFocus(choice(editor, 2));
    await choiceButton(editor, 3, "上へ移動").click();
    expect(choices(editor)).toEqual(["b", "c", "a"]);
    await hasFocus(choiceButton(editor, 2, "上へ移動"));
    (choiceButton(editor, 3, "並べ替え").element() as HTMLElement).focus();
    await press(" {Home} ");
    await eventually(() => choices(editor)).toEqual(["a", "b", "c"]);
    await hasFocus(choiceButton(editor, 1, "並べ替え"));
    await eventually(() => shownText(editor)).toContain("選択肢「a」を1番目に動かしました");
    await press("{Control>}z{/Control}");
    expect(choices(editor)).toEqual(["b", "c", "a"]);
  });

  test("one tab stop beside the text", async () => {
    const editor = await openChoices("a", "b");
    await choice(editor, 1).click();
    await press("{Tab}");
    await hasFocus(choiceButton(editor, 1, "並べ替え"));
    await press("{ArrowRight}{ArrowRight}");
    await hasFocus(choiceButton(editor, 1, "下へ移動"));
    await press("{Tab}");
    await hasFocus(choice(editor, 2));
  });

  test("several at once: selected, moved, removed", async () => {
    const editor = await openChoices("a", "b", "c", "d");
    (choiceButton(editor, 2, "並べ替え").element() as HTMLElement).focus();
    await press("{Control>} {/Control}{Shift>}{ArrowDown}{/Shift}");
    await eventually(() => shownText(editor)).toContain("2件を選択中");
    await press("{Alt>}{ArrowUp}{/Alt}");
    await eventually(() => choices(editor)).toEqual(["b", "c", "a", "d"]);
    await press("{Delete}");
    await eventually(() => choices(editor)).toEqual(["a", "d"]);
  });
});

describe("a conversion", () => {
  test("adds, removes and leaves nothing, and is one edit", async () => {
    const editor = await openChoices("", "b");
    await choice(editor, 1).click();
    await compose("ささき");
    await pressForInputMethod("Enter");
    await pressForInputMethod("Backspace");
    await commit("佐々木");
    await eventually(() => choices(editor)).toEqual(["佐々木", "b"]);
    await hasFocus(choice(editor, 1));
    await afterConversion();
    await press("{Control>}z{/Control}");
    await eventually(() => choices(editor)).toEqual(["", "b"]);
  });

  test("the Enter that WebKit sends behind it does nothing; the next one goes on", async () => {
    const editor = await openChoices("");
    await choice(editor, 1).click();
    await compose("なかむら");
    await commit("中村");
    // At the time of its end, as WebKit has it.
    focused().dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true, cancelable: true }),
    );
    await eventually(() => choices(editor)).toEqual(["中村"]);
    await afterConversion();
    await press("{Enter}");
    await eventually(() => choices(editor)).toEqual(["中村", ""]);
  });
});

describe("lines", () => {
  test("that are pasted are choices; one line is the browser's", async () => {
    const editor = await openChoices("a", "");
    await choice(editor, 2).click();
    expect(pasteText("b\r\n\r\nc\r\n")).toBe(false);
    await eventually(() => choices(editor)).toEqual(["a", "b", "c"]);
    await hasFocus(choice(editor, 3));
    expect(pasteText("one line")).toBe(true);
    await press("{Control>}z{/Control}");
    expect(choices(editor)).toEqual(["a", ""]);
  });

  test("are one each, with tabs and all; a line break inside a cell is a blank", async () => {
    const editor = await openChoices("a", "");
    await choice(editor, 2).click();
    expect(pasteText('東京\t1\r\n"大阪\r\n(梅田)"\t2\r\n')).toBe(false);
    await eventually(() => choices(editor)).toEqual(["a", "東京\t1", "大阪 (梅田)\t2"]);
    expect(pasteText("京都\t3")).toBe(true);
    (named(editor, "button", "選択肢を追加").element() as HTMLElement).focus();
    expect(pasteText("京都\t3")).toBe(false);
    await eventually(() => choices(editor)).toEqual(["a", "東京\t1", "大阪 (梅田)\t2", "京都\t3"]);
  });

  test("in the dialog too", async () => {
    const editor = await openChoices("a");
    await named(editor, "button", "まとめて編集").click();
    const lines = named(editor, "dialog", "選択肢をまとめて編集").getByRole("textbox", {
      name: "1行に1つ入力",
    });
    await lines.fill("");
    expect(pasteText('東京\t1\n"大阪\n(梅田)"\t2')).toBe(false);
    await expect.element(lines).toHaveValue("東京\t1\n大阪 (梅田)\t2");
    expect(pasteText("京都\t3\n")).toBe(true);
  });

  test("in the dialog are taken back by Ctrl+Z there, and no choice is", async () => {
    const editor = await openChoices("a");
    await choice(editor, 1).click();
    await press("{End}b");
    await eventually(() => choices(editor)).toEqual(["ab"]);
    await named(editor, "button", "まとめて編集").click();
    const lines = named(editor, "dialog", "選択肢をまとめて編集").getByRole("textbox");
    await lines.click();
    await press("{Control>}{End}{/Control}c");
    await expect.element(lines).toHaveValue("abc");
    await press("{Control>}z{/Control}");
    await expect.element(lines).toHaveValue("ab");
    await press("{Control>}zz{/Control}");
    expect(choices(editor)).toEqual(["ab"]);
    await press("{Escape}{Control>}z{/Control}");
    await eventually(() => choices(editor)).toEqual(["a"]);
  });

  test("all of them in the dialog: ids stay with their texts, and what will happen is said", async () => {
    const editor = await openChoices(
      { id: 1, value: "窓側", color: "#2971c6" },
      { id: 2, value: "個室", color: null },
    );
    await named(editor, "button", "まとめて編集").click();
    const dialog = named(editor, "dialog", "選択肢をまとめて編集");
    const lines = dialog.getByRole("textbox", { name: "1行に1つ入力" });
    await expect.element(lines).toHaveValue("窓側\n個室");
    await lines.fill("入口\n個室\n窓側\n窓側\n");
    await press("{Enter}");
    await eventually(() => shownText(editor)).toContain("追加 1件・変更 0件・削除 0件・重複 1件・空行 1件");
    expect(editor.dirty).toBe(false);
    await dialog.getByRole("button", { name: "反映する" }).click();
    expect(editor.value.options).toEqual([
      { id: null, value: "入口", color: null },
      { id: 2, value: "個室", color: null },
      { id: 1, value: "窓側", color: "#2971c6" },
    ]);
    await eventually(() => named(editor, "dialog", "選択肢をまとめて編集").query()).toBe(null);
    await named(editor, "button", "元に戻す").click();
    expect(choices(editor)).toEqual(["窓側", "個室"]);
  });

  test("Escape leaves the dialog, but not while converting", async () => {
    const editor = await openChoices("a");
    await named(editor, "button", "まとめて編集").click();
    const dialog = named(editor, "dialog", "選択肢をまとめて編集");
    await dialog.getByRole("textbox", { name: "1行に1つ入力" }).fill("");
    await compose("ささ");
    await pressForInputMethod("Escape");
    await expect.element(dialog).toBeVisible();
    await commit("笹");
    await afterConversion();
    await press("{Escape}");
    await eventually(() => named(editor, "dialog", "選択肢をまとめて編集").query()).toBe(null);
    expect(choices(editor)).toEqual(["a"]);
  });
});

describe("many", () => {
  test("1,000 choices are not all drawn; one far away gets the focus and is worked with", async () => {
    const editor = await openChoices(...Array.from({ length: 1000 }, (_, at) => `町 ${at}`));
    const nodes = () => editor.shadowRoot?.querySelectorAll("*").length ?? 0;
    expect(nodes()).toBeLessThan(1500);
    await named(editor, "button", "選択肢を追加").click();
    await hasFocus(choice(editor, 1001));
    await press("終わり");
    await eventually(() => choices(editor).at(-1)).toBe("終わり");
    await named(editor, "button", "元に戻す").click();
    await named(editor, "button", "元に戻す").click();
    expect(choices(editor).length).toBe(1000);
  });

  test("a problem far away is gone to", async () => {
    const editor = await openChoices(
      ...Array.from({ length: 1000 }, (_, at) => (at === 500 ? "" : `町 ${at}`)),
    );
    await named(editor, "button", "保存").click();
    await hasFocus(choice(editor, 501));
    await press("中町");
    expect(choices(editor)[500]).toBe("中町");
  });

  test("those that are alike are said to be, whatever their width and kana", async () => {
    const editor = await openChoices("サトウ", "ｻﾄｳ", "鈴木");
    await eventually(() => shownText(editor).match(/同じ選択肢があります/g)?.length).toBe(2);
    expect((await editor.submit()).ok).toBe(true);
  });
});

describe("copies", () => {
  test("of what is selected are lines for others, and come in without their ids", async () => {
    const editor = await openChoices(
      { id: 1, value: "窓側", color: "#2971c6" },
      { id: 2, value: "個室", color: null },
    );
    const grip = () => choiceButton(editor, 1, "並べ替え").element() as HTMLElement;
    grip().focus();
    await press("{Control>} {/Control}{Shift>}{ArrowDown}{/Shift}");
    const clip = new DataTransfer();
    const copying = new ClipboardEvent("copy", {
      clipboardData: clip,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    focused().dispatchEvent(copying);
    expect(clip.getData("text/plain")).toBe("窓側\n個室");
    await eventually(() => shownText(editor)).toContain("選択肢2件をコピーしました");
    await press("{Escape}");
    grip().focus();
    pasteText("", Object.fromEntries(clip.types.map((type) => [type, clip.getData(type)])));
    await eventually(() => choices(editor)).toEqual(["窓側", "窓側", "個室", "個室"]);
    expect(editor.value.options.slice(1, 3)).toEqual([
      { id: null, value: "窓側", color: "#2971c6" },
      { id: null, value: "個室", color: null },
    ]);
    await hasFocus(choiceButton(editor, 2, "並べ替え"));
  });

  test("lines of another program come in below a choice; beside the choices a paste does nothing", async () => {
    const editor = await openChoices("a", "b");
    (choiceButton(editor, 1, "削除").element() as HTMLElement).focus();
    expect(pasteText("c\n\nd")).toBe(false);
    await eventually(() => choices(editor)).toEqual(["a", "c", "d", "b"]);
    await named(editor, "checkbox", "必須").click();
    expect(pasteText("e")).toBe(true);
    expect(choices(editor)).toEqual(["a", "c", "d", "b"]);
  });
});

describe("the text of all choices is never lost", () => {
  const dialog = (editor: Element) => named(editor, "dialog", "選択肢をまとめて編集");
  const lines = (editor: Element) => dialog(editor).getByRole("textbox", { name: "1行に1つ入力" });
  async function write(editor: Element, text: string): Promise<void> {
    await named(editor, "button", "まとめて編集").click();
    await lines(editor).fill(text);
  }

  test("what was canceled is offered when it is opened again, until something is applied", async () => {
    const editor = await openChoices("a");
    await write(editor, "a\nb");
    await press("{Escape}");
    await named(editor, "button", "まとめて編集").click();
    await expect.element(lines(editor)).toHaveValue("a");
    await named(editor, "button", "取り消した入力に戻す").click();
    await expect.element(lines(editor)).toHaveValue("a\nb");
    await named(editor, "button", "反映する").click();
    expect(choices(editor)).toEqual(["a", "b"]);
    await named(editor, "button", "まとめて編集").click();
    expect(named(editor, "button", "取り消した入力に戻す").query()).toBe(null);
    await press("{Escape}");
    await named(editor, "button", "まとめて編集").click();
    expect(named(editor, "button", "取り消した入力に戻す").query()).toBe(null);
  });

  test("it is there after the element was moved, and after the page was loaded again", async () => {
    serveFields();
    const kept = { "draft-key": "lines", value: example(0) };
    const editor = await openField(kept);
    await write(editor, "佐々木\n新しい人");
    const place = document.createElement("div");
    editor.parentElement?.append(place);
    place.append(editor);
    await expect.element(lines(editor)).toHaveValue("佐々木\n新しい人");
    expect(editor.dirty).toBe(false);
    editor.remove();
    const again = await openField(kept);
    await named(again, "button", "復元する").click();
    await expect.element(lines(again)).toHaveValue("佐々木\n新しい人");
    await named(again, "button", "反映する").click();
    expect(choices(again)).toEqual(["佐々木", "新しい人"]);
  });
});
