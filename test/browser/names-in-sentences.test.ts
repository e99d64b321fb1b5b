import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf } from "../elements/action-editor/page.js";
import { drawnAction } from "../elements/action-editor/page-conditions.js";
import { openFriends } from "../elements/friend-list/page.js";
import { friend, serveFriends } from "../elements/friend-list/server.js";
import { serveFilters } from "../elements/funnel-editor/page.js";
import { combobox, mountPicker, pickerDrawn } from "../elements/item-picker/page.js";
import { openTimeline } from "../elements/message-timeline/page.js";
import { message, serveTimeline } from "../elements/message-timeline/server.js";
import { eventually } from "./support/editors.js";
import { listOf } from "./support/lists.js";

/* A name can turn the text after it around by a control (U+202E). The words of a sentence stand in their order all the same. */

const evil = "\u202eevil";

/** The text that says this of the name, wherever it stands, also where it is only read out. */
function sentence(element: Element, words: string): Text | undefined {
  const texts = document.createTreeWalker(element.shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.includes("evil") && text.data.includes(words)) return text;
  }
  return undefined;
}

function box(text: Text, start: number, end: number): DOMRect {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range.getBoundingClientRect();
}

/** The name and the words after it as they are drawn, from the left: N for the name, then each letter of the words. */
function fromTheLeft(text: Text, words: string): string {
  const name = text.data.indexOf("evil");
  const from = text.data.indexOf(words, name);
  const letters = [...words].map((letter, at) => ({
    letter,
    left: box(text, from + at, from + at + 1).left,
  }));
  const drawnParts = [{ letter: "N", left: box(text, name, name + 4).left }, ...letters];
  return drawnParts
    .toSorted((one, other) => one.left - other.left)
    .map(({ letter }) => letter)
    .join("");
}

async function isInOrder(element: Element, words: string): Promise<void> {
  await eventually(() => sentence(element, words) !== undefined).toBe(true);
  const text = sentence(element, words) as Text;
  expect(fromTheLeft(text, words)).toBe(`N${words}`);
}

test("a friend who took a message back", async () => {
  const member = { id: 7, name: evil, icon_url: null };
  serveTimeline([message(1, { type: "unsent", text: null, member })]);
  const timeline = await openTimeline();
  await isInOrder(timeline, "さんがメッセージの送信を取り消しました");
});

test("an announcement of what was chosen", async () => {
  const source = listOf([{ id: 1, name: evil }]);
  const picker = mountPicker({ multiple: true, value: [1] }, { source });
  await pickerDrawn(picker);
  (combobox(picker).element() as HTMLElement).focus();
  await userEvent.keyboard("{Backspace}");
  await isInOrder(picker, "を外すには、もう一度Backspaceキーを押してください");
});

test("what is known of a friend, in a list", async () => {
  const target_vars = [{ var_id: 1, name: "会員番号", type: 1, value: 12 }];
  serveFriends([friend(1, { richmenu: { id: 1, name: evil }, target_vars })]);
  const list = await openFriends();
  await isInOrder(list, "会員番号: 12");
});

test("the sentence of an effect", async () => {
  serveFilters({});
  const editor = await drawnAction({ value: actionOf(evil), readonly: true });
  await isInOrder(editor, "をすぐに送る");
});
