import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openTexts, textField, textNode, textsOf } from "../elements/action-editor/page.js";
import { configurePage } from "./support/console-page.js";
import { control, eventually, onScreen, shownText } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused } from "./support/focus.js";
import { finger, mouse, type Point } from "./support/pointer.js";

const editors = ({ shadowRoot }: Element) => shadowRoot?.querySelectorAll(".ProseMirror").length ?? 0;
const chipsOf = (root: ParentNode | null | undefined) =>
  [...(root?.querySelectorAll(".message-chip") ?? [])].map(({ textContent }) => textContent);

/** Between two letters of a text, where a caret would be. */
function caretPoint(root: HTMLElement, word: string, offset: number): Point {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const at = text.data.indexOf(word);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(text, at + offset);
    range.setEnd(text, at + offset + 1);
    const { left, top, height } = range.getBoundingClientRect();
    return { x: left + 1, y: top + height / 2 };
  }
  throw new Error(`nothing says "${word}"`);
}

/** A press of a mouse that came there, as mice do. */
async function clickAt(root: HTMLElement, word: string, offset: number): Promise<void> {
  const { x, y } = caretPoint(root, word, offset);
  const { left, top } = root.getBoundingClientRect();
  await userEvent.click(root, { position: { x: x - left, y: y - top } });
}

describe("the text of an effect", () => {
  test("names placeholders in the panel, and is written as they are", async () => {
    const editor = await openTexts(["[[var id=201]]様"]);
    await eventually(() => chipsOf(textNode(editor))).toEqual(["会員番号"]);
    await userEvent.click(textField(editor));
    await userEvent.keyboard("{Control>}{End}{/Control}、こんにちは");
    await eventually(() => textsOf(editor)).toEqual(["[[var id=201]]様、こんにちは"]);
  });

  test("no key sends, whatever the page prefers", async () => {
    configurePage({ preferences: { sendKey: "enter" } });
    const editor = await openTexts(["一"]);
    const heard = record(document, ["send", "finish", "before-finish", "submit"]);
    await userEvent.click(textField(editor));
    await userEvent.keyboard("{Control>}{End}{/Control}{Enter}二{Shift>}{Enter}{/Shift}三");
    await eventually(() => textsOf(editor)).toEqual(["一\n二\n三"]);
    expect(heard).toEqual([]);
  });

  test("the first press puts the caret where it was pressed", async () => {
    const editor = await openTexts(["あいうえおかきくけこ[[name]]さしすせそ"]);
    for (const [word, offset, then] of [
      ["あいう", 3, "あいうxえおかきくけこ[[name]]さしすせそ"],
      ["さしす", 2, "あいうxえおかきくけこ[[name]]さしxすせそ"],
    ] as const) {
      await clickAt(textNode(editor), word, offset);
      await onScreen();
      await userEvent.keyboard("x");
      await eventually(() => textsOf(editor)).toEqual([then]);
      (document.activeElement as HTMLElement).blur();
      await mouse.away();
      await eventually(() => editors(editor)).toBe(0);
    }
  });

  test("a press in another one leaves the first and is there", async () => {
    const editor = await openTexts(["一二三", "四五六"]);
    await clickAt(textNode(editor, 1), "一二三", 1);
    await userEvent.keyboard("x");
    await clickAt(textNode(editor, 2), "四五六", 2);
    await userEvent.keyboard("y");
    await eventually(() => textsOf(editor)).toEqual(["一x二三", "四五y六"]);
    expect(editors(editor)).toBe(1);
  });

  test("so does a finger, wherever the mouse is", async () => {
    const editor = await openTexts(["一二三", "四五六"]);
    // A mouse that lies still over the second one does not matter.
    await userEvent.hover(textNode(editor, 2));
    for (const [number, word, letter] of [
      [1, "一二三", "x"],
      [2, "四五六", "y"],
    ] as const) {
      await finger.down(caretPoint(textNode(editor, number), word, 1));
      await finger.up();
      await eventually(() => focused() === textNode(editor, number)).toBe(true);
      await onScreen();
      await userEvent.keyboard(letter);
      await eventually(() => textsOf(editor)[number - 1]).toContain(letter);
    }
    await eventually(() => textsOf(editor)).toEqual(["一x二三", "四y五六"]);
    await eventually(() => editors(editor)).toBe(1);
  });

  test("undo goes across texts, and shows what is in each", async () => {
    const editor = await openTexts(["一", "二"]);
    await userEvent.click(textField(editor, 1));
    await userEvent.keyboard("{Control>}{End}{/Control}あ");
    await eventually(() => textsOf(editor)).toEqual(["一あ", "二"]);
    await userEvent.click(textField(editor, 2));
    await userEvent.keyboard("{Control>}{End}{/Control}い");
    await eventually(() => textsOf(editor)).toEqual(["一あ", "二い"]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => textsOf(editor)).toEqual(["一あ", "二"]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => textsOf(editor)).toEqual(["一", "二"]);
    await eventually(() => [textNode(editor, 1).innerText, textNode(editor, 2).innerText]).toEqual([
      "一",
      "二",
    ]);
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await eventually(() => textsOf(editor)).toEqual(["一あ", "二"]);
    await eventually(() => textNode(editor, 1).innerText).toBe("一あ");
  });

  test("an insertion is one step of the action's", async () => {
    const editor = await openTexts(["一"]);
    await userEvent.click(textField(editor));
    await userEvent.keyboard("{Control>}{End}{/Control}あ");
    await userEvent.click(control(editor, "button", "名前"));
    await eventually(() => textsOf(editor)).toEqual(["一あ[[name]]"]);
    editor.undo();
    expect(textsOf(editor)).toEqual(["一あ"]);
    await eventually(() => textNode(editor).innerText).toBe("一あ");
    editor.undo();
    expect(textsOf(editor)).toEqual(["一"]);
  });

  test("duplicating and moving take it along as it stands", async () => {
    const editor = await openTexts(["一\r\n[[name]]", "二"]);
    await userEvent.click(textField(editor));
    await userEvent.keyboard("{Control>}{End}{/Control}x");
    await eventually(() => textsOf(editor)[0]).toBe("一\r\n[[name]]x");
    const panel = control(editor, "region", "1. テキスト送信");
    await userEvent.click(panel.getByRole("button", { name: "下へ移動", exact: true }));
    await eventually(() => textsOf(editor)).toEqual(["二", "一\r\n[[name]]x"]);
    await eventually(() => chipsOf(textNode(editor, 2))).toEqual(["名前"]);
  });
});

describe("where it is only read", () => {
  test("a readonly editor shows placeholders by name, and no editor of texts", async () => {
    const editor = await openTexts(["[[var id=201]]様\n[[var id=999]]"], { readonly: true });
    await eventually(() => chipsOf(editor.shadowRoot)).toEqual(["会員番号", "削除済みの友だち情報"]);
    expect([editors(editor), shownText(editor).includes("[[")]).toEqual([0, false]);
  });

  test("the sentence of a folded panel has the names in brackets", async () => {
    const editor = await openTexts(["[[name]]様、[[var id=201]]です", "二", "三", "四"]);
    await eventually(() => shownText(editor)).toContain("［名前］様、［会員番号］です");
    expect(shownText(editor)).not.toContain("[[");
  });
});

describe("two hundred of them", () => {
  const many = Array.from({ length: 200 }, (_, at) => `${at}通目 [[name]]さん`);

  test("have at most one editor at a time", async () => {
    const editor = await openTexts(many);
    expect(editors(editor)).toBe(0);
    let most = 0;
    const observer = new MutationObserver(() => {
      most = Math.max(most, editors(editor));
    });
    observer.observe(editor.shadowRoot as ShadowRoot, {
      subtree: true,
      childList: true,
      attributeFilter: ["class"],
    });
    for (const number of [1, 2, 3]) {
      await userEvent.click(control(editor, "button", `${number}. テキスト送信`));
      await onScreen();
      await userEvent.click(textField(editor, number));
      await userEvent.keyboard("{Control>}{End}{/Control}x");
      await eventually(() => textsOf(editor)[number - 1]).toBe(`${number - 1}通目 [[name]]さんx`);
      await eventually(() => editors(editor)).toBe(1);
    }
    await mouse.away();
    (document.activeElement as HTMLElement).blur();
    await eventually(() => editors(editor)).toBe(0);
    observer.disconnect();
    // The mouse may be over one while another has the focus.
    expect(most).toBeLessThanOrEqual(2);
    expect(textsOf(editor).slice(3)).toEqual(many.slice(3));
  }, 60_000);
});

test("the emoji that was used last comes first in the other texts too", async () => {
  const editor = await openTexts(["一", "二"]);
  const panel = () => editor.shadowRoot?.querySelector(".emoji-panel");
  const emojis = () => [...(panel()?.querySelectorAll<HTMLButtonElement>("[role=gridcell]") ?? [])];
  const open = async (number: number) => {
    textNode(editor, number).focus();
    const toolbar = textNode(editor, number).closest(".message-field");
    await userEvent.click(toolbar?.querySelector('[data-insert="emoji"]') as Element);
    await eventually(() => emojis().length).toBeGreaterThan(50);
  };
  await open(1);
  await userEvent.click(emojis()[20] as Element);
  const used = String(textsOf(editor)[0]).slice("一".length);
  expect(used).not.toBe("");
  await eventually(panel).toBeNull();
  await open(2);
  expect(emojis()[0]?.value).toBe(used);
});
