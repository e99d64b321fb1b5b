import type { Browser, Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type HostProcess, startHostProcess } from "./support/host.js";
import { openBrowser, openPage, type WatchedPage } from "./support/operator.js";

let host: HostProcess;
let browser: Browser;
let watched: WatchedPage;
beforeAll(async () => {
  [host, browser] = await Promise.all([startHostProcess(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await host.remove();
});
beforeEach(async () => {
  watched = await openPage(browser);
});
afterEach(async () => {
  await watched.page.context().close();
  expect(watched.errors).toEqual([]);
  expect(await host.cspReports()).toEqual([]);
});

/** One picker by the names an operator hears or reads. */
function picker(page: Page, selector: string) {
  const element: Locator = page.locator(selector);
  return {
    element,
    open: () => element.getByRole("combobox").first().click(),
    option: (name: string) => element.getByRole("option", { name }),
    search: element.getByRole("searchbox", { name: "検索" }),
    button: (name: string) => element.getByRole("button", { name, exact: true }),
    value: () => element.evaluate((each) => (each as HTMLElement & { value: unknown }).value),
  };
}

test("a form is held back until its required pickers are chosen, and posts one field per id", async () => {
  const { page } = watched;
  await page.goto(`${host.url}/pickers/form`);
  const scenario = picker(page, 'item-picker[name="scenario_id"]');
  const tags = picker(page, 'item-picker[name="tag_ids[]"]');
  await page.getByRole("button", { name: "送信", exact: true }).click();
  await scenario.open();
  await scenario.option("定期便のご案内").click();
  await tags.open();
  await tags.search.fill("VIP");
  await tags.option("VIP").first().click();
  await tags.search.fill("りぴーたー");
  await tags.option("リピーター").click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "送信", exact: true }).click();
  await page.getByRole("heading", { name: "サーバーに届いた内容" }).waitFor();
  const arrived = await page
    .locator("pre[data-field]")
    .evaluateAll((fields) => fields.map((field) => [field.getAttribute("data-field"), field.textContent]));
  expect(arrived.filter(([name]) => name !== "_token")).toEqual([
    ["scenario_id", "502"],
    ["tag_ids[]", "103"],
    ["tag_ids[]", "102"],
  ]);
  await expect.poll(tags.value).toEqual([103, 102]);
  const sent = (await host.requests("/pickers/form")).filter(({ method }) => method === "POST");
  expect(sent).toHaveLength(1);
});

test("a new tag is added, chosen, and there after a reload", async () => {
  const { page } = watched;
  await page.goto(`${host.url}/pickers/rules`);
  const tags = picker(page, "#allow-new");
  await tags.open();
  await tags.search.fill("浴衣の着付けに興味");
  await tags.button("追加").click();
  await expect.poll(tags.value).toEqual([101, expect.any(Number)]);
  expect(await host.requests("/api/v_resource/tag")).toContainEqual(
    expect.objectContaining({ method: "POST", status: 201 }),
  );
  await page.reload();
  await tags.open();
  await tags.search.fill("浴衣");
  await tags.option("浴衣の着付けに興味").waitFor();
});

test("a template is previewed as its sender, and a test of it is sent, in windows of their own", async () => {
  const { page } = watched;
  await page.goto(`${host.url}/pickers/rules`);
  const templates = picker(page, "#generations");

  const preview = page.waitForEvent("popup");
  await templates.button("プレビュー").click();
  await (await preview).getByText("送信者：店長の佐々木").waitFor();
  expect(new URL((await preview).url()).pathname).toBe("/line/message/egg/popup/401/2");

  const opening = page.waitForEvent("popup");
  await templates.button("テスト送信").click();
  const popup = await opening;
  await popup.getByLabel("確認用の端末").check();
  await popup.getByRole("button", { name: "テスト送信" }).click();
  await popup.getByText("1人にテスト送信しました").waitFor();
});
