import type { Page } from "playwright";
import { expect, test } from "vitest";
import { startSession } from "./support/session.js";

/* What a browser sends of what waits when its page goes. */

const session = startSession();

/** So many journeys in 未分類 besides what is there; gives their ids. */
async function make(page: Page, count: number): Promise<number[]> {
  await page.goto(`${session.host.url}/journeys`);
  return page.evaluate(async (count) => {
    const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? "";
    const headers = {
      Accept: "application/json",
      "Content-Type": "application/json",
      "X-CSRF-TOKEN": token,
      "X-Requested-With": "XMLHttpRequest",
    };
    const ids: number[] = [];
    for (let at = 0; at < count; at += 50) {
      const made = Array.from({ length: Math.min(50, count - at) }, async (_, each) => {
        const body = JSON.stringify({ name: `旅${at + each}`, group_id: null, journey_kpis: [] });
        const once = { ...headers, "Idempotency-Key": `made ${at + each}` };
        const answer = await fetch("/api/journeys", { method: "POST", headers: once, body });
        const { data } = (await answer.json()) as { data: { id: number } };
        return data.id;
      });
      ids.push(...(await Promise.all(made)));
    }
    return ids;
  }, count);
}

async function left(page: Page, ids: readonly number[]): Promise<number> {
  const answer = await page.request.get(`${session.host.url}/api/journeys`);
  const { data } = (await answer.json()) as { data: { id: number }[] };
  const there = new Set(data.map(({ id }) => id));
  return ids.filter((id) => there.has(id)).length;
}

test("1,200 confirmed for deletion, and the page is left within five seconds: all are deleted", {
  timeout: 120_000,
}, async () => {
  const { page, host } = session;
  const ids = await make(page, 1200);
  await page.goto(`${host.url}/journeys?group=none`);
  const list = page.locator("journey-list");
  const row = list.getByRole("row", { name: "旅0", exact: true });
  await list.getByRole("searchbox", { name: "検索" }).fill("旅");
  await row.waitFor();
  await row.locator("[data-control=name]").focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await list.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await list.getByText(/件を削除します/).waitFor();
  await page.goto(`${host.url}/embed`);
  await expect.poll(() => left(page, ids), { timeout: 20_000 }).toBe(0);
  // Nothing was left undone, so nothing is offered.
  await page.goto(`${host.url}/journeys`);
  await list.getByRole("row").first().waitFor();
  await page.waitForTimeout(3000);
  expect(await list.getByText("前回ページを離れたため").count()).toBe(0);
});
