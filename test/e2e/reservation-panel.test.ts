import { describe, expect, test } from "vitest";
import { axeViolations } from "./support/axe.js";
import type { StoredReservation } from "./support/host.js";
import { fieldOf, type InputDriver, keyboardDriver, mouseDriver } from "./support/input-drivers.js";
import { reservationPanel } from "./support/operator.js";
import { startSession } from "./support/session.js";

const session = startSession();
const table = "/salons/1/reservations";
const calls = "/api/v2/salon/1/reservations";

const ways = ["mouse", "keys"] as const;
type Way = (typeof ways)[number];

function driverOf(by: Way): InputDriver {
  return by === "mouse" ? mouseDriver(session.page) : keyboardDriver(session.page);
}

async function stored(id: number): Promise<StoredReservation> {
  return (await session.host.reservation(id)) as StoredReservation;
}

/** The day that the demonstration's reservations of today are on. */
async function openDay(day?: string): Promise<string> {
  const date = day ?? (await stored(1)).date;
  await session.page.goto(`${session.host.url}${table}?date=${date}`);
  return date;
}

/** Presses a button of the page, or of a row by its reservation. */
async function pressOnPage(by: Way, what: string | number): Promise<void> {
  const { page } = session;
  const button =
    typeof what === "number"
      ? page.locator(`[data-reservation="${what}"]`)
      : page.getByRole("button", { name: what, exact: true });
  if (by === "mouse") return button.click();
  await button.focus();
  await page.keyboard.press("Enter");
}

const rowOf = (id: number) => session.page.locator(`tr[data-row="${id}"]`);
const cellsOf = async (id: number) => (await rowOf(id).locator("td").allInnerTexts()).slice(0, 5);

/** What the page heard, by its names and in its order. */
async function heard(): Promise<string[]> {
  const lines = (await session.page.locator("#reservation-events").innerText()).split("\n");
  return lines.map((line) => line.split(" ")[0] ?? "").filter((name) => name !== "");
}

/** Whether rows stand in the order of the day. */
async function startsShown(): Promise<(string | undefined)[]> {
  return session.page
    .locator("#reservation-rows tr")
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.from));
}

/** A refused call is no error of ours, but the browser writes it down. */
const ownErrors = () => session.errors.filter((error) => !error.includes("status of 422"));

describe("an operator's day, by mouse and by keys alone", () => {
  test.each(ways)(
    "%s: a new reservation: its course sets the end, what stands there is seen",
    { tags: ["smoke"] },
    async (by) => {
      const { page, host } = session;
      const { panel, button, field, clashes, title, savedId } = reservationPanel(page);
      const driver = driverOf(by);
      const name = `佐藤 健（${by}）`;
      const day = await openDay();
      await pressOnPage(by, "予約を登録");
      await panel.getByRole("option", { name: /^カット（/ }).waitFor({ state: "attached" });
      await driver.fill("write", fieldOf(panel, "write", "お名前"), name);
      await driver.fill("time", fieldOf(panel, "time", "開始"), "10:00");
      await driver.fill("select", fieldOf(panel, "select", "コース"), "カット（45分・5,500 円）");
      await expect.poll(() => field("終了").inputValue()).toBe("10:45");
      expect(await field("日付").inputValue()).toBe(day);
      const before = (await host.requests(calls)).length;
      await driver.press(button("登録"));
      await clashes.filter({ hasText: "佐々木（店長） 10:00〜10:45" }).first().waitFor();
      expect(await savedId()).toBe(null);
      expect(await axeViolations(page)).toEqual([]);
      await driver.press(button("このまま登録"));
      await panel.getByText("予約を登録しました").waitFor();

      const id = (await savedId()) ?? 0;
      const made = { name, date: day, from: "10:00", to: "10:45", course_id: 41, salon_resource_id: 11 };
      expect(await stored(id)).toMatchObject({
        ...{ ...made, status: "approved", member_id: null, comment: "" },
        histories: [{ action: "create", actor_name: "佐藤" }],
      });
      expect((await host.requests(calls)).length - before).toBe(2);
      const shown = ["10:00〜10:45", name, "カット", "佐々木（店長）", "予約済み"];
      await expect.poll(() => cellsOf(id)).toEqual(shown);
      expect(await startsShown()).toEqual((await startsShown()).sort());
      await expect.poll(heard).toEqual(["failure", "finish"]);

      await page.reload();
      expect(await cellsOf(id)).toEqual(shown);
      await pressOnPage(by, id);
      await expect.poll(() => title.innerText()).toBe(`${name} 様`);
      await panel.getByText("10:00〜10:45", { exact: false }).first().waitFor();
      expect(ownErrors()).toEqual([]);
    },
  );

  test.each([
    ["mouse", 1, "12:00", "12:45"],
    ["keys", 6, "16:15", "16:45"],
  ] as const)("%s: reservation %i is moved to %s", { tags: ["smoke"] }, async (by, id, from, to) => {
    const { page, errors } = session;
    const { panel, button, field } = reservationPanel(page);
    const driver = driverOf(by);
    await openDay();
    const before = await stored(id);
    await pressOnPage(by, id);
    await button("編集").waitFor();
    await driver.press(button("編集"));
    await expect.poll(() => field("開始").inputValue()).toBe(before.from);
    await driver.fill("time", fieldOf(panel, "time", "開始"), from);
    await expect.poll(() => field("終了").inputValue()).toBe(to);
    await driver.press(button("保存"));
    // A save leads back to where the form was opened from.
    await button("編集").waitFor();
    await panel.getByText(`${from}〜${to}`, { exact: false }).first().waitFor();

    const after = await stored(id);
    const { histories, updated_at, ...rest } = after;
    const { histories: earlier, updated_at: version, ...unmoved } = before;
    expect(rest).toEqual({ ...unmoved, from, to });
    expect(updated_at).not.toBe(version);
    expect(histories.slice(earlier.length)).toMatchObject([{ action: "update", actor_name: "佐藤" }]);
    await expect.poll(async () => (await cellsOf(id))[0]).toBe(`${from}〜${to}`);
    expect(await startsShown()).toEqual((await startsShown()).sort());
    await page.reload();
    expect((await cellsOf(id))[0]).toBe(`${from}〜${to}`);
    await pressOnPage(by, id);
    await panel.getByText(`${from}〜${to}`, { exact: false }).first().waitFor();
    expect(errors).toEqual([]);
  });

  const [wish, leave] = [{ from: "19:00", to: "19:30" }, { comment: "急用のため" }];
  test.each([
    ["mouse", "承認する", "変更申請", 3, null, "変更申請を承認しました", { status: "approved" }],
    ["keys", "却下する", "変更申請", 8, { kind: "edit", ...wish }, "変更申請を却下しました", {}],
    ["keys", "承認する", "キャンセル申請", 4, null, "キャンセル申請を承認しました", { status: "canceled" }],
    [
      "mouse",
      "却下する",
      "キャンセル申請",
      13,
      { kind: "cancel", ...leave },
      "キャンセル申請を却下しました",
      {},
    ],
    ["mouse", "承認する", "新規申請", 7, null, "新規申請を承認しました", { status: "approved" }],
  ] as const)(
    "%s: %s for a %s (reservation %i)",
    { tags: ["smoke"] },
    async (by, press, asked, id, request, said, outcome) => {
      const { page, host, errors } = session;
      const { panel, button } = reservationPanel(page);
      if (request) await host.askForReservation({ reservation: id, ...request });
      const before = await stored(id);
      await openDay(before.date);
      expect((await cellsOf(id))[4]).toBe(`${asked}中`);
      await pressOnPage(by, id);
      await panel.getByRole("heading", { name: new RegExp(`^${asked}`) }).waitFor();
      await driverOf(by).press(button(press));
      await panel.getByText(said).waitFor();
      await button(press).waitFor({ state: "detached" });

      const after = await stored(id);
      expect(after).toMatchObject({ status: "approved", ...outcome });
      const { from, to, date, change_child, cancel_child } = after;
      if (asked === "変更申請" && press === "承認する") {
        const { date, from, to, salon_resource_id } = before.change_child as StoredReservation;
        expect(after).toMatchObject({ date, from, to, salon_resource_id, change_child: null });
      } else expect({ from, to, date }).toEqual({ from: before.from, to: before.to, date: before.date });
      if (press === "却下する") {
        expect([change_child, cancel_child].filter((child) => child !== null)).toMatchObject([
          { status: asked === "変更申請" ? "edit_denied" : "cancel_denied" },
        ]);
      }
      await expect.poll(heard).toEqual(["judge"]);
      if (date === before.date) await expect.poll(async () => (await cellsOf(id))[4]).not.toContain("申請中");
      else await rowOf(id).waitFor({ state: "detached" });

      await openDay(date);
      const status =
        outcome && "status" in outcome && outcome.status === "canceled" ? "キャンセル済み" : "予約済み";
      expect(await cellsOf(id)).toMatchObject({ 0: `${from}〜${to}`, 4: status });
      await pressOnPage(by, id);
      await button("編集").waitFor();
      expect(await button("承認する").count()).toBe(0);
      expect(errors).toEqual([]);
    },
  );

  test.each([
    ["mouse", 12, "営業時間外。裏口を開けておく"],
    ["keys", 9, "お子様と来店\n駐車場を使う"],
  ] as const)("%s: the memo of reservation %i is saved, and there after a reload", async (by, id, memo) => {
    const { page, errors } = session;
    const { panel, button } = reservationPanel(page);
    const driver = driverOf(by);
    await openDay();
    const before = await stored(id);
    await pressOnPage(by, id);
    await button("メモを保存").waitFor();
    await driver.fill("write", fieldOf(panel, "write", "メモ"), memo);
    await driver.press(button("メモを保存"));
    await panel.getByText("メモを保存しました").waitFor();
    const { histories, meta_data } = await stored(id);
    expect(meta_data).toBe(memo);
    expect(histories.slice(before.histories.length)).toMatchObject([{ action: "manager_change" }]);
    await page.reload();
    await pressOnPage(by, id);
    await expect.poll(() => fieldOf(panel, "write", "メモ").inputValue()).toBe(memo);
    expect(errors).toEqual([]);
  });
});

describe("one panel for a whole table", () => {
  test("a form that is not saved is asked about before another row is opened, and before a new one", {
    tags: ["smoke"],
  }, async () => {
    const { page } = session;
    const { panel, button, field, dialog, title } = reservationPanel(page);
    const question = dialog("保存していない変更があります");
    await openDay();
    await pressOnPage("mouse", "予約を登録");
    await field("お名前").fill("書きかけ");
    for (const other of ["予約を登録", 2] as const) {
      await pressOnPage("mouse", other);
      await question.getByRole("button", { name: "編集を続ける" }).click();
      expect(await field("お名前").inputValue()).toBe("書きかけ");
    }
    await pressOnPage("mouse", 12);
    await question.getByRole("button", { name: "破棄する" }).click();
    await button("編集").waitFor();
    await expect.poll(() => title.innerText()).toBe(`${(await stored(12)).name} 様`);
    await pressOnPage("mouse", "予約を登録");
    await expect.poll(() => field("お名前").inputValue()).toBe("");
    await button("閉じる").click();
    await title.waitFor({ state: "detached" });
    expect(await panel.getAttribute("open")).toBe(null);
    await expect.poll(heard).toEqual(["close"]);
  });

  test("a second new reservation begins empty after the first was saved", async () => {
    const { page } = session;
    const { panel, button, field, savedId } = reservationPanel(page);
    const day = await openDay("2031-01-15");
    for (const [name, from] of [
      ["一人目", "11:00"],
      ["二人目", "13:00"],
    ] as const) {
      await pressOnPage("mouse", "予約を登録");
      await expect.poll(() => field("お名前").inputValue()).toBe("");
      expect(await savedId()).toBe(null);
      await field("お名前").fill(name);
      await field("開始").fill(from);
      await fieldOf(panel, "select", "コース").selectOption({ label: "トリートメント（30分・3,300 円）" });
      await button("登録").click();
      await panel.getByText("予約を登録しました").waitFor();
    }
    await expect
      .poll(() => page.locator("#reservation-rows [data-cell=name]").allInnerTexts())
      .toEqual(["一人目", "二人目"]);
    expect(await stored((await savedId()) ?? 0)).toMatchObject({
      name: "二人目",
      date: day,
      from: "13:00",
      to: "13:30",
    });
  });
});

test("in a legacy form: what is missing keeps it from being sent, then the server gets the JSON and no call is made", {
  tags: ["smoke"],
}, async () => {
  const { page, host, errors } = session;
  const { panel, field } = reservationPanel(page);
  const before = (await host.requests(calls)).length;
  await page.goto(`${host.url}${table}/new?date=2030-05-06`);
  await field("お名前").fill("田村 恵");
  await page.locator("#taken-by").fill("佐藤");
  const send = page.locator("#reservation-form > .btn-primary");
  await send.click();
  await panel.getByText("開始時刻を入力してください。").first().waitFor();
  expect(await page.locator("#arrived").count()).toBe(0);
  await field("開始").fill("23:15");
  await fieldOf(panel, "select", "コース").selectOption({ label: "トリートメント（30分・3,300 円）" });
  await send.click();
  const arrived = page.locator("[data-field=reservation]");
  await arrived.waitFor();
  expect(JSON.parse(await arrived.innerText())).toMatchObject({
    ...{ name: "田村 恵", date: "2030-05-06", from: "23:15", to: "23:45", course_id: 43 },
    ...{ salon_resource_id: 11, status: "approved" },
  });
  await expect.poll(() => field("開始").inputValue()).toBe("23:15");
  expect((await host.requests(calls)).length).toBe(before);
  expect(errors).toEqual([]);
});
