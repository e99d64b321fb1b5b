import { describe, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf, openAction, textEffect, textField } from "../elements/action-editor/page.js";
import { openMessage, serveLists, textNode } from "../elements/message-editor/page.js";
import { control, eventually } from "./support/editors.js";
import { focused } from "./support/focus.js";
import { freshServer } from "./support/server.js";
import { useWindow } from "./support/window-size.js";

/** Low windows; the second is 1280×600 at 200 %. */
const windows = [
  [1280, 600],
  [640, 300],
  [360, 640],
] as const;

const boxOf = (editor: Element, selector: string) =>
  editor.shadowRoot?.querySelector(selector)?.getBoundingClientRect() as DOMRect;

/** Of a text whose caret is at its end: how far its last line and its counter reach under the foot, or over the top of the window. */
function hidden(editor: Element): { under: number; over: number } {
  const field = focused() as HTMLElement;
  const foot = boxOf(editor, ".editor-finish");
  const { bottom } = (field.closest(".text-area") as Element).getBoundingClientRect();
  const scrolledAway = field.scrollHeight - field.clientHeight - field.scrollTop;
  const lastLine = field.getBoundingClientRect().bottom + scrolledAway;
  return {
    under: Math.max(0, Math.round(Math.max(bottom, lastLine - 10) - Math.min(foot.top, innerHeight))),
    over: Math.max(0, Math.round(24 - (field.getBoundingClientRect().bottom - 7))),
  };
}

const seen = { under: 0, over: 0 };

async function write(editor: Element): Promise<void> {
  for (let line = 0; line < 24; line++) {
    await userEvent.keyboard(line % 2 === 0 ? "{Enter}" : "{Enter}x");
    await eventually(() => [line, hidden(editor)]).toEqual([line, seen]);
  }
}

describe.each(windows)("what is written stays above the foot at %i×%i", (width, height) => {
  test("in a message", async () => {
    await useWindow(width, height);
    serveLists();
    const editor = await openMessage({ "finish-label": "保存", cancelable: true, value: "一\n二\n三\n四" });
    // As a page has it: something above, much below.
    const place = editor.parentElement as HTMLElement;
    place.style.padding = "240px 0 900px";
    editor.focus();
    await eventually(() => focused() === textNode(editor)).toBe(true);
    await write(editor);
  });

  test("in the text of an effect", async () => {
    await useWindow(width, height);
    serveLists();
    const editor = await openAction({
      value: actionOf("一", "二", "三"),
      "api-base": freshServer(),
      cancelable: true,
    });
    (textField(editor, 1).element() as HTMLElement).focus();
    await write(editor);
  });

  test("in a field of plain text", async () => {
    await useWindow(width, height);
    const notify = { type: 16, text: "一", member_query_id: null };
    const inputs = [notify, textEffect("二")];
    const editor = await openAction({ value: { ...actionOf(), inputs }, cancelable: true });
    const field = control(editor, "region", "1. 通知").getByRole("textbox");
    (field.element() as HTMLElement).focus();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await write(editor);
  });
});
