import type { Page } from "playwright";
import { expect, test } from "vitest";
import { startSession } from "./support/session.js";

/* Shifts of several days are being written or deleted, and a real page goes: what had no answer is offered by the next one. */

const session = startSession();
const calls = "/api/salon/1/resources/:resource/time_shifts";

/** The week of this Monday, in which nobody works in the room yet. */
async function openWeek(page: Page, monday: string) {
  await page.goto(`${session.host.url}/salons/1/schedule?page=PAGE_TIME_SHIFT_WEEKLY&date=${monday}`);
  const schedule = page.locator("reservation-schedule");
  const add = schedule
    .locator(`td[data-date="${monday}"]`)
    .last()
    .getByRole("button", { name: "シフトの追加" });
  await add.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  return schedule;
}

/** Chooses three days and begins to make a shift on each. */
async function paint(page: Page, monday: string) {
  const schedule = await openWeek(page, monday);
  await page.keyboard.press("Enter");
  const form = schedule.getByRole("dialog", { name: "3日分のシフトの追加" });
  await form.getByLabel("開始").fill("12:00");
  await form.getByLabel("終了").fill("18:00");
  await form.getByRole("button", { name: "保存", exact: true }).click();
  return schedule;
}

const shiftsOf = (page: Page) =>
  page.locator("reservation-schedule").getByRole("button", { name: "12:00〜18:00 個室" });

test("left by a link while three days are written: the others are made, and the next page offers the one without an answer", {
  timeout: 60_000,
}, async () => {
  const { page, host } = session;
  const monday = "2031-02-03";
  await host.arm({ path: calls, method: "POST", kind: "hang" });
  const sent = page.waitForRequest((request) => request.method() === "POST");
  const schedule = await paint(page, monday);
  await sent;
  // The page behind a dialog takes no pointer; its links work all the same.
  await page.getByRole("link", { name: "予約表", exact: true, includeHidden: true }).evaluate((link) => {
    (link as HTMLAnchorElement).click();
  });
  await page.waitForURL((url) => url.search === "");
  await schedule.getByText("1日分のシフトの追加").waitFor();
  await schedule.getByRole("button", { name: "復元する" }).click();
  const form = schedule.getByRole("dialog", { name: "1日分のシフトの追加" });
  expect(await form.getByLabel("開始").inputValue()).toBe("12:00");
  await form.getByRole("button", { name: "保存", exact: true }).click();
  await form.waitFor({ state: "detached" });
  await openWeek(page, monday);
  await expect.poll(() => shiftsOf(page).count()).toBe(3);
  await page.waitForTimeout(3000);
  expect(await schedule.getByRole("button", { name: "復元する" }).count()).toBe(0);
});

test("a page that has expired while days are deleted is loaded again, and offers them", {
  timeout: 60_000,
}, async () => {
  const { page, host } = session;
  const monday = "2031-03-03";
  const schedule = await paint(page, monday);
  await expect.poll(() => shiftsOf(page).count()).toBe(3);
  await openWeek(page, monday);
  await shiftsOf(page).nth(2).waitFor();
  await host.arm({ path: `${calls}/:series/:scope`, method: "DELETE", kind: "419" });
  await page.keyboard.press("Delete");
  const question = (count: number) =>
    schedule.getByRole("dialog", { name: `${count}件のシフトを削除しますか` });
  await question(3).getByRole("button", { name: "削除する" }).click();
  await schedule.getByRole("button", { name: "復元する" }).click();
  await question(3).getByRole("button", { name: "削除する" }).click();
  await question(3).waitFor({ state: "detached" });
  await expect.poll(() => shiftsOf(page).count()).toBe(0);
});
