import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { showChip } from "./support/schedule-day.js";
import { startSession } from "./support/session.js";

/* Fingers on a schedule, by the browser's own touch events: what it takes for scrolling is no drag. */

const session = startSession();

/** The day of reservation 1 on a touch screen, with its chip and a finger. */
async function openDay() {
  const { host } = session;
  const stored = await host.reservation(1);
  const context = await session.page
    .context()
    .browser()
    ?.newContext({
      ...{ locale: "ja-JP", hasTouch: true, isMobile: true, viewport: { width: 900, height: 800 } },
    });
  onTestFinished(() => context?.close());
  const page = await context?.newPage();
  if (!stored || !page) throw new Error("there is no reservation, or no page");
  await page.goto(`${host.url}/salons/1/schedule?date=${stored.date}`);
  const schedule = page.locator("reservation-schedule");
  const chip = await showChip(schedule, "r1");
  await chip.scrollIntoViewIfNeeded();
  return { page, schedule, chip, stored, finger: await fingerOn(page, chip) };
}

async function fingerOn(page: Page, target: ReturnType<Page["locator"]>) {
  const devtools = await page.context().newCDPSession(page);
  const box = await target.boundingBox();
  if (!box) throw new Error("it is not seen");
  let [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const send = (type: "touchStart" | "touchMove" | "touchEnd") =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y, id: 1 }],
    });
  return {
    down: () => send("touchStart"),
    up: () => send("touchEnd"),
    async move(dx: number, dy: number) {
      for (let step = 0; step < 8; step += 1) {
        [x, y] = [x + dx / 8, y + dy / 8];
        await send("touchMove");
      }
    },
  };
}

test("a finger that rests lifts a chip and moves it; a move is saved as by any other means", async () => {
  const { schedule, chip, stored, finger } = await openDay();
  await finger.down();
  await schedule.locator(".schedule-ghost").waitFor();
  const width = (await chip.boundingBox())?.width ?? 0;
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const minute = width / (minutes(stored.to) - minutes(stored.from));
  await finger.move(15 * minute, 0);
  await finger.up();
  const ask = schedule.getByRole("button", { name: "このまま登録" });
  const done = schedule.getByText("移動しました").first();
  await ask.or(done).first().waitFor();
  if (await ask.isVisible()) await ask.tap();
  await done.waitFor();
  const moved = await session.host.reservation(1);
  expect(minutes(moved?.from ?? "") - minutes(stored.from)).toBe(15);
});

test("one that rests and goes away again asks what can be done", async () => {
  const { schedule, finger } = await openDay();
  await finger.down();
  await schedule.locator(".schedule-ghost").waitFor();
  await finger.up();
  const move = schedule.getByRole("menuitem", { name: "移動..." });
  await move.waitFor();
  await move.tap();
  expect(await schedule.getByRole("dialog", { name: /^移動：/ }).isVisible()).toBe(true);
});

test("one that goes on at once scrolls, and lifts nothing", async () => {
  const { page, schedule, finger } = await openDay();
  const before = await page.evaluate(() => window.scrollY);
  await finger.down();
  await finger.move(0, -200);
  await finger.up();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  expect(await schedule.locator(".schedule-ghost").count()).toBe(0);
});
