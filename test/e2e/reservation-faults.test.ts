import type { Page } from "playwright";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { StoredReservation } from "./support/host.js";
import { fieldOf } from "./support/input-drivers.js";
import { reservationPanel } from "./support/operator.js";
import { startSession } from "./support/session.js";

/* What goes wrong on the way, two operators at once, and clocks elsewhere. Live events are not looked at here. */

const session = startSession();
const table = "/salons/1/reservations";
const calls = "/api/v2/salon/1/reservations";

async function stored(id: number): Promise<StoredReservation> {
  return (await session.host.reservation(id)) as StoredReservation;
}

/** What was done to a reservation, without what the demonstration began with. */
async function doneTo(id: number): Promise<[action: string, who: string][]> {
  const { histories } = await stored(id);
  const own = histories.filter(({ action }) => action === "update" || action === "manager_change");
  return own.map(({ action, actor_name }) => [action, actor_name]);
}

/** The form of a reservation, alone in its page. */
async function openForm(id: number, page: Page = session.page, operator = 1) {
  await page.goto(`${session.host.url}${table}/${id}?type=form&operator=${operator}`);
  const panel = reservationPanel(page);
  await expect.poll(() => panel.field("お名前").inputValue()).toBe((await stored(id)).name);
  return panel;
}

/** A page of its own, until the test is over. */
async function newPage(options: { timezoneId?: string } = {}): Promise<Page> {
  const context = await session.page
    .context()
    .browser()
    ?.newContext({ locale: "ja-JP", ...options });
  onTestFinished(() => context?.close());
  return (await context?.newPage()) as Page;
}

/** How often something was sent to the calls of the salon since `from`. */
async function sentSince(from: number, method: string): Promise<number> {
  return (await session.host.requests(calls)).slice(from).filter((each) => each.method === method).length;
}

describe("what goes wrong on the way", () => {
  const kinds = ["500", "drop", "drop-after", "html", "401", "403", "409"];
  test.each(kinds)(
    "%s: what was typed stays, and a second press saves it once",
    { tags: ["smoke"] },
    async (kind) => {
      const { host } = session;
      const id = [8, 9, 10, 12, 13, 15, 16][kinds.indexOf(kind)] ?? 0;
      // A second try of this test finds what the first has left.
      const { length } = await doneTo(id);
      const wish = `窓側の席を${length + 1}つ`;
      const { button, field, alert, panel, isDirty } = await openForm(id);
      await field("コメント").fill(wish);
      // Browsers send again by themselves what broke off, on each connection that they have.
      const times = kind.startsWith("drop") ? 20 : 1;
      await host.arm({ path: calls, method: "PUT", kind, times });
      await button("保存").click();
      await alert.filter({ hasText: "予約を保存できませんでした" }).waitFor();
      expect(await field("コメント").inputValue()).toBe(wish);
      expect(await isDirty()).toBe(true);
      await host.disarm();
      await button("保存").click();
      await panel.getByText("予約を保存しました").waitFor();
      expect((await stored(id)).comment).toBe(wish);
      expect((await doneTo(id)).slice(length)).toEqual([["update", "佐藤"]]);
    },
  );

  test("no answer in time is said, what was typed stays, and the next press saves it once", async () => {
    const { host, page } = session;
    const { button, field, alert, panel } = await openForm(17);
    await page.evaluate(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 30);
    });
    await field("コメント").fill("遅い回線から");
    await host.arm({ path: calls, method: "PUT", kind: "hang" });
    await button("保存").click();
    await alert.filter({ hasText: "時間内に応答がありませんでした" }).waitFor();
    expect(await field("コメント").inputValue()).toBe("遅い回線から");
    await host.disarm();
    await button("保存").click();
    await panel.getByText("予約を保存しました").waitFor();
    expect(await doneTo(17)).toEqual([["update", "佐藤"]]);
  });

  test("an answer to a new reservation that was lost makes no second one", async () => {
    const { host, page } = session;
    const { button, field, alert, panel, savedId } = reservationPanel(page);
    await page.goto(`${host.url}${table}?date=2031-02-03`);
    await page.getByRole("button", { name: "予約を登録", exact: true }).click();
    await field("お名前").fill("一度だけ");
    await field("開始").fill("11:00");
    await field("終了").fill("11:45");
    await host.arm({ path: calls, method: "POST", kind: "drop-after", times: 20 });
    await button("登録").click();
    await alert.filter({ hasText: "予約を登録できませんでした" }).waitFor();
    await host.disarm();
    await button("登録").click();
    await panel.getByText("予約を登録しました").waitFor();
    await page.reload();
    expect(await page.locator("#reservation-rows [data-cell=name]").allInnerTexts()).toEqual(["一度だけ"]);
    expect(await savedId()).toBe(null);
  });

  test.each([
    ["one that is there", "PUT", "保存"],
    ["a new one", "POST", "登録"],
  ])("a double press saves %s once", async (_, method, label) => {
    const { host, page } = session;
    const { button, field, panel } = reservationPanel(page);
    if (method === "PUT") await openForm(18);
    else {
      await page.goto(`${host.url}${table}?date=2031-02-05`);
      await page.getByRole("button", { name: "予約を登録", exact: true }).click();
      await field("開始").fill("11:00");
      await field("終了").fill("11:45");
    }
    await field("お名前").fill("二度押し");
    const before = (await host.requests(calls)).length;
    await host.arm({ path: calls, method, kind: "slow", delay: 500 });
    await button(label).dblclick();
    await panel.getByText(method === "PUT" ? "予約を保存しました" : "予約を登録しました").waitFor();
    expect(await sentSince(before, method)).toBe(1);
    if (method === "PUT") expect(await doneTo(18)).toEqual([["update", "佐藤"]]);
    else await expect.poll(() => page.locator("#reservation-rows tr").count()).toBe(1);
  });

  test("a judgement and a memo that fail are said, and done by the next press", async () => {
    const { host, page } = session;
    const { button, alert, panel } = reservationPanel(page);
    await page.goto(`${host.url}${table}/19`);
    await fieldOf(panel, "write", "メモ").fill("二人で来店");
    for (const [name, failed, said] of [
      ["メモを保存", "メモを変更できませんでした", "メモを保存しました"],
      ["承認する", "申請を処理できませんでした", "新規申請を承認しました"],
    ] as const) {
      await host.arm({ path: calls, method: "PATCH", kind: "500" });
      await button(name).click();
      await alert.filter({ hasText: failed }).waitFor();
      await button(name).click();
      await panel.getByText(said).waitFor();
    }
    expect(await stored(19)).toMatchObject({ status: "approved", meta_data: "二人で来店" });
  });

  test("an expired page is loaded again and offers the work", { tags: ["smoke"] }, async () => {
    const { host, page } = session;
    const { button, field, panel } = await openForm(20);
    await field("コメント").fill("下書きのまま");
    await host.arm({ path: calls, method: "PUT", kind: "419" });
    await Promise.all([page.waitForEvent("load"), button("保存").click()]);
    await button("復元する").click();
    await expect.poll(() => field("コメント").inputValue()).toBe("下書きのまま");
    expect(await doneTo(20)).toEqual([]);
    await button("保存").click();
    await panel.getByText("予約を保存しました").waitFor();
    expect((await stored(20)).comment).toBe("下書きのまま");
    await page.reload();
    await expect.poll(() => field("コメント").inputValue()).toBe("下書きのまま");
  });
});

describe("two operators at one reservation, without a push server", () => {
  beforeEach(() => session.host.realtime("silence"));
  afterEach(() => session.host.realtime("speak"));

  test("different fields: the second save is stale, has both, and the next one is taken", async () => {
    const [mine, theirs] = [await openForm(1), await openForm(1, await newPage(), 2)];
    await mine.field("コメント").fill("私のコメント");
    await theirs.field("連絡先").fill("080-1111-2222");
    await theirs.button("保存").click();
    await theirs.panel.getByText("予約を保存しました").waitFor();
    await mine.button("保存").click();
    await mine.alert.filter({ hasText: "ほかの人がこの予約を変更しました" }).waitFor();
    expect(await mine.field("コメント").inputValue()).toBe("私のコメント");
    await expect.poll(() => mine.field("連絡先").inputValue()).toBe("080-1111-2222");
    expect((await stored(1)).comment).toBe("");
    await mine.button("保存").click();
    await mine.panel.getByText("予約を保存しました").waitFor();
    expect(await stored(1)).toMatchObject({ comment: "私のコメント", contact_address: "080-1111-2222" });
    expect(await doneTo(1)).toEqual([
      ["update", "高橋"],
      ["update", "佐藤"],
    ]);
  });

  test.each([
    ["あなたの入力", 2, "私のコメント"],
    ["ほかの人の変更", 6, "相手のコメント"],
  ])("the same field: %s stays, once that was chosen", async (chosen, id, comment) => {
    const [mine, theirs] = [await openForm(id), await openForm(id, await newPage(), 2)];
    await mine.field("コメント").fill("私のコメント");
    await mine.field("連絡先").fill("090-3333-4444");
    await theirs.field("コメント").fill("相手のコメント");
    await theirs.button("保存").click();
    await theirs.panel.getByText("予約を保存しました").waitFor();
    await mine.button("保存").click();
    await mine.conflict("コメント").waitFor();
    await mine.button("保存").click();
    await mine.alert.filter({ hasText: "コメント：残す値を選択してください。" }).waitFor();
    expect(await stored(id)).toMatchObject({ comment: "相手のコメント" });
    await mine.conflict("コメント").getByRole("radio", { name: chosen }).click();
    await expect.poll(() => mine.field("コメント").inputValue()).toBe(comment);
    await mine.panel.getByText("予約を保存しました").waitFor();
    expect(await stored(id)).toMatchObject({ comment, contact_address: "090-3333-4444" });
  });

  test("a request that the other has judged shows what came of it", async () => {
    const other = await newPage();
    const pages = [session.page, other];
    for (const [at, page] of pages.entries())
      await page.goto(`${session.host.url}${table}/3?operator=${at + 1}`);
    const [mine, theirs] = [reservationPanel(session.page), reservationPanel(other)];
    await mine.button("却下する").waitFor();
    await theirs.button("承認する").click();
    await theirs.panel.getByText("変更申請を承認しました").waitFor();
    await mine.button("却下する").click();
    await mine.panel.getByText("この申請はすでに処理されています").waitFor();
    await mine.button("却下する").waitFor({ state: "detached" });
    const { from, to, status } = await stored(3);
    await mine.panel.getByText(`${from}〜${to}`).first().waitFor();
    expect({ from, to, status }).toEqual({ from: "15:00", to: "16:00", status: "approved" });
  });
});

describe("in another time zone", () => {
  test("New York: what is shown and stored is the clock of Tokyo, also at a time that New York skips", async () => {
    const page = await newPage({ timezoneId: "America/New_York" });
    const { panel, button, field } = reservationPanel(page);
    const { date, from, to, histories } = await stored(14);
    await page.goto(`${session.host.url}${table}/14`);
    await panel
      .getByText(new RegExp(`^${shortDay(date)}\\(.\\) ${from}〜${to}$`))
      .first()
      .waitFor();
    // What Japan's clocks showed when it was made.
    const made = new Date(Date.parse(histories[0]?.at ?? "") + 9 * 3_600_000).toISOString();
    const moment = shortDay(made).replace("月", "/").replace("日", "");
    await panel
      .getByText(`${moment} ${made.slice(11, 16)}`)
      .first()
      .waitFor();

    await button("編集").click();
    await expect.poll(() => field("開始").inputValue()).toBe(from);
    expect(await field("日付").inputValue()).toBe(date);
    await field("日付").fill("2031-03-09");
    await field("開始").fill("02:30");
    await expect.poll(() => field("終了").inputValue()).toBe("03:30");
    await button("保存").click();
    await button("このまま登録").click();
    // The form names the moment too, before it is saved.
    await panel.getByText("予約を保存しました").waitFor();
    await panel.getByText("3月9日(日) 2:30〜3:30").first().waitFor();
    expect(await stored(14)).toMatchObject({ date: "2031-03-09", from: "02:30", to: "03:30" });

    await page.goto(`${session.host.url}${table}?date=2031-03-09`);
    await page.locator("[data-reservation='14']").click();
    await panel.getByText("3月9日(日) 2:30〜3:30").first().waitFor();
    await button("編集").click();
    await expect.poll(() => field("開始").inputValue()).toBe("02:30");
  });
});

/** `11月5日` */
function shortDay(day: string): string {
  return `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;
}
