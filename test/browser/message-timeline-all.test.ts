import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  article,
  articles,
  checkbox,
  feedBox,
  feedButton,
  openTimeline,
} from "../elements/message-timeline/page.js";
import { messagesOf, serveTimeline } from "../elements/message-timeline/server.js";
import { eventually, shownText, within } from "./support/editors.js";

/* What is done to all that match, and to all of it but some. */

const unconfirmed = (count: number) => messagesOf(count, () => ({ notify: 1 }));
const inOrder = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);
const focusedId = (timeline: Element) =>
  Number(timeline.shadowRoot?.activeElement?.closest("article")?.dataset.message);

async function askedFor(timeline: Element, count: number) {
  const dialog = within(timeline).getByRole("dialog", {
    name: `${count}件のメッセージを確認済みにしますか？`,
  });
  await expect.element(dialog).toBeVisible();
  const button = dialog.getByRole("button", { name: `${count}件を確認済みにする`, exact: true });
  await eventually(() => timeline.shadowRoot?.activeElement).toBe(button.element());
}

describe("all but the selected", () => {
  test("leaves the three out, in parts, and nothing stays selected", async () => {
    const server = serveTimeline(unconfirmed(620));
    const timeline = await openTimeline({ mode: "uncheck" }, 1500);
    expect(feedButton(timeline, /を除くすべてを確認$/).elements()).toHaveLength(0);
    for (const id of [619, 617, 615]) checkbox(timeline, id).click();
    await userEvent.click(feedButton(timeline, "選択した3件を除くすべてを確認"));
    await askedFor(timeline, 617);
    await userEvent.keyboard("{Enter}");
    await eventually(() => shownText(timeline)).toContain("617件のメッセージを確認済みにしました");
    expect(server.confirmed.map((ids) => ids.length)).toEqual([500, 117]);
    expect(server.confirmed.flat().filter((id) => [619, 617, 615].includes(id))).toEqual([]);
    expect(timeline.value).toEqual([]);
  });

  test("by Shift+C too, and with nothing selected it is C (rules: confirm-rest-by-key)", async () => {
    const server = serveTimeline(unconfirmed(6));
    const timeline = await openTimeline({ mode: "uncheck" });
    article(timeline, 6).focus();
    await userEvent.keyboard("{Shift>}C{/Shift}");
    await eventually(() => shownText(timeline)).toContain("メッセージが選択されていません");
    await userEvent.keyboard("x");
    await userEvent.keyboard("{Shift>}C{/Shift}");
    await askedFor(timeline, 5);
    await userEvent.keyboard("{Enter}");
    await eventually(() => server.confirmed.flat()).toEqual([5, 4, 3, 2, 1]);
  });

  test("of a part that fails only what was meant stays selected", async () => {
    const server = serveTimeline(unconfirmed(12));
    const timeline = await openTimeline({ mode: "uncheck" });
    for (const id of [12, 11]) checkbox(timeline, id).click();
    server.confirm.push({ status: 500, text: "" });
    await userEvent.click(feedButton(timeline, "選択した2件を除くすべてを確認"));
    await askedFor(timeline, 10);
    await userEvent.keyboard("{Enter}");
    await eventually(() => inOrder(timeline.value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test("said no, the selection is as it was", async () => {
    const server = serveTimeline(unconfirmed(5));
    const timeline = await openTimeline({ mode: "uncheck" });
    checkbox(timeline, 3).click();
    await userEvent.click(feedButton(timeline, "選択した1件を除くすべてを確認"));
    await askedFor(timeline, 4);
    await userEvent.keyboard("{Escape}");
    expect([timeline.value, server.confirmed]).toEqual([[3], []]);
  });
});

test("a question about messages of one server, and what is selected there, end where another is named", async () => {
  const server = serveTimeline(unconfirmed(5));
  const timeline = await openTimeline({ mode: "uncheck" });
  checkbox(timeline, 3).click();
  await userEvent.click(feedButton(timeline, "選択した1件を除くすべてを確認"));
  await askedFor(timeline, 4);
  timeline.apiBase = "/elsewhere";
  await eventually(() => within(timeline).getByRole("dialog").elements().length).toBe(0);
  expect([timeline.value, server.confirmed]).toEqual([[], []]);
});

describe("up to here", () => {
  test("reaches all that match and are as old or older, also what is not loaded, and asks first", async () => {
    const server = serveTimeline(unconfirmed(620));
    const timeline = await openTimeline({ mode: "uncheck" });
    article(timeline, 618).querySelector<HTMLElement>(".message-up-to")?.click();
    await askedFor(timeline, 618);
    expect(server.confirmed).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await eventually(() => shownText(timeline)).toContain("618件のメッセージを確認済みにしました");
    expect(server.confirmed.map((ids) => ids.length)).toEqual([500, 118]);
    expect(server.confirmed.flat()).not.toContain(619);
  });
});

describe("by keys", () => {
  test("End and Home go to the ends, the Page keys by what is in sight", async () => {
    serveTimeline(messagesOf(40));
    const timeline = await openTimeline({}, 1500);
    article(timeline, 40).focus();
    await userEvent.keyboard("{End}");
    await eventually(() => focusedId(timeline)).toBe(1);
    await userEvent.keyboard("{Home}");
    await eventually(() => focusedId(timeline)).toBe(40);
    const box = feedBox(timeline).getBoundingClientRect();
    const inSight = articles(timeline).filter(
      (each) =>
        each.getBoundingClientRect().bottom <= box.bottom && each.getBoundingClientRect().top >= box.top,
    ).length;
    await userEvent.keyboard("{PageDown}");
    await eventually(() => focusedId(timeline)).toBeLessThan(39);
    expect(40 - focusedId(timeline)).toBeLessThanOrEqual(inSight + 1);
    await userEvent.keyboard("{PageUp}");
    await eventually(() => focusedId(timeline)).toBeGreaterThan(38);
  });

  test("Ctrl+A selects what is loaded, then all that match", async () => {
    serveTimeline(unconfirmed(260));
    const timeline = await openTimeline({ mode: "uncheck" });
    article(timeline, 260).focus();
    await userEvent.keyboard("{Control>}a{/Control}");
    const loaded = timeline.value.length;
    expect(loaded).toBeGreaterThan(10);
    expect(loaded).toBeLessThan(260);
    await userEvent.keyboard("{Control>}a{/Control}");
    await eventually(() => timeline.value.length).toBe(260);
    expect(String(getSelection())).toBe("");
  });

  test("Ctrl+Enter confirms what is selected", async () => {
    const server = serveTimeline(unconfirmed(5));
    const timeline = await openTimeline();
    article(timeline, 5).focus();
    await userEvent.keyboard("x{Control>}{Enter}{/Control}");
    await eventually(() => server.confirmed).toEqual([[5]]);
  });
});
