import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openTexts, textNode, textsOf } from "../elements/action-editor/page.js";
import { control, eventually, onScreen } from "./support/editors.js";
import { focused, press } from "./support/focus.js";

const undo = "{Control>}z{/Control}";
const redo = "{Control>}y{/Control}";

/** Puts the caret in a text: behind so many letters. */
async function caretIn(editor: Element, number: number, letters: number): Promise<void> {
  await userEvent.click(textNode(editor, number));
  await press(`{Control>}{Home}{/Control}${"{ArrowRight}".repeat(letters)}`);
  await eventually(() => focused() === textNode(editor, number)).toBe(true);
}

describe("undo across effects", () => {
  test("of what was typed in another text leaves the caret where it is", async () => {
    const editor = await openTexts(["一二三", "四五六"]);
    await caretIn(editor, 2, 1);
    await press("x");
    await eventually(() => textsOf(editor)).toEqual(["一二三", "四x五六"]);
    await caretIn(editor, 1, 2);
    await press(undo);
    await eventually(() => textsOf(editor)).toEqual(["一二三", "四五六"]);
    await press("y");
    await eventually(() => textsOf(editor)).toEqual(["一二y三", "四五六"]);
    expect(focused()).toBe(textNode(editor, 1));
  });

  test("of a move leaves it in the text that was moved", async () => {
    for (const number of [1, 2]) {
      const editor = await openTexts(["一二三", "四五六"]);
      const move = control(editor, "button", "下へ移動");
      await userEvent.click(move.first());
      await eventually(() => textsOf(editor)).toEqual(["四五六", "一二三"]);
      await caretIn(editor, number, 2);
      const there = textNode(editor, number);
      await press(undo);
      await eventually(() => textsOf(editor)).toEqual(["一二三", "四五六"]);
      await onScreen();
      expect(focused(), `moved ${number}`).toBe(there);
      await press("y");
      await eventually(() => String(textsOf(editor)[2 - number])).toMatch(/^..y.$/);
      await press(undo);
      await press(redo);
      await eventually(() => String(textsOf(editor)[2 - number])).toMatch(/^..y.$/);
      expect(focused()).toBe(there);
      editor.remove();
    }
  });
});
