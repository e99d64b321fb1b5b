import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { messageTimeline } from "./support/operator.js";
import { startSession } from "./support/session.js";

/* Each gesture that touches many records, down to what the host has stored afterwards: the last one of them too. */

const session = startSession();

interface StoredJourney {
  readonly id: number;
  readonly name: string;
  readonly group_id: number | null;
  readonly order: number;
}

/** The host's journeys of a group, in their order. */
async function storedJourneys(group: number): Promise<readonly StoredJourney[]> {
  const answer = await session.page.request.get(`${session.host.url}/api/journeys`);
  const { data } = (await answer.json()) as { data: StoredJourney[] };
  return data.filter(({ group_id }) => group_id === group).sort((a, b) => a.order - b.order);
}
const idsOf = async (group: number) => (await storedJourneys(group)).map(({ id }) => id);

/** A group with `count` new journeys, as another page of the console makes them; shown, and all selected. */
async function openSelected(page: Page, count: number) {
  await page.goto(`${session.host.url}/journeys`);
  const group = await page.evaluate(async (count) => {
    const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? "";
    const make = async (path: string, record: object) => {
      const headers = {
        Accept: "application/json",
        "Content-Type": "application/json",
        "X-CSRF-TOKEN": token,
        "Idempotency-Key": crypto.randomUUID(),
      };
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(record) });
      return ((await answer.json()) as { data: { id: number } }).data.id;
    };
    const group_id = await make("/api/journey_groups", { name: `${count}件の旅` });
    for (let at = 1; at <= count; at += 1)
      await make("/api/journeys", { name: `旅${at}`, group_id, journey_kpis: [] });
    return group_id;
  }, count);
  await page.goto(`${session.host.url}/journeys?group=${group}`);
  const list = page.locator("journey-list");
  await list.getByRole("row", { name: "旅1", exact: true }).locator("[data-control=name]").focus();
  await page.keyboard.press("Control+a");
  await list.getByText(`${count}件を選択中`).first().waitFor();
  return { group, list, bar: list.getByRole("group", { name: "選択中のジャーニー" }) };
}

describe("messages", () => {
  test("all that match are confirmed, over several pages and down to the oldest", {
    tags: ["smoke"],
  }, async () => {
    const { page, host } = session;
    await Promise.all(Array.from({ length: 120 }, () => host.write(14, "まとめて確認する用件です。")));
    await page.goto(`${host.url}/line/timeline?mode=uncheck`);
    const timeline = messageTimeline(page);
    await timeline.messages.first().waitFor();
    const all = (await host.unconfirmed()).length;
    expect(all).toBeGreaterThanOrEqual(120);
    await timeline.button("条件に合うすべてを確認").click();
    const dialog = timeline.dialog(`${all}件のメッセージを確認済みにしますか？`);
    await dialog.getByRole("button", { name: "確認済みにする" }).click();
    await timeline.timeline.getByText(`${all}件のメッセージを確認済みにしました`).waitFor();
    expect(await host.unconfirmed()).toEqual([]);
  });
});

describe("journeys", () => {
  test("several are deleted, and restored while that waits", { tags: ["smoke"] }, async () => {
    const { page, host } = session;
    const { group, list, bar } = await openSelected(page, 4);
    const before = await storedJourneys(group);
    const remove = async () => {
      await bar.getByRole("button", { name: "削除" }).click();
      await list.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
      await list.getByText("4件を削除します").first().waitFor();
    };
    await remove();
    await list.getByRole("button", { name: "元に戻す" }).click();
    await list.getByRole("row", { name: "旅4", exact: true }).waitFor();
    await page.reload();
    await list.getByRole("row", { name: "旅4", exact: true }).waitFor();
    expect(await storedJourneys(group)).toEqual(before);

    await list.getByRole("row", { name: "旅1", exact: true }).locator("[data-control=name]").focus();
    await page.keyboard.press("Control+a");
    await remove();
    await page.goto(`${host.url}/embed`);
    await expect.poll(() => idsOf(group), { timeout: 20_000 }).toEqual([]);
  });

  test("several are moved to another group, behind what is there and in their order", {
    tags: ["smoke"],
  }, async () => {
    const { page } = session;
    const { group, list, bar } = await openSelected(page, 4);
    const [moved, there] = [await idsOf(group), await idsOf(82)];
    await bar.getByRole("button", { name: "移動" }).click();
    const dialog = list.getByRole("dialog", { name: "グループへ移動" });
    await dialog.getByRole("radio", { name: "リピート促進" }).check();
    await dialog.getByRole("button", { name: "移動する" }).click();
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => idsOf(82)).toEqual([...there, ...moved]);
    expect(await idsOf(group)).toEqual([]);
  });

  test("several are carried to the end together, and every other one moves up", {
    tags: ["smoke"],
  }, async () => {
    const { page } = session;
    const { group, list } = await openSelected(page, 5);
    const ids = await idsOf(group);
    const handle = (name: string) =>
      list.getByRole("row", { name, exact: true }).getByRole("button", { name: "並べ替え" });
    await page.keyboard.press("Escape");
    await handle("旅1").focus();
    for (const key of ["Space", "End", "Space"]) await page.keyboard.press(key);
    const [first, ...others] = ids;
    await expect.poll(() => idsOf(group)).toEqual([...others, first]);
  });
});

describe("shifts", () => {
  test("a week is copied to the next one, each shift of it", { tags: ["smoke"] }, async () => {
    const { page, host } = session;
    const schedule = page.locator("reservation-schedule");
    /** The shifts from 12:00 of a week, by their days. */
    const storedDays = async (from: string, to: string) => {
      const answer = await page.request.get(`${host.url}/api/salon/1/time_shifts?from=${from}&to=${to}`);
      const { data } = (await answer.json()) as { data: { _date: string; from: string; to: string }[] };
      return data.flatMap((each) => (each.from === "12:00" ? [`${each._date} ${each.to}`] : [])).sort();
    };
    // By then nobody works in the room but who is added here.
    await page.goto(`${host.url}/salons/1/schedule?page=PAGE_TIME_SHIFT_WEEKLY&date=2032-01-19`);
    const add = schedule.locator('td[data-date="2032-01-20"]').last().getByRole("button");
    await add.focus();
    for (const key of ["Shift+ArrowRight", "Shift+ArrowRight", "Enter"]) await page.keyboard.press(key);
    const form = schedule.getByRole("dialog", { name: "3日分のシフトの追加" });
    await form.getByLabel("開始").fill("12:00");
    await form.getByLabel("終了").fill("18:00");
    await form.getByRole("button", { name: "保存", exact: true }).press("Enter");
    await form.waitFor({ state: "detached" });
    await expect
      .poll(() => storedDays("2032-01-19", "2032-01-25"))
      .toEqual(["2032-01-20 18:00", "2032-01-21 18:00", "2032-01-22 18:00"]);
    await schedule.getByRole("button", { name: "次の週へ写す" }).click();
    const dialog = schedule.getByRole("dialog", { name: "前の週と同じにする" });
    await dialog.getByRole("button", { name: /^\d+件を作成する$/ }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await storedDays("2032-01-26", "2032-02-01")).toEqual([
      "2032-01-27 18:00",
      "2032-01-28 18:00",
      "2032-01-29 18:00",
    ]);
  });
});
