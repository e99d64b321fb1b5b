import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { article, feedButton, openTimeline, topOf } from "../elements/message-timeline/page.js";
import { messagesOf, serveTimeline } from "../elements/message-timeline/server.js";
import { eventually, onScreen } from "./support/editors.js";

// A page with something fixed over its upper edge, which says so: what is gone to stands below it.

const header = 90;

function fixHeader(padding = `${header}px`): void {
  const { documentElement: root } = document;
  root.style.scrollPaddingTop = padding;
  const fixed = document.createElement("div");
  fixed.style.cssText = `position: fixed; inset: 0 0 auto; height: ${header}px; background: teal; z-index: 9`;
  document.body.append(fixed);
  onTestFinished(() => {
    root.style.scrollPaddingTop = "";
    fixed.remove();
    window.scrollTo(0, 0);
  });
}

const focusedId = (timeline: Element) =>
  Number((timeline.shadowRoot?.activeElement as HTMLElement | null)?.dataset.message);

test("J and K go to messages that stand below it", async () => {
  fixHeader();
  serveTimeline(messagesOf(60));
  const timeline = await openTimeline({}, 0);
  await onScreen();
  article(timeline, 60).focus();
  for (const key of ["jjjjjjjjjjjjjjjjjjjj", "kkkkkkkkkkkkkkk"]) {
    for (const each of key) {
      await userEvent.keyboard(each);
      await onScreen();
      expect(topOf(timeline, focusedId(timeline))).toBeGreaterThanOrEqual(header + 7);
    }
  }
});

test.each([
  ["in pixels", `${header}px`],
  ["as a part of the window", "20%"],
])("the way to what is not confirmed ends below it: %s", async (_, padding) => {
  fixHeader(padding);
  serveTimeline(messagesOf(100, (id) => ({ notify: id === 30 ? 1 : 0 })));
  const timeline = await openTimeline({}, 0);
  await onScreen();
  await feedButton(timeline, /^下に未確認/).click();
  await eventually(() => focusedId(timeline)).toBe(30);
  await onScreen();
  const room = padding.endsWith("%") ? document.documentElement.clientHeight / 5 : header;
  expect(Math.abs(topOf(timeline, 30) - room - 8)).toBeLessThan(1.5);
});

test("a timeline with a height scrolls by itself, and the page's header is nothing to it", async () => {
  fixHeader();
  serveTimeline(messagesOf(100, (id) => ({ notify: id === 30 ? 1 : 0 })));
  const timeline = await openTimeline();
  await onScreen();
  await feedButton(timeline, /^下に未確認/).click();
  await eventually(() => focusedId(timeline)).toBe(30);
  await onScreen();
  const box = timeline.shadowRoot?.querySelector(".feed-box")?.getBoundingClientRect().top ?? 0;
  expect(Math.abs(topOf(timeline, 30) - box - 8)).toBeLessThan(1.5);
});
