import { expect, test } from "vitest";
import {
  articles,
  drawnIds,
  feedButton,
  firstInView,
  openTimeline,
  scrollTo,
  watchPlace,
} from "../elements/message-timeline/page.js";
import { message, messagesOf, serveTimeline } from "../elements/message-timeline/server.js";
import { collectGarbage, devtools } from "./support/devtools.js";
import { eventually, onScreen } from "./support/editors.js";

/* A page stays open while friends write: two hours, a message a second, two minutes of them in one frame. */

const twoHours = 7200;
const perFrame = 120;
/** In bytes: a message itself, and what a list keeps of it. */
const mostPerMessage = 3 * 1024;

test.each([
  ["of all friends, the newest first", {}],
  ["of one friend, the newest last", { pattern: "memberDetail", "member-id": "7" }],
])("%s: nothing moves, and neither nodes nor heap grow", { timeout: 120_000 }, async (_, attributes) => {
  serveTimeline(messagesOf(100));
  const timeline = await openTimeline(attributes);
  await onScreen();
  let newest = 100;
  /** Each by itself, as a socket brings it. */
  async function hear(count: number): Promise<void> {
    for (let heard = 1; heard <= count; heard++) {
      newest += 1;
      const text = `本文${newest}${"\n行".repeat(newest % 6)}`;
      timeline.append([message(newest, { text, notify: newest % 2 })]);
      if (heard % perFrame > 0) continue;
      await new Promise(requestAnimationFrame);
      expect(articles(timeline).length).toBeLessThan(60);
    }
    await onScreen();
  }

  await scrollTo(timeline, 900);
  const away = watchPlace(timeline, firstInView(timeline).id);
  // What is made once is there.
  await hear(perFrame);
  const before = await footprint();
  await hear(twoHours / 2);
  expect(away()).toBeLessThan(1);

  await feedButton(timeline, "新着 3,720 件").click();
  await eventually(() => drawnIds(timeline).includes(newest)).toBe(true);
  await eventually(() => feedButton(timeline, /^新着/).elements().length).toBe(0);
  await onScreen();
  const atTheEnd = watchPlace(timeline, newest);
  await hear(twoHours / 2);
  expect(atTheEnd()).toBeLessThan(1);

  const after = await footprint();
  expect(after.nodes - before.nodes).toBeLessThan(300);
  expect((after.heap - before.heap) / twoHours).toBeLessThan(mostPerMessage);
});

/** What is still there once nothing refers to the rest. */
async function footprint(): Promise<{ nodes: number; heap: number }> {
  await onScreen();
  await collectGarbage();
  const { nodes } = await devtools<{ nodes: number }>("Memory.getDOMCounters");
  const { usedSize } = await devtools<{ usedSize: number }>("Runtime.getHeapUsage");
  return { nodes, heap: usedSize };
}
