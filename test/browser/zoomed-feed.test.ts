import { describe, expect, onTestFinished, test } from "vitest";
import {
  articles,
  feedBox,
  firstInView,
  openTimeline,
  scrollTo,
  topOf,
  watchPlace,
} from "../elements/message-timeline/page.js";
import { message, messagesOf, serveTimeline } from "../elements/message-timeline/server.js";
import { eventually, onScreen } from "./support/editors.js";

// A timeline on a page that zooms itself, or scales it: what is read stays, and what is in view is drawn.

const ways: readonly (readonly [
  string,
  (timeline: HTMLElement) => HTMLElement,
  Partial<CSSStyleDeclaration>,
])[] = [
  ["a body of 0.5", () => document.body, { zoom: "0.5" }],
  ["a body of 1.25", () => document.body, { zoom: "1.25" }],
  ["a root of 0.9", () => document.documentElement, { zoom: "0.9" }],
  ["an element of 0.5", (timeline) => timeline, { zoom: "0.5" }],
  [
    "a box that is scaled by 0.5",
    (timeline) => timeline.parentElement as HTMLElement,
    { transform: "scale(0.5)", transformOrigin: "0 0" },
  ],
];

async function openZoomed([, whose, style]: (typeof ways)[number], height?: number) {
  const timeline = await openTimeline({}, height);
  const zoomed = whose(timeline);
  Object.assign(zoomed.style, style);
  onTestFinished(() => {
    for (const name of Object.keys(style)) zoomed.style[name as "zoom"] = "";
    window.scrollTo(0, 0);
  });
  await onScreen();
  return timeline;
}

/** How far down from the upper edge of its box, or of the window, messages are drawn without a gap. */
function drawnTo(timeline: Element): number {
  return Math.max(...articles(timeline).map((each) => each.getBoundingClientRect().bottom));
}

describe.each(ways)("on a page with %s", (...way) => {
  test("in its own box what is read stays where it is, and all that is in view is drawn", async () => {
    const server = serveTimeline(messagesOf(100));
    const timeline = await openZoomed(way, 1200);
    await scrollTo(timeline, 900);
    expect(drawnTo(timeline)).toBeGreaterThanOrEqual(feedBox(timeline).getBoundingClientRect().bottom);
    const worst = watchPlace(timeline, firstInView(timeline).id);
    server.messages.push(message(101, { text: "新しい\n行\n行" }));
    timeline.refresh();
    await eventually(() => timeline.shadowRoot?.textContent?.includes("新着 1 件")).toBe(true);
    await onScreen();
    expect(worst()).toBeLessThan(1);
  });

  test("without a height, where the page scrolls, it stays as well", async () => {
    const server = serveTimeline(messagesOf(100));
    const timeline = await openZoomed(way, 0);
    window.scrollTo(0, 900);
    await onScreen();
    await onScreen();
    expect(drawnTo(timeline)).toBeGreaterThanOrEqual(innerHeight);
    const read = articles(timeline).find((each) => each.getBoundingClientRect().top >= 0);
    const id = Number(read?.dataset.message);
    const before = topOf(timeline, id);
    server.messages.push(message(101, { text: "新しい\n行\n行" }));
    timeline.refresh();
    await eventually(() => timeline.shadowRoot?.textContent?.includes("新着 1 件")).toBe(true);
    await onScreen();
    expect(Math.abs(topOf(timeline, id) - before)).toBeLessThan(1);
  });
});
