import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  article,
  drawnIds,
  feedBox,
  firstInView,
  mountTimeline,
  openTimeline,
  scrollTo,
  topOf,
  watchPlace,
} from "../elements/message-timeline/page.js";
import { message, messagesOf, serveTimeline } from "../elements/message-timeline/server.js";
import { eventually, onScreen } from "./support/editors.js";

/** Nobody sees less. */
const still = 1;

/** Something that was there when the message was drawn. */
const media = { url: "/stories/images/action-editor.webp", thumb_url: null, name: "写真.png" };
/** What nobody serves. */
const gone = { url: "/gone", thumb_url: null, name: "録画" };

describe("what is read stays where it is", () => {
  test.each([
    ["at the beginning", 0],
    ["further down", 900],
  ])("when newer messages come before it: %s", async (_, top) => {
    const server = serveTimeline(messagesOf(100));
    const timeline = await openTimeline();
    await scrollTo(timeline, top);
    const worst = watchPlace(timeline, firstInView(timeline).id);
    for (let more = 0; more < 5; more += 1) {
      server.messages.push(message(101 + more, { text: `新しい${"\n行".repeat(more)}` }));
      timeline.refresh();
      await eventually(() => timeline.shadowRoot?.textContent?.includes(`新着 ${more + 1} 件`)).toBe(true);
    }
    await onScreen();
    expect(worst()).toBeLessThan(still);
  });

  test("when the page hands over new ones, at once and many", async () => {
    serveTimeline(messagesOf(100));
    const timeline = await openTimeline();
    await scrollTo(timeline, 500);
    const worst = watchPlace(timeline, firstInView(timeline).id);
    timeline.append(Array.from({ length: 50 }, (_, at) => message(101 + at)));
    await eventually(() => timeline.shadowRoot?.textContent?.includes("新着 50 件")).toBe(true);
    await onScreen();
    expect(worst()).toBeLessThan(still);
  });

  test("in a conversation, which is opened at its end, when older ones come before it", async () => {
    serveTimeline(messagesOf(200));
    const timeline = await openTimeline({ pattern: "memberDetail", "member-id": "7" });
    await onScreen();
    const box = feedBox(timeline);
    expect(box.scrollHeight - box.clientHeight - box.scrollTop).toBeLessThan(still);
    expect(drawnIds(timeline).at(-1)).toBe(200);
    for (let pages = 0; pages < 3; pages += 1) {
      await scrollTo(timeline, 120);
      const { id } = firstInView(timeline);
      const worst = watchPlace(timeline, id);
      await eventually(() => timeline.state.loadPage).toBe(pages + 2);
      await onScreen();
      expect(worst(), `page ${pages + 2}`).toBeLessThan(still);
    }
  });

  test("stepping upward over rows that nobody has measured", async () => {
    serveTimeline(messagesOf(100));
    const timeline = await openTimeline({ pattern: "memberDetail", "member-id": "7" });
    await onScreen();
    const box = feedBox(timeline);
    for (let steps = 0; steps < 40; steps += 1) {
      const { id, top } = firstInView(timeline);
      const before = box.scrollTop;
      box.scrollTop -= 60;
      await onScreen();
      if (before < 60) break;
      expect(Math.abs(topOf(timeline, id) - top - 60), `step ${steps}`).toBeLessThan(still);
    }
  });

  test("when it is opened at its end and another is written", async () => {
    serveTimeline(messagesOf(30));
    const timeline = await openTimeline({ pattern: "memberDetail", "member-id": "7" });
    await onScreen();
    const worst = watchPlace(timeline, 30);
    timeline.append([message(31)]);
    await eventually(() => timeline.shadowRoot?.textContent?.includes("新着 1 件")).toBe(true);
    await onScreen();
    expect(worst()).toBeLessThan(still);
  });

  test("when a friend takes a message back, and when a message grows", async () => {
    serveTimeline(messagesOf(60));
    const timeline = await openTimeline();
    await scrollTo(timeline, 700);
    const { id } = firstInView(timeline);
    const above = drawnIds(timeline).filter((each) => each > id);
    const worst = watchPlace(timeline, id);
    timeline.append(above.slice(0, 3).map((each) => message(each, { type: "unsent", text: null })));
    await eventually(() => article(timeline, above[0] as number).textContent).toContain("取り消しました");
    timeline.append([message(above[1] as number, { text: "長い\n".repeat(30) })]);
    await eventually(() => article(timeline, above[1] as number).textContent).toContain("長い");
    await onScreen();
    expect(worst()).toBeLessThan(still);
  });

  test("when messages above it are confirmed and go", async () => {
    const server = serveTimeline(messagesOf(80, () => ({ notify: 1 })));
    const timeline = await openTimeline({ mode: "uncheck" });
    await scrollTo(timeline, 900);
    const { id } = firstInView(timeline);
    const ids = [80, 79, 76, id + 1];
    timeline.value = ids;
    const worst = watchPlace(timeline, id);
    await timeline.submit();
    await eventually(() => drawnIds(timeline).includes(id + 1)).toBe(false);
    await onScreen();
    expect(server.confirmed).toEqual([ids]);
    expect(worst()).toBeLessThan(still);
  });

  test("when the row that is read goes itself, the next one takes its place", async () => {
    serveTimeline(messagesOf(80, () => ({ notify: 1 })));
    const timeline = await openTimeline({ mode: "uncheck" });
    await scrollTo(timeline, 900);
    const { id, top } = firstInView(timeline);
    const next = topOf(timeline, id - 1) - top;
    timeline.value = [id];
    await timeline.submit();
    await eventually(() => drawnIds(timeline).includes(id)).toBe(false);
    await onScreen();
    // What stood below it stays, rather than what stood above.
    expect(Math.abs(topOf(timeline, id - 1) - top - next)).toBeLessThan(still);
  });

  test("when the panel becomes narrower, and lower", async () => {
    serveTimeline(messagesOf(100, (id) => ({ text: `本文${id} ${"あいうえお".repeat(id % 30)}` })));
    const timeline = await openTimeline();
    await scrollTo(timeline, 1500);
    const { id, top } = firstInView(timeline);
    const edge = () => topOf(timeline, id) - feedBox(timeline).getBoundingClientRect().top;
    const before = edge();
    timeline.style.width = "380px";
    await onScreen();
    expect(Math.abs(edge() - before)).toBeLessThan(still);
    timeline.style.height = "260px";
    await onScreen();
    expect(Math.abs(edge() - before)).toBeLessThan(still);
    expect(top).toBeGreaterThan(0);
  });

  test("when it is moved in the document", async () => {
    serveTimeline(messagesOf(100));
    const timeline = await openTimeline();
    await scrollTo(timeline, 1000);
    const { id, top } = firstInView(timeline);
    const { parentElement } = timeline;
    parentElement?.append(document.createElement("i"), timeline);
    await onScreen();
    expect(firstInView(timeline).id).toBe(id);
    expect(Math.abs(topOf(timeline, id) - top)).toBeLessThan(40);
  });

  test.each([
    ["a picture", { type: "image", media }],
    ["a picture that nothing opens", { type: "image", media: { thumb_url: media.url } }],
    ["a sticker", { type: "sticker", media }],
    ["a video", { type: "video", media: gone }],
    ["a sound", { type: "audio", media: gone }],
  ])("when %s above it cannot be loaded", async (_, more) => {
    serveTimeline(messagesOf(40, (id) => (id === 39 ? more : {})));
    const timeline = mountTimeline({}, 800);
    const shown = () => article(timeline, 39).querySelector("img:not([alt='']), video, audio");
    await eventually(() => drawnIds(timeline).includes(38)).toBe(true);
    const worst = watchPlace(timeline, 38);
    const play = article(timeline, 39).querySelector<HTMLElement>(
      "button[class*=video], button[class*=sound]",
    );
    play?.click();
    await onScreen();
    shown()?.dispatchEvent(new Event("error"));
    // Its name stands in its place.
    await eventually(() => article(timeline, 39).querySelector(".message-file-name") !== null).toBe(true);
    await eventually(shown).toBeNull();
    await onScreen();
    expect(worst()).toBeLessThan(still);
  });

  const conversation = { pattern: "memberDetail", "member-id": "7" };
  const places = [
    ["at the beginning", {}, 0],
    ["further down", {}, 900],
    ["in a conversation", conversation, 900],
    ["in a conversation at its end", conversation, null],
  ] as const;
  describe.each(places)("when a refresh fails, and when the next one does not: %s", (_, attributes, top) => {
    async function openAt(more: Record<string, string> = {}) {
      const server = serveTimeline(messagesOf(100));
      const timeline = await openTimeline({ ...attributes, ...more });
      await onScreen();
      if (top !== null) await scrollTo(timeline, top);
      const worst = watchPlace(timeline, firstInView(timeline).id);
      const says = async (count: number) => {
        await eventually(() => timeline.shadowRoot?.querySelectorAll(".notice").length).toBe(count);
        await onScreen();
      };
      return { server, timeline, worst, says };
    }

    test("one that was asked for", async () => {
      const { server, timeline, worst, says } = await openAt();
      server.script.push({ status: 404 });
      await timeline.refresh();
      await says(1);
      await timeline.refresh();
      await says(0);
      expect(worst()).toBeLessThan(still);
    });

    test("a poll, tried again by hand", async () => {
      const { server, timeline, worst, says } = await openAt({ poll: "0.3" });
      server.script.push(...Array.from({ length: 100 }, () => ({ status: 404 })));
      await says(1);
      server.script.length = 0;
      const focused = () => timeline.shadowRoot?.activeElement;
      timeline.shadowRoot?.querySelector<HTMLElement>(".notice button")?.focus();
      (focused() as HTMLElement).click();
      await says(0);
      // The button has gone, and has left the focus near.
      expect(focused()?.closest(".editor-finish")).not.toBeNull();
      expect(worst()).toBeLessThan(still);
    });
  });

  test("where the page scrolls, and not the timeline", async () => {
    const server = serveTimeline(messagesOf(100));
    const timeline = await openTimeline({}, 0);
    await onScreen();
    window.scrollTo(0, 1200);
    await onScreen();
    const first = drawnIds(timeline).find((id) => topOf(timeline, id) >= 0) as number;
    const worst = watchPlace(timeline, first);
    server.messages.push(message(101, { text: "新\n".repeat(9) }), message(102));
    timeline.refresh();
    await eventually(() => timeline.shadowRoot?.textContent?.includes("新着 2 件")).toBe(true);
    await onScreen();
    expect(worst()).toBeLessThan(still);
    window.scrollTo(0, 0);
  });
});

describe("only what is near is drawn", () => {
  test("a hundred messages, and far jumps", async () => {
    serveTimeline(messagesOf(100));
    const timeline = await openTimeline();
    await onScreen();
    expect(drawnIds(timeline).length).toBeLessThan(30);
    for (const top of [4000, 200, 2500, 0]) {
      await scrollTo(timeline, top);
      const box = feedBox(timeline).getBoundingClientRect();
      const shown = drawnIds(timeline).map((id) => article(timeline, id).getBoundingClientRect());
      expect(shown.some((each) => each.top <= box.top + 45 && each.bottom >= box.top)).toBe(true);
      expect(shown.some((each) => each.bottom >= box.bottom - 45)).toBe(true);
      expect(shown.length).toBeLessThan(30);
    }
    expect(drawnIds(timeline)[0]).toBe(100);
  });

  test("no page is read before somebody scrolls near it", async () => {
    const server = serveTimeline(messagesOf(300));
    const timeline = await openTimeline();
    await onScreen();
    await scrollTo(timeline, 500);
    expect(server.asked()).toHaveLength(1);
    await scrollTo(timeline, feedBox(timeline).scrollHeight);
    await eventually(() => timeline.state.loadPage).toBe(2);
    await userEvent.keyboard("x");
    expect(server.asked().map(({ url }) => url.searchParams.get("page"))).toEqual([null, "2"]);
  });

  test("nor on a page that is scrolled past it, or up to it from far below", async () => {
    const server = serveTimeline(messagesOf(300));
    const timeline = await openTimeline({ pattern: "top" }, 0);
    const below = document.createElement("div");
    below.style.height = "20000px";
    timeline.after(below);
    for (const top of [5_000, 9_000, 7_000, 12_000]) {
      window.scrollTo(0, top);
      await onScreen();
    }
    expect(server.asked()).toHaveLength(1);
    window.scrollTo(0, 0);
  });
});

test("what is seen is looked at again when the page moves it without scrolling", async () => {
  serveTimeline(messagesOf(4, () => ({ notify: 1 })));
  const timeline = await openTimeline({}, 0);
  const above = document.createElement("div");
  above.style.blockSize = `${innerHeight - 150}px`;
  timeline.before(above);
  const says = (text: string) => timeline.shadowRoot?.textContent?.includes(text) ?? false;
  await eventually(() => says("下に未確認")).toBe(true);
  await onScreen();
  const { scrollTop } = document.scrollingElement as Element;
  above.remove();
  await eventually(() => says("下に未確認")).toBe(false);
  expect(document.scrollingElement?.scrollTop).toBe(scrollTop);
});
