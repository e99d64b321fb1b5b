import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { startSession } from "./support/session.js";

/* A salon's day on the host: moved by keys, seen by another operator at once. */

const session = startSession();

/** Reservation 1 of the demonstration, by its chip in a page with the schedule of its day. */
async function openDay(page: Page, operator = 1) {
  const { host } = session;
  const stored = await host.reservation(1);
  if (!stored) throw new Error("there is no reservation");
  await page.goto(`${host.url}/salons/1/schedule?date=${stored.date}&operator=${operator}`);
  const schedule = page.locator("reservation-schedule");
  const chip = schedule.locator('[data-chip="r1"]');
  await chip.waitFor();
  /** The move that was begun is saved, also where something stands there. */
  const commit = async () => {
    await page.keyboard.press("Enter");
    const ask = schedule.getByRole("dialog", { name: "ほかの予定と重なっています" });
    const done = schedule.getByText("移動しました").first();
    await ask.or(done).first().waitFor();
    if (await ask.isVisible()) await ask.getByRole("button", { name: "このまま登録" }).click();
    await done.waitFor();
  };
  return { schedule, chip, stored, commit };
}

const name = (from: string, to: string) => `${from.replace(/^0/, "")}〜${to.replace(/^0/, "")} `;

/** So many minutes later. */
function later(time: string, minutes = 15): string {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}

test("by keys: moved, saved, back by undo, and the same after a reload", async () => {
  const { page, host } = session;
  const { schedule, chip, stored, commit } = await openDay(page);
  await chip.focus();
  await page.keyboard.press("Alt+ArrowRight");
  await commit();
  const [from, to] = [later(stored.from), later(stored.to)];
  expect(await host.reservation(1)).toMatchObject({ from, to, date: stored.date });
  await schedule.getByRole("button", { name: "元に戻す" }).click();
  await expect.poll(async () => (await host.reservation(1))?.from).toBe(stored.from);
  await page.reload();
  await chip.waitFor();
  expect(await chip.getAttribute("aria-label")).toContain(name(stored.from, stored.to));
});

test("another operator sees a move without a reload", async () => {
  const { page, host } = session;
  const mine = await openDay(page);
  await expect.poll(() => host.listeners()).toBe(1);
  const context = await page.context().browser()?.newContext({ locale: "ja-JP" });
  onTestFinished(() => context?.close());
  const other = await context?.newPage();
  if (!other) throw new Error("there is no other page");
  const theirs = await openDay(other, 2);
  await theirs.chip.focus();
  await other.keyboard.press("Alt+Shift+ArrowRight");
  await theirs.commit();
  const { from, to } = mine.stored;
  await expect.poll(() => mine.chip.getAttribute("aria-label")).toContain(name(from, later(to)));
});

test("a chip opens its panel, free time a new reservation, which is then in the day", async () => {
  const { page } = session;
  const { schedule, chip } = await openDay(page);
  await chip.click();
  const panel = page.locator("reservation-panel");
  await panel.locator(".reservation-detail").waitFor();
  await schedule.getByRole("button", { name: "予約", exact: true }).click();
  await panel.locator(".reservation-form").waitFor();
  await panel.getByLabel("お名前").fill("予約表から");
  await panel.getByLabel("開始").fill("09:00");
  await panel.getByRole("button", { name: "登録", exact: true }).click();
  const done = panel.getByText("予約を登録しました");
  const force = panel.getByRole("button", { name: "このまま登録" });
  await done.or(force).first().waitFor();
  if (await force.isVisible()) await force.click();
  await done.waitFor();
  await expect.poll(() => schedule.getByRole("button", { name: /予約表から$/ }).count()).toBe(1);
});
