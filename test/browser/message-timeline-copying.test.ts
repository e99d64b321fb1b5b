import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { article, drawnIds, feedBox, openTimeline, scrollTo } from "../elements/message-timeline/page.js";
import {
  message,
  messagesOf,
  type ServerMessage,
  serveTimeline,
} from "../elements/message-timeline/server.js";
import { pasted } from "./support/clipboard.js";
import { eventually, onScreen, shownText, within } from "./support/editors.js";
import { mouse, type Point } from "./support/pointer.js";

/** As the mouse does, also where that does not get. */
function select(timeline: Element, from: Place, to: Place): void {
  getSelection()?.setBaseAndExtent(textOf(timeline, from.id), from.at, textOf(timeline, to.id), to.at);
}

interface Place {
  id: number;
  at: number;
}

function textOf(timeline: Element, id: number): Text {
  const said = article(timeline, id).querySelector(".message-words, .message-note > span") as Element;
  return document.createTreeWalker(said, NodeFilter.SHOW_TEXT).nextNode() as Text;
}

/** Where a character of a message's text begins on the screen. */
function beforeCharacter(timeline: Element, id: number, at: number): Point {
  const range = document.createRange();
  const part = textOf(timeline, id);
  range.setStart(part, at);
  range.setEnd(part, at + 1);
  const { left, top, height } = range.getClientRects()[0] as DOMRect;
  return { x: left + 1, y: top + height / 2 };
}

async function drag(from: Point, to: Point): Promise<void> {
  await mouse.down(from);
  await mouse.move({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await mouse.move(to);
  await mouse.up(to);
}

async function openMessages(...messages: ServerMessage[]): Promise<Element> {
  serveTimeline(messages);
  return openTimeline({}, 900);
}

const three = () => [
  message(3, { text: "三つ目の本文", notify: 1 }),
  message(2, { text: "二つ目の本文\n次の行", notify: 1, rate: 2, from: "account", quoted_message_id: 1 }),
  message(1, { text: "一つ目の本文", member_id: 8, notify: 1 }),
];

test("three messages, from the middle of the first into the last, are who, when and text", async () => {
  const timeline = await openMessages(...three());
  await drag(beforeCharacter(timeline, 3, 2), beforeCharacter(timeline, 1, 4));
  expect(await pasted()).toBe(
    "11/25 12:03 友だち7\n目の本文\n\n11/25 12:02 アカウント → 友だち7\n二つ目の本文\n次の行\n\n11/25 12:01 友だち8\n一つ目の",
  );
});

test("from below to above it is the same", async () => {
  const timeline = await openMessages(...three());
  await drag(beforeCharacter(timeline, 1, 4), beforeCharacter(timeline, 2, 0));
  expect(await pasted()).toBe(
    "11/25 12:02 アカウント → 友だち7\n二つ目の本文\n次の行\n\n11/25 12:01 友だち8\n一つ目の",
  );
});

test("one message alone is its text, though its name, marks and button are selected with it", async () => {
  const timeline = await openMessages(...three());
  const name = article(timeline, 2).querySelector(".message-name") as HTMLElement;
  const { left, top } = name.getBoundingClientRect();
  const end = article(timeline, 2).getBoundingClientRect();
  await drag({ x: left + 1, y: top + 8 }, { x: end.right - 4, y: end.bottom - 4 });
  expect(await pasted()).toBe("二つ目の本文\n次の行");
});

test("a text that is pressed three times is copied without a line behind it", async () => {
  const timeline = await openMessages(...three());
  const at = beforeCharacter(timeline, 3, 2);
  for (const count of [1, 2, 3]) {
    await mouse.down(at, count);
    await mouse.up(at, count);
  }
  expect(await pasted()).toBe("三つ目の本文");
});

test("a part of a text or a note, and a name, are the browser's", async () => {
  const timeline = await openMessages(...three(), message(4, { type: "system", text: "登録されました" }));
  await drag(beforeCharacter(timeline, 4, 2), beforeCharacter(timeline, 4, 4));
  expect(await pasted()).toBe("され");
  await drag(beforeCharacter(timeline, 3, 2), beforeCharacter(timeline, 3, 4));
  expect(await pasted()).toBe("目の");
  await userEvent.dblClick(within(article(timeline, 1)).getByText("友だち8", { exact: true }));
  expect(await pasted()).toContain("友だち");
});

test("the selection in a field is left alone", async () => {
  const timeline = await openMessages(...three());
  await drag(beforeCharacter(timeline, 3, 2), beforeCharacter(timeline, 1, 4));
  const search = within(timeline).getByRole("textbox", { name: "検索" });
  await userEvent.fill(search, "本文");
  await eventually(() => shownText(timeline)).toContain("三つ目");
  await userEvent.click(search);
  await userEvent.keyboard("{Control>}a{/Control}");
  expect(await pasted()).toBe("本文");
  // Firefox keeps what is selected beside the field.
  select(timeline, { id: 3, at: 0 }, { id: 1, at: 2 });
  const copying = new ClipboardEvent("copy", { bubbles: true, composed: true, cancelable: true });
  expect(search.element().dispatchEvent(copying)).toBe(true);
  expect(article(timeline, 1).dispatchEvent(copying)).toBe(false);
});

test("a long text that is shown by its beginning is copied whole, without its button", async () => {
  const long = "長".repeat(4000);
  const timeline = await openMessages(message(2, { text: "前" }), message(1, { text: long }));
  await drag(beforeCharacter(timeline, 2, 0), { x: 300, y: 2000 });
  expect(await pasted()).toBe(`11/25 12:02 友だち7\n前\n\n11/25 12:01 友だち7\n${long}`);
});

test("the end of what is shown of a long text is copied without its button", async () => {
  const timeline = await openMessages(message(2, { text: "長".repeat(4000) }), message(1, { text: "後" }));
  await scrollTo(timeline, 1e6);
  select(timeline, { id: 2, at: 2998 }, { id: 1, at: 0 });
  expect(await pasted()).toBe("長長…");
  select(timeline, { id: 2, at: 2998 }, { id: 1, at: 1 });
  expect(await pasted()).toBe("11/25 12:02 友だち7\n長長…\n\n11/25 12:01 友だち7\n後");
});

test("what was selected and is scrolled far away is copied with all between", async () => {
  serveTimeline(messagesOf(100));
  const timeline = await openTimeline({}, 400);
  const from = beforeCharacter(timeline, 100, 0);
  await mouse.down(from);
  await mouse.move({ x: from.x + 30, y: from.y });
  await scrollTo(timeline, 3000);
  const edge = feedBox(timeline).getBoundingClientRect();
  const middle = drawnIds(timeline).find(
    (id) => article(timeline, id).getBoundingClientRect().top > edge.top + 100,
  ) as number;
  const to = beforeCharacter(timeline, middle, 1);
  await mouse.move(to);
  await mouse.up(to);
  await onScreen();
  const text = await pasted();
  expect(drawnIds(timeline)).not.toContain(98);
  expect(text.split("\n\n")).toHaveLength(100 - middle + 1);
  expect(text).toMatch(/^11\/25 13:40 友だち7\n本文100\n[\s\S]* 友だち7\n本$/);
});
