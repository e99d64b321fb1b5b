import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { conditionDrivers } from "./support/condition-drivers.js";
import { fieldOf, keyboardDriver, shownIn } from "./support/input-drivers.js";
import { addCondition, funnelEditor, pick } from "./support/operator.js";
import { startSession } from "./support/session.js";

const session = startSession();

const orPanelName = "いずれか1つ以上を満たす(or)";
const tag = { type: 60, use_group: 0, tag_ids: [101], tag_group_id: null, tag_or: 0 };

async function openPage(path: string): Promise<ReturnType<typeof funnelEditor>> {
  await session.page.goto(session.host.url + path);
  return funnelEditor(session.page);
}

/** Finishes, is led to the list of filters, and opens the one with this name there; gives its id. */
async function saveAndReopen(page: Page, name: string): Promise<number> {
  await funnelEditor(page).finish();
  await page.waitForURL(/\/filters\?saved=1/);
  await page.getByRole("link", { name, exact: true }).click();
  await funnelEditor(page).button("検索").waitFor();
  return Number(/\/filters\/(\d+)/.exec(page.url())?.[1]);
}

describe("an operator saves a filter", () => {
  test("every kind and an or-panel are filled, saved, there again as they were, and changed in place", {
    timeout: 180_000,
  }, async () => {
    const { page, host, errors } = session;
    const filter = await openPage("/filters/new");
    await filter.name.fill("すべての種類");
    const offered = await filter.all.getByRole("button", { name: /を追加$/ }).evaluateAll((buttons) => {
      return buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent);
    });
    expect(conditionDrivers.map(({ label }) => `${label}を追加`)).toEqual(offered);
    for (const { label, fill, filled } of conditionDrivers) {
      await fill(await addCondition(filter.all, label));
      expect((await filter.value()).inputs.at(-1), label).toEqual(filled);
    }
    await filter.button(`${orPanelName}を追加`).click();
    await pick(await addCondition(filter.any, "シナリオ"), "シナリオ", "はじめてのお客様フォロー");
    await addCondition(filter.any, "名前");
    await page.keyboard.type("田中");
    const before = await filter.value();
    expect(before.inputs.at(-1)).toEqual({
      type: 120,
      effects: [
        { type: 41, group_id: 501, match: 0, date: 0 },
        { type: 11, names: ["田中"], use_name: 1, use_short_name: 1, use_nickname: 1 },
      ],
    });

    const fid = await saveAndReopen(page, "すべての種類");
    const reopened = await filter.value();
    expect(JSON.stringify(reopened.inputs)).toBe(JSON.stringify(before.inputs));
    expect(reopened).toEqual({ ...before, fid });
    expect(await host.filter(fid)).toEqual(reopened);

    await filter.name.fill("直した条件");
    await filter.row("2. 個別メモ").getByRole("textbox").fill("VIP");
    expect(await saveAndReopen(page, "直した条件")).toBe(fid);
    const changed = await host.filter(fid);
    expect(changed).toMatchObject({ name: "直した条件" });
    expect(changed.inputs).toEqual(before.inputs.with(1, { type: 20, memos: ["VIP"] }));
    expect(errors).toEqual([]);
  });

  test("by keys alone, from empty to saved and loaded again", { tags: ["smoke"] }, async () => {
    const { page, host, errors } = session;
    const { keyboard: keys } = page;
    const { fill, press } = keyboardDriver(page);
    const filter = await openPage("/filters/new");
    await filter.name.waitFor();
    await fill("write", filter.name, "キーだけの条件");
    const add = async (label: string) => {
      await press(filter.all.getByRole("button", { name: `${label}を追加`, exact: true }));
      const row = filter.all.getByRole("group", { name: new RegExp(`^\\d+\\. ${label}$`) });
      await row.locator(".cond-fields :focus").waitFor();
      return row;
    };
    await add("名前");
    await keys.type("田中 佐藤");
    const tags = await add("タグ");
    await fill("pick", fieldOf(tags, "pick", "タグ"), ["来店済み", "VIP"]);
    await fill("select", fieldOf(tags, "select", "タグの条件"), "をどれも含まない");
    const before = await filter.value();
    expect(before.inputs).toEqual([
      { type: 11, names: ["田中", "佐藤"], use_name: 1, use_short_name: 1, use_nickname: 1 },
      { type: 60, use_group: 0, tag_ids: [101, 103], tag_group_id: null, tag_or: 2 },
    ]);

    await press(filter.button("検索"));
    await page.waitForURL(/\/filters\?saved=1/);
    await press(page.getByRole("link", { name: "キーだけの条件", exact: true }));
    await page.waitForURL(/\/filters\/\d+$/);
    const fid = Number(/\d+$/.exec(page.url())?.[0]);
    expect(await host.filter(fid)).toEqual({ ...before, fid });

    await page.reload();
    await expect.poll(() => filter.value()).toEqual({ ...before, fid });
    const shown = fieldOf(filter.row("2. タグ"), "pick", "タグ");
    await expect.poll(() => shownIn("pick", shown)).toEqual(["来店済み", "VIP"]);
    expect(await filter.row("1. 名前").getByRole("textbox").inputValue()).toBe("田中 佐藤");
    expect(errors).toEqual([]);
  });

  test("what the server refuses is said, nothing is lost, and the next press saves it once", {
    tags: ["smoke"],
  }, async () => {
    const { page, host } = session;
    const calls = "/api/funnel/register";
    const saves = async () => (await host.requests(calls)).map(({ body }) => body);
    const filter = await openPage("/filters/new");
    await pick(await addCondition(filter.all, "タグ"), "タグ", "来店済み");
    const refused = async (said: string) => {
      const before = await filter.value();
      await filter.finish();
      await filter.alert.getByText("登録に失敗しました").waitFor();
      await filter.alert.getByText(said).waitFor();
      expect(await filter.value()).toEqual(before);
      await filter.row("1. タグ").getByText("来店済み").waitFor();
    };
    // Only the server knows how long a name may be.
    await filter.name.fill("断".repeat(101));
    await refused("条件名は100文字以内で入力してください。");
    await filter.name.fill("断られた条件");
    await host.arm({ path: calls, method: "POST", kind: "500" });
    const already = (await saves()).length;
    await refused("Server Error");
    const before = await filter.value();
    expect(before).toMatchObject({ name: "断られた条件", inputs: [tag] });
    const fid = await saveAndReopen(page, "断られた条件");
    await expect.poll(() => filter.value()).toEqual({ ...before, fid });
    expect(await host.filter(fid)).toEqual({ ...before, fid });
    const sent = (await saves()).slice(already);
    expect(sent).toEqual(Array(2).fill(sent[0]));
    await page.goto(`${host.url}/filters`);
    expect(await page.getByRole("link", { name: "断られた条件", exact: true }).count()).toBe(1);
  });

  test("what is copied in one tab is pasted in another and saved", async () => {
    const { host, page, errors } = session;
    const from = await openPage("/filters/new");
    await from.button(`${orPanelName}を追加`).click();
    await addCondition(from.any, "名前");
    await page.keyboard.type("田中");
    const { inputs } = await from.value();
    expect(inputs).toMatchObject([{ type: 120, effects: [{ names: ["田中"] }] }]);
    await from.any.getByRole("button", { name: "その他の操作" }).first().focus();
    await page.keyboard.press("Control+c");
    await from.editor.getByText(`「1. ${orPanelName}」をコピーしました`).waitFor();

    const tab = await session.openTab();
    await tab.goto(`${host.url}/filters/new`);
    const to = funnelEditor(tab);
    await to.name.fill("別のタブから");
    const row = await addCondition(to.all, "個別メモ");
    await tab.keyboard.type("VIP");
    await row.getByRole("button", { name: "その他の操作" }).focus();
    await tab.keyboard.press("Control+v");
    await to.any.waitFor();
    const pasted = [{ type: 20, memos: ["VIP"] }, ...inputs];
    expect((await to.value()).inputs).toEqual(pasted);
    const fid = await saveAndReopen(tab, "別のタブから");
    expect((await host.filter(fid)).inputs).toEqual(pasted);
    expect(errors).toEqual([]);
  });

  test("the host's figures follow an edit, and a friend is looked up in the conditions", async () => {
    const { page, errors } = session;
    const estimates = "/api/audience/estimate";
    const answered = page.waitForResponse((answer) => answer.url().endsWith(estimates));
    const filter = await openPage("/filters/new");
    const audience = filter.editor.getByRole("complementary", { name: "対象者" });
    const { total: everybody } = await (await answered).json();
    const figure = (count: number) =>
      audience.locator("b").getByText(count.toLocaleString("en"), { exact: true });
    await figure(everybody).waitFor();

    const narrowed = page.waitForResponse(
      (answer) => answer.url().endsWith(estimates) && answer.request().postDataJSON().inputs.length === 1,
    );
    const row = await addCondition(filter.all, "タグ");
    await row.getByText("未入力のため除外").waitFor();
    await pick(row, "タグ", "来店済み");
    const { total } = await (await narrowed).json();
    expect(total).toBeLessThan(everybody);
    await figure(total).waitFor();
    await row.getByText(`残り ${total.toLocaleString("en")}人`).waitFor();

    await addCondition(filter.all, "個別メモ");
    await page.keyboard.type("どこにもないメモ");
    await filter.editor.getByRole("textbox", { name: "友だちID" }).fill("1");
    await filter.button("この友だちで確認").click();
    await filter.editor.getByText("この友だちは条件を満たしません").waitFor();
    await filter.row("2. 個別メモ").getByText("満たさない").waitFor();
    expect(errors).toEqual([]);
  });

  test("conditions that nobody here can edit are copied and saved unchanged, key for key", {
    tags: ["smoke"],
  }, async () => {
    const { page, host, errors } = session;
    const original = await host.filter(1610);
    const filter = await openPage("/filters/new");
    await filter.button("カスタム検索からコピー").click();
    // Of a long list only what is near is drawn.
    await filter.editor.locator("[popover] [role=option]").first().waitFor();
    await page.keyboard.insertText("削除された");
    await filter.editor
      .locator("[popover] [role=option]")
      .filter({ hasText: String(original.name) })
      .first()
      .click();
    await filter.editor.getByRole("button", { name: "置き換えずに追加する" }).waitFor();
    const copied = await filter.value();
    expect(copied).toEqual({ ...original, name: `${original.name}のコピー`, fid: copied.fid });
    expect(copied.fid ?? null).toBe(null);
    await filter.name.fill("写し");
    const fid = await saveAndReopen(page, "写し");
    await expect.poll(async () => (await filter.value()).inputs).toEqual(original.inputs);
    expect(JSON.stringify((await host.filter(fid)).inputs)).toBe(JSON.stringify(original.inputs));
    expect(errors).toEqual([]);
  });

  test("without its folders a filter can be saved all the same", { tags: ["smoke"] }, async () => {
    const { page, host } = session;
    const before = await host.filter(1608);
    await host.arm({ path: "/api/funnel/groups", kind: "500", method: "GET", times: 3 });
    const filter = await openPage("/filters/1608");
    await filter.alert.getByText("フォルダ情報の取得に失敗しました。").waitFor();
    const folder = filter.editor.getByRole("combobox", { name: "フォルダ" });
    expect(await folder.locator("option").allTextContents()).toEqual([`ID ${before.group_id}`, "未分類"]);
    await filter.finish();
    await page.waitForURL(/\/filters\?saved=1/);
    expect(await host.filter(1608)).toEqual(before);
  });
});

describe("on the pages of the host", () => {
  test("a board hands its conditions over, and sends nothing", { tags: ["smoke"] }, async () => {
    const { page, host, errors } = session;
    const saves = async () => (await host.requests("/api/funnel/register")).length;
    const before = await saves();
    const filter = await openPage("/filters/board");
    expect(await filter.editor.getByRole("combobox", { name: "表示件数" }).count()).toBe(0);
    await pick(await addCondition(filter.all, "タグ"), "タグ", "来店済み");
    await filter.finish();
    const found = page.getByRole("log", { name: "検索した条件" });
    await found.getByText('"type": 60').waitFor();
    expect(JSON.parse(await found.innerText())).toMatchObject({ inputs: [tag] });
    expect(await saves()).toBe(before);
    expect(errors).toEqual([]);
  });

  test("a legacy form is held back until there is a condition, and then posts it under its name", {
    tags: ["smoke"],
  }, async () => {
    const { page, errors } = session;
    const filter = await openPage("/filters/form");
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
    expect(errors).toEqual([]);
  });

  test("in a Bootstrap 3 modal a row is edited with lists and menus, and the next row has its own filter", {
    tags: ["smoke"],
  }, async () => {
    const { page, errors } = session;
    const filter = await openPage("/filters/modal");
    const modal = page.getByRole("dialog", { name: "条件を編集" });
    const edit = page.getByRole("button", { name: /を編集$/ });
    await edit.nth(2).click();
    const before = await filter.value();
    const row = await addCondition(filter.all, "タグ");
    await pick(row, "タグ", "来店済み");
    const number = await row.getAttribute("aria-label");
    const added = filter.row(number ?? "");
    await added.getByRole("button", { name: "その他の操作" }).click();
    await filter.editor.getByRole("menuitem", { name: "複製" }).click();
    await filter.finish();
    await modal.waitFor({ state: "hidden" });
    const result = page.getByRole("log", { name: "検索した条件" });
    expect(JSON.parse(await result.innerText())).toEqual({ ...before, inputs: [...before.inputs, tag, tag] });

    await edit.nth(1).click();
    await modal.waitFor();
    expect((await filter.value()).fid).not.toBe(before.fid);
    await filter.button("キャンセル").click();
    await modal.waitFor({ state: "hidden" });
    expect(errors).toEqual([]);
  });
});
