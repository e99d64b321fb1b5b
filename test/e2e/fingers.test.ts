import type { CDPSession, Locator, Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { startSession } from "./support/session.js";

/* A finger on what is painted and dragged, by the browser's own touch events: it scrolls, unless it has rested. */

const session = startSession();

async function openOnPhone(path: string): Promise<Page> {
  const context = await session.page
    .context()
    .browser()
    ?.newContext({ locale: "ja-JP", hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  onTestFinished(() => context?.close());
  const page = await context?.newPage();
  if (!page) throw new Error("there is no page");
  await page.goto(session.host.url + path);
  return page;
}

/** A finger that comes down on a place, and how far it goes. */
async function fingerOn(page: Page, on: Locator) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const box = await on.boundingBox();
  if (!box) throw new Error("it is not seen");
  let [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const send = (type: "touchStart" | "touchMove" | "touchEnd") =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y, id: 1 }],
    });
  const finger = {
    down: () => send("touchStart"),
    up: () => send("touchEnd"),
    async move(dx: number, dy: number) {
      for (let step = 0; step < 10; step += 1) {
        [x, y] = [x + dx / 10, y + dy / 10];
        await send("touchMove");
      }
    },
    async swipe(dx: number, dy: number) {
      await finger.down();
      await finger.move(dx, dy);
      await finger.up();
    },
  };
  return finger;
}

/** Into the middle of the window, away from what sticks to its edges. */
const toMiddle = (on: Locator) =>
  on.evaluate((element) =>
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" }),
  );
const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY);

async function openHours() {
  const page = await openOnPhone("/notifications/1");
  const editor = page.locator("notification-editor");
  const always = editor.getByRole("radio", { name: "いつでも", exact: true });
  await editor.getByRole("textbox", { name: "通知名" }).waitFor();
  if (await always.isChecked()) await editor.getByRole("radio").nth(1).tap();
  const cell = (name: string) => editor.getByRole("gridcell", { name: new RegExp(`^${name}`) });
  const timings = () =>
    editor.evaluate((each) =>
      JSON.stringify((each as unknown as { value: { timings: unknown } }).value.timings),
    );
  await toMiddle(cell("月曜日 10:00"));
  return { page, editor, cell, timings, scroller: editor.locator(".week-scroll") };
}

test("hours: a swipe scrolls in both directions and paints nothing; all of the grid is reached", async () => {
  const { page, cell, timings, scroller } = await openHours();
  const before = await timings();
  await (await fingerOn(page, cell("月曜日 10:00"))).swipe(-200, 0);
  await expect.poll(() => scroller.evaluate((each) => each.scrollLeft)).toBeGreaterThan(100);
  await expect.poll(async () => (await scroller.boundingBox())?.width).toBeLessThan(604);
  await (await fingerOn(page, cell("月曜日 14:00"))).swipe(-200, 0);
  const last = cell("日曜日 23:30");
  const right = async () => {
    const box = await last.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await expect.poll(right).toBeLessThanOrEqual(390);
  const top = await scrolledBy(page);
  await (await fingerOn(page, cell("月曜日 18:00"))).swipe(0, -150);
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(top + 50);
  expect(await timings()).toBe(before);
  await toMiddle(last);
  const state = await last.getAttribute("aria-selected");
  await last.tap();
  await expect.poll(() => last.getAttribute("aria-selected")).not.toBe(state);
});

test("hours: a finger that has rested paints, shown, and the page stands still", async () => {
  const { page, editor, cell, scroller } = await openHours();
  const first = cell("月曜日 10:00");
  const state = await first.getAttribute("aria-selected");
  const finger = await fingerOn(page, first);
  const places = async () => [await scrolledBy(page), await scroller.evaluate((each) => each.scrollLeft)];
  const before = await places();
  await finger.down();
  await editor.locator(".week-grid[data-dragging]").waitFor();
  expect(await first.getAttribute("aria-selected")).not.toBe(state);
  await finger.move(24, 26);
  await expect.poll(() => cell("火曜日 11:00").getAttribute("aria-selected")).not.toBe(state);
  expect(await places()).toEqual(before);
  await finger.up();
  await expect.poll(() => editor.locator(".week-grid[data-dragging]").count()).toBe(0);
  expect(await cell("火曜日 11:00").getAttribute("aria-selected")).not.toBe(state);
});

async function placeAfter(page: Page, placeOf: () => Promise<number>): Promise<number> {
  await page.waitForTimeout(150);
  return placeOf();
}

test.each([
  ["/actions/2", "action-editor"],
  ["/episodes/704", "episode-editor"],
  ["/journeys", "journey-list"],
])("handles of %s: a swipe scrolls, and drags nothing; a rest lifts the row", async (path, tag) => {
  const page = await openOnPhone(path);
  const grips = page.locator(tag).locator(".reorder-handle:not([aria-disabled]):visible");
  const grip = grips.nth(1);
  await grip.waitFor();
  await toMiddle(grip);
  const lifted = page.locator(tag).locator(".reorder-handle[aria-pressed=true]");
  const placeOf = async () => (await grip.boundingBox())?.y ?? 0;
  const before = await placeOf();
  await (await fingerOn(page, grip)).swipe(0, -120);
  await expect.poll(placeOf).toBeLessThan(before - 40);
  expect(await lifted.count()).toBe(0);
  // Once nothing rolls on.
  await expect.poll(async () => (await placeOf()) - (await placeAfter(page, placeOf))).toBe(0);
  await toMiddle(grip);
  const finger = await fingerOn(page, grip);
  await finger.down();
  await lifted.waitFor();
  const still = await placeOf();
  await finger.move(0, 30);
  expect(await placeOf()).toBe(still);
  await finger.move(0, -30);
  await finger.up();
  await expect.poll(() => lifted.count()).toBe(0);
});

test("schedule: each line of a day, a week and a list has room for a finger", async () => {
  const page = await openOnPhone("/salons/1/schedule");
  const schedule = page.locator("reservation-schedule");
  for (const view of ["日", "週", "リスト"]) {
    await schedule.getByRole("radio", { name: view, exact: true }).tap();
    await expect.poll(() => schedule.locator(".schedule-entry:visible").count()).toBeGreaterThan(0);
    const heights = await schedule
      .locator(".schedule-entry:visible")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...heights), view).toBeGreaterThanOrEqual(44);
  }
});
