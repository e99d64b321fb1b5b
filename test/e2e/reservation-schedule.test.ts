import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { fieldOf, keyboardDriver, tabTo } from "./support/input-drivers.js";
import { reservationPanel } from "./support/operator.js";
import { showChip } from "./support/schedule-day.js";
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
  const chip = await showChip(schedule, "r1");
  /** What was moved is saved, also where something stands there. */
  const finish = async () => {
    const ask = schedule.getByRole("dialog", { name: "ほかの予定と重なっています" });
    const done = schedule.getByText("移動しました").first();
    await ask.or(done).first().waitFor();
    if (await ask.isVisible()) await ask.getByRole("button", { name: "このまま登録" }).click();
    await done.waitFor();
  };
  const commit = async () => {
    await page.keyboard.press("Enter");
    await finish();
  };
  return { schedule, chip, stored, commit, finish };
}

const name = (from: string, to: string) => `${from.replace(/^0/, "")}〜${to.replace(/^0/, "")} `;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** So many minutes later. */
function later(time: string, minutes = 15): string {
  const total = minutesOf(time) + minutes;
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}

test("by keys: moved, saved, back by undo, and the same after a reload", { tags: ["smoke"] }, async () => {
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
  await showChip(schedule, "r1");
  expect(await chip.getAttribute("aria-label")).toContain(name(stored.from, stored.to));
});

test("by keys: a move that is refused is taken back and said, and the second one is saved", {
  tags: ["smoke"],
}, async () => {
  const { page, host, errors } = session;
  const { schedule, chip, stored, commit } = await openDay(page);
  const left = () => chip.evaluate((each) => each.style.left);
  const before = await left();
  await chip.focus();
  await page.keyboard.press("Alt+ArrowRight");
  await host.arm({ path: "/api/v2/salon/1/reservations", method: "PUT", kind: "500" });
  await page.keyboard.press("Enter");
  await schedule.getByRole("alert").getByText(`${stored.name}を移動できませんでした`).waitFor();
  await expect.poll(() => chip.getAttribute("aria-label")).toContain(name(stored.from, stored.to));
  expect(await left()).toBe(before);
  expect(await host.reservation(1)).toEqual(stored);

  await chip.focus();
  await page.keyboard.press("Alt+ArrowRight");
  await commit();
  const [from, to] = [later(stored.from), later(stored.to)];
  expect(await host.reservation(1)).toMatchObject({ from, to, date: stored.date });
  await page.reload();
  await showChip(schedule, "r1");
  expect(await chip.getAttribute("aria-label")).toContain(name(from, to));
  expect(errors.filter((text) => !/status(:| of) (500|422)/.test(text))).toEqual([]);
});

test("by mouse: a chip is moved, its memo written, and both are there after a reload", {
  tags: ["smoke"],
}, async () => {
  const { page, host, errors } = session;
  const { mouse } = page;
  const { schedule, chip, stored, finish } = await openDay(page);
  const { panel, button, title } = reservationPanel(page);
  await chip.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await chip.boundingBox()) ?? {};
  const minute = width / (minutesOf(stored.to) - minutesOf(stored.from));
  const [middle, row] = [x + width / 2, y + height / 2];
  await mouse.move(middle, row);
  await mouse.down();
  await mouse.move(middle + 30 * minute, row, { steps: 8 });
  await mouse.up();
  await finish();
  const [from, to] = [later(stored.from, 30), later(stored.to, 30)];
  expect(await host.reservation(1)).toMatchObject({ from, to, date: stored.date });

  await chip.click();
  await expect.poll(() => title.innerText()).toBe(`${stored.name} 様`);
  const memo = fieldOf(panel, "write", "メモ");
  const text = `${stored.meta_data}窓側の席`;
  await memo.fill(text);
  await button("メモを保存").click();
  await panel.getByText("メモを保存しました").waitFor();
  await page.reload();
  await showChip(schedule, "r1");
  expect(await chip.getAttribute("aria-label")).toContain(name(from, to));
  await chip.click();
  await expect.poll(() => memo.inputValue()).toBe(text);
  expect(errors.filter((text) => !text.includes("status of 422"))).toEqual([]);
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

test("a chip opens its panel, free time a new reservation, which is then in the day", {
  tags: ["smoke"],
}, async () => {
  const { page } = session;
  const { schedule, chip } = await openDay(page);
  await chip.click();
  const panel = page.locator("reservation-panel");
  await panel.locator(".reservation-detail").waitFor();
  // The panel lies over the right side of the page, and so over that button.
  await panel.getByRole("button", { name: "閉じる", exact: true }).click();
  await panel.locator(".reservation-detail").waitFor({ state: "detached" });
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

test("a day's work without a mouse: reserved, moved, longer, a wish approved, time blocked", async () => {
  const { page, host, errors } = session;
  const { keyboard: keys } = page;
  const { press, fill } = keyboardDriver(page);
  const { panel, button, savedId } = reservationPanel(page);
  const day = "2031-01-16";
  const schedule = page.locator("reservation-schedule");
  const named = (label: string | RegExp) => schedule.getByRole("button", { name: label });
  const focused = () =>
    schedule.evaluate((element) => element.shadowRoot?.activeElement?.getAttribute("aria-label") ?? "");
  const moved = (to: string) => schedule.getByText(`${to} 佐々木（店長）に移動しました`).first().waitFor();
  const close = async () => {
    await press(button("閉じる"));
    await panel.getByRole("heading", { level: 2 }).waitFor({ state: "detached" });
    await tabTo(page, schedule.locator("[data-stop]"));
  };
  await page.goto(`${host.url}/salons/1/schedule?date=${day}`);
  await schedule.locator("[data-stop]").waitFor();

  await tabTo(page, schedule.locator("[data-stop]"));
  expect(await focused()).toBe("10:00 佐々木（店長） 空き");
  for (const arrow of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown"])
    await keys.press(arrow);
  await expect.poll(focused).toBe("11:00 中村 空き");
  await keys.press("Enter");
  await expect.poll(() => fieldOf(panel, "time", "開始").inputValue()).toBe("11:00");
  await fill("write", fieldOf(panel, "write", "お名前"), "鍵盤 子");
  await fill("time", fieldOf(panel, "time", "終了"), "11:30");
  await press(button("登録"));
  await panel.getByText("予約を登録しました").waitFor();
  const id = (await savedId()) ?? 0;
  const made = { date: day, name: "鍵盤 子", salon_resource_id: 12, from: "11:00", to: "11:30" };
  expect(await host.reservation(id)).toMatchObject(made);
  await close();

  // The free place that had the focus is taken by it.
  await expect.poll(focused).toBe("11:00〜11:30 鍵盤 子");
  await keys.press("Alt+ArrowUp");
  await keys.press("Alt+ArrowRight");
  await keys.press("Enter");
  await moved("11:15〜11:45");
  await expect.poll(focused).toBe("11:15〜11:45 鍵盤 子");
  await keys.press("Alt+Shift+ArrowRight");
  await keys.press("Enter");
  await moved("11:15〜12:00");
  expect(await host.reservation(id)).toMatchObject({ from: "11:15", to: "12:00", salon_resource_id: 11 });

  await host.askForReservation({ kind: "edit", reservation: id, from: "16:00", to: "16:30" });
  await named("16:00〜16:30 鍵盤 子 変更希望").waitFor();
  await expect.poll(focused).toBe("11:15〜12:00 鍵盤 子");
  await keys.press("Enter");
  await button("承認する").waitFor();
  await press(button("承認する"));
  await panel.getByText("変更申請を承認しました").waitFor();
  await named(/^16:00〜16:30 鍵盤 子$/).waitFor();
  expect(await host.reservation(id)).toMatchObject({ from: "16:00", to: "16:30", change_child: null });
  await close();

  await press(schedule.getByRole("button", { name: "ブロック", exact: true }));
  const dialog = schedule.getByRole("dialog", { name: "ブロックの登録" });
  await fill("time", fieldOf(dialog, "time", "開始"), "13:00");
  await fill("time", fieldOf(dialog, "time", "終了"), "14:00");
  await fill("select", fieldOf(dialog, "select", "担当"), "中村");
  await fill("write", fieldOf(dialog, "write", "メモ"), "昼休み");
  await press(dialog.getByRole("button", { name: "登録", exact: true }));
  await dialog.waitFor({ state: "detached" });
  await named("13:00〜14:00 昼休み").waitFor();
  await page.reload();
  for (const label of ["13:00〜14:00 昼休み", /^16:00〜16:30 鍵盤 子$/]) await named(label).waitFor();
  expect(errors).toEqual([]);
});

test("shifts of several days by keys: added together, moved on their day, deleted, and so after a reload", async () => {
  const { page, host, errors } = session;
  const schedule = page.locator("reservation-schedule");
  const { keyboard: keys } = page;
  const weekOf = (day: string) => `${host.url}/salons/1/schedule?page=PAGE_TIME_SHIFT_WEEKLY&date=${day}`;
  const shifts = () => schedule.getByRole("button", { name: "12:00〜18:00 個室" });
  // Monday 20 January 2031; nobody works in the room by then.
  await page.goto(weekOf("2031-01-20"));
  const add = schedule.locator('td[data-date="2031-01-21"]').last().getByRole("button");
  await add.focus();
  await keys.press("Shift+ArrowRight");
  await keys.press("Enter");
  const form = schedule.getByRole("dialog", { name: "2日分のシフトの追加" });
  await form.getByLabel("開始").fill("12:00");
  await form.getByLabel("終了").fill("18:00");
  await form.getByRole("button", { name: "保存", exact: true }).press("Enter");
  await form.waitFor({ state: "detached" });
  await expect.poll(() => shifts().count()).toBe(2);

  await page.goto(`${host.url}/salons/1/schedule?page=PAGE_TIME_SHIFT&date=2031-01-21`);
  await shifts().focus();
  await keys.press("Alt+Shift+ArrowRight");
  await keys.press("Enter");
  const one = schedule.getByRole("dialog", { name: "シフトの編集" });
  await one.getByRole("button", { name: "保存", exact: true }).press("Enter");
  await one.waitFor({ state: "detached" });
  await schedule.getByRole("button", { name: "12:00〜18:15 個室" }).waitFor();

  await page.goto(weekOf("2031-01-20"));
  await shifts().waitFor();
  await shifts().focus();
  await keys.press("Delete");
  const question = schedule.getByRole("dialog", { name: "1件のシフトを削除しますか" });
  await question.getByRole("button", { name: "削除する" }).press("Enter");
  await question.waitFor({ state: "detached" });
  await page.reload();
  await schedule.getByRole("button", { name: "12:00〜18:15 個室" }).waitFor();
  expect(await shifts().count()).toBe(0);
  expect(errors).toEqual([]);
});

test("requests are judged in the list by keys, one after another", { tags: ["smoke"] }, async () => {
  const { page, host, errors } = session;
  const schedule = page.locator("reservation-schedule");
  await page.goto(`${host.url}/salons/1/schedule`);
  const count = schedule.getByRole("button", { name: /^未対応 \d+$/ });
  await count.waitFor();
  const before = Number(((await count.textContent()) ?? "").replace(/\D/g, ""));
  expect(before).toBeGreaterThan(1);
  await count.press("Enter");
  const inbox = schedule.getByRole("dialog", { name: "未対応の申請" });
  const deny = inbox.getByRole("button", { name: /^却下する/ });
  await deny.first().focus();
  const denied = () =>
    inbox
      .locator("li")
      .getByText(/の申請を却下しました$/)
      .count();
  await page.keyboard.press("Enter");
  // Twice at once is one press.
  await page.keyboard.press("Enter");
  await expect.poll(denied).toBe(1);
  await page.waitForTimeout(300);
  expect(await denied()).toBe(1);
  await page.keyboard.press("Enter");
  await expect.poll(denied).toBe(2);
  await page.keyboard.press("Escape");
  await schedule.getByRole("button", { name: `未対応 ${before - 2}` }).waitFor();
  expect(errors).toEqual([]);
});
