import { describe, expect, test } from "vitest";
import { axeViolations } from "./support/axe.js";
import { addCondition, funnelEditor, pick } from "./support/operator.js";
import { startSession } from "./support/session.js";

const register = "/api/funnel/register";

const session = startSession();

const tag = { type: 60, use_group: 0, tag_ids: [101], tag_group_id: null, tag_or: 0 };

describe("on the pages of the host", () => {
  test("a board hands its conditions over, and sends nothing", async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/filters/board`);
    const filter = funnelEditor(page);
    expect(await filter.editor.getByRole("combobox", { name: "表示件数" }).count()).toBe(0);
    await pick(await addCondition(filter.all, "タグ"), "タグ", "来店済み");
    await filter.finish();
    const found = page.getByRole("log", { name: "検索した条件" });
    await found.getByText("来店").or(found.getByText('"type": 60')).waitFor();
    expect(JSON.parse(await found.innerText())).toMatchObject({ inputs: [tag] });
    expect(await session.host.requests(register)).toEqual([]);
    expect(session.errors).toEqual([]);
  });

  test("a legacy form is held back until there is a condition, and then posts it under its name", async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/filters/form`);
    const filter = funnelEditor(page);
    await page.getByLabel("配信名").fill("年末のご案内");
    const send = page.getByRole("button", { name: "送信", exact: true });
    await send.click();
    await filter.alert.getByText("条件を1つ以上追加してください。").waitFor();
    await pick(await addCondition(filter.all, "タグ"), "タグ", "来店済み");
    const sent = page.waitForRequest(
      (request) => request.method() === "POST" && request.isNavigationRequest(),
    );
    await send.click();
    const posted = new URLSearchParams((await sent).postData() ?? "");
    expect(JSON.parse(posted.get("filter") ?? "")).toMatchObject({ inputs: [tag] });
    await filter.row("1. タグ").getByText("来店済み").waitFor();
    expect(session.errors).toEqual([]);
  });

  test("in a Bootstrap 3 modal a row is edited with lists and menus, and the next row has its own filter", async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/filters/modal`);
    const modal = page.getByRole("dialog", { name: "条件を編集" });
    const filter = funnelEditor(page);
    const edit = page.getByRole("button", { name: /を編集$/ });
    await edit.nth(2).click();
    const before = await filter.value();
    const row = await addCondition(filter.all, "タグ");
    const name = await row.getAttribute("aria-label");
    await pick(row, "タグ", "来店済み");
    await filter
      .row(name ?? "")
      .getByRole("button", { name: "その他の操作" })
      .click();
    await filter.editor.getByRole("menuitem", { name: "複製" }).click();
    expect(await axeViolations(page)).toEqual([]);
    await filter.finish();
    await modal.waitFor({ state: "hidden" });
    const result = page.getByRole("log", { name: "検索した条件" });
    expect(JSON.parse(await result.innerText())).toEqual({ ...before, inputs: [...before.inputs, tag, tag] });

    await edit.nth(1).click();
    await modal.waitFor();
    expect((await filter.value()).fid).not.toBe(before.fid);
    await filter.button("キャンセル").click();
    await modal.waitFor({ state: "hidden" });
    expect(session.errors).toEqual([]);
  });

  test("of three editors one is edited, and the others keep theirs", async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/filters/several`);
    const [first, second, third] = [1, 2, 3].map((at) => funnelEditor(page, `#filter-${at}`));
    if (!first || !second || !third) throw new Error("three editors");
    const before = [await first.value(), await third.value()];
    await second.editor.scrollIntoViewIfNeeded();
    await addCondition(second.all, "個別メモ");
    await page.keyboard.type("二つ目だけ");
    expect((await second.value()).inputs.at(-1)).toEqual({ type: 20, memos: ["二つ目だけ"] });
    expect([await first.value(), await third.value()]).toEqual(before);
  });

  test("at 360 px and in the dark an open menu is in the window, and nothing scrolls sideways", async () => {
    const page = await session.reopen({ width: 360, colorScheme: "dark" });
    await page.goto(`${session.host.url}/filters/1608`);
    const filter = funnelEditor(page);
    await filter.row("2. 最終反応日").getByRole("button", { name: "その他の操作" }).click();
    const menu = filter.editor.getByRole("menu", { name: "その他の操作" });
    await menu.waitFor();
    const box = await menu.boundingBox();
    expect(box && [box.x >= 0, box.x + box.width <= 360]).toEqual([true, true]);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(session.errors).toEqual([]);
  });
});

describe("what was saved before", () => {
  test("conditions that nobody here can edit are copied and saved unchanged, key for key", async () => {
    const { page } = session;
    const original = await session.host.filter(1610);
    await page.goto(`${session.host.url}/filters/new`);
    const filter = funnelEditor(page);
    await filter.name.fill("写し");
    await filter.button("カスタム検索からコピー").click();
    await pick(filter.editor, "カスタム検索", String(original.name));
    await filter.editor.getByRole("button", { name: "置き換えずに追加する" }).waitFor();
    const copied = await filter.value();
    expect(copied).toEqual({ ...original, fid: copied.fid });
    expect(copied.fid ?? null).toBe(null);
    await filter.name.fill("写し");
    await filter.finish();
    await page.waitForURL(/\/filters\?saved=1/);
    await page.getByRole("link", { name: "写し", exact: true }).click();
    await expect.poll(async () => (await filter.value()).inputs).toEqual(original.inputs);
    const { fid } = await filter.value();
    expect(JSON.stringify((await session.host.filter(Number(fid))).inputs)).toBe(
      JSON.stringify(original.inputs),
    );
    expect(session.errors).toEqual([]);
  });

  test("a copy takes the place of everything, and can be taken back", async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/filters/new`);
    const filter = funnelEditor(page);
    await addCondition(filter.all, "個別メモ");
    await page.keyboard.type("VIP");
    const before = await filter.value();
    await filter.button("カスタム検索からコピー").click();
    const { name, inputs } = await session.host.filter(1608);
    await pick(filter.editor, "カスタム検索", String(name));
    await expect.poll(async () => (await filter.value()).inputs).toEqual(inputs);
    await filter.editor.getByRole("button", { name: "置き換えずに追加する" }).click();
    await expect
      .poll(async () => (await filter.value()).inputs)
      .toEqual([...before.inputs, ...(inputs as unknown[])]);
    await filter.button("元に戻す").click();
    await expect.poll(() => filter.value()).toEqual(before);
  });

  test("where it cannot be loaded the editor says so, and loads it when it is asked again", async () => {
    await session.host.arm({ path: "/api/funnel/data/1608", kind: "500", method: "GET", times: 3 });
    await session.page.goto(`${session.host.url}/filters/1608`);
    const filter = funnelEditor(session.page);
    await filter.editor.getByText("読み込みに失敗しました").waitFor();
    await filter.button("もう一度読み込む").click();
    await filter.row("1. 友だち情報").waitFor();
    expect(await filter.value()).toEqual(await session.host.filter(1608));
  });

  test("without its folders a filter can be saved all the same", async () => {
    const { page } = session;
    const before = await session.host.filter(1608);
    await session.host.arm({ path: "/api/funnel/groups", kind: "500", method: "GET", times: 3 });
    await page.goto(`${session.host.url}/filters/1608`);
    const filter = funnelEditor(page);
    await filter.alert.getByText("フォルダ情報の取得に失敗しました。").waitFor();
    const folder = filter.editor.getByRole("combobox", { name: "フォルダ" });
    expect(await folder.locator("option").allTextContents()).toEqual([`ID ${before.group_id}`, "未分類"]);
    await filter.finish();
    await page.waitForURL(/\/filters\?saved=1/);
    expect(await session.host.filter(1608)).toEqual(before);
  });
});
