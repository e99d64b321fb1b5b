import { describe, expect, test } from "vitest";
import { conditionHands } from "./support/condition-hands.js";
import { addCondition, funnelEditor, pick } from "./support/operator.js";
import { startSession } from "./support/session.js";

const register = "/api/funnel/register";

const session = startSession();

/** A new filter with a name and one memo. */
async function writeMemo(name: string): Promise<ReturnType<typeof funnelEditor>> {
  const { page } = session;
  await page.goto(`${session.host.url}/filters/new`);
  const filter = funnelEditor(page);
  await filter.name.fill(name);
  await addCondition(filter.all, "個別メモ");
  await page.keyboard.type("VIP 銀座");
  return filter;
}

const memo = { type: 20, memos: ["VIP", "銀座"] };

/** Finishes, is led to the list of filters, opens the new one there, and gives its id. */
async function saveAndReopen(name: string): Promise<number> {
  const { page } = session;
  const filter = funnelEditor(page);
  await filter.finish();
  await page.waitForURL(/\/filters\?saved=1/);
  await page.getByRole("link", { name, exact: true }).click();
  await filter.row(`1. ${await firstLabel()}`).waitFor();
  return Number(/\/filters\/(\d+)/.exec(page.url())?.[1]);
}

/** What the first condition of the reopened filter is called. */
async function firstLabel(): Promise<string> {
  const first = funnelEditor(session.page).editor.getByRole("group", { name: /^1\. / }).first();
  return ((await first.getAttribute("aria-label")) ?? "").replace("1. ", "");
}

describe("an operator saves a filter", () => {
  test("five kinds of conditions and an or-panel are there after a reload, identical", async () => {
    const { page } = session;
    const filter = await writeMemo("来店のお客様");
    for (const label of ["タグ", "友だち情報", "最終反応日", "メール"]) {
      const hand = conditionHands.find((each) => each.label === label);
      await hand?.fill(await addCondition(filter.all, label));
    }
    await filter.button("いずれか1つ以上を満たす(or)を追加").click();
    await pick(await addCondition(filter.any, "シナリオ"), "シナリオ", "はじめてのお客様フォロー");
    await addCondition(filter.any, "名前");
    await page.keyboard.type("田中");
    const before = await filter.value();
    expect(before.inputs.map(({ type }) => type)).toEqual([20, 60, 75, 106, 15, 120]);

    const fid = await saveAndReopen("来店のお客様");
    const reopened = await filter.value();
    expect(JSON.stringify(reopened.inputs)).toBe(JSON.stringify(before.inputs));
    expect(reopened).toEqual({ ...before, fid });
    expect(await session.host.filter(fid)).toEqual(reopened);
    expect(reopened.inputs.at(-1)).toEqual({
      type: 120,
      effects: [
        { type: 41, group_id: 501, match: 0, date: 0 },
        { type: 11, names: ["田中"], use_name: 1, use_short_name: 1, use_nickname: 1 },
      ],
    });
    expect(session.errors).toEqual([]);
  });

  test("every kind is added by its button, filled, saved, and there again as it was", async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/filters/new`);
    const filter = funnelEditor(page);
    await filter.name.fill("すべての種類");
    const offered = await filter.all.getByRole("button", { name: /を追加$/ }).evaluateAll((buttons) => {
      return buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent);
    });
    expect(conditionHands.map(({ label }) => `${label}を追加`)).toEqual(offered);
    for (const { label, fill, filled } of conditionHands) {
      await fill(await addCondition(filter.all, label));
      expect((await filter.value()).inputs.at(-1), label).toEqual(filled);
    }
    const before = await filter.value();
    const fid = await saveAndReopen("すべての種類");
    const reopened = await filter.value();
    expect(JSON.stringify(reopened.inputs)).toBe(JSON.stringify(before.inputs));
    expect(await session.host.filter(fid)).toEqual(reopened);
    expect(session.errors).toEqual([]);
  });

  test("what was saved is changed in place: the same id, the new conditions", async () => {
    await writeMemo("直す前の条件");
    const fid = await saveAndReopen("直す前の条件");
    const filter = funnelEditor(session.page);
    await filter.name.fill("直した条件");
    await filter.row("1. 個別メモ").getByRole("textbox").fill("VIP");
    expect(await saveAndReopen("直した条件")).toBe(fid);
    expect(await session.host.filter(fid)).toMatchObject({
      name: "直した条件",
      inputs: [{ type: 20, memos: ["VIP"] }],
    });
  });

  test("without a name nothing is sent, and the field has the focus", async () => {
    const before = (await session.host.requests(register)).length;
    const filter = await writeMemo("");
    await filter.finish();
    await filter.alert.getByText("条件を保存するとき名前は必須です").waitFor();
    await session.page.keyboard.type("名前を入れた");
    expect(await filter.name.inputValue()).toBe("名前を入れた");
    expect(await session.host.requests(register)).toHaveLength(before);
  });
});

describe("a server that is unwell", () => {
  test("it dies during the save: nothing is lost, the operator is told, the second attempt succeeds", async () => {
    const filter = await writeMemo("途中で止まる");
    const before = (await session.host.requests(register)).length;
    await session.host.arm({ path: register, kind: "hang" });
    await filter.finish();
    await filter.button("処理中...").waitFor();
    await expect.poll(() => session.host.requests(register)).toHaveLength(before + 1);
    await session.host.kill();

    await filter.alert.getByText("不明なエラーが発生しました").waitFor();
    expect(await filter.value()).toMatchObject({ fid: null, name: "途中で止まる", inputs: [memo] });

    await session.host.restart();
    const fid = await saveAndReopen("途中で止まる");
    expect(await session.host.filter(fid)).toMatchObject({ inputs: [memo] });
    expect(await session.host.requests(register)).toHaveLength(1);
  });

  test.each(["409", "419"])(
    "after a forced %s the page reloads and the work is offered back",
    async (kind) => {
      const name = `期限切れ${kind}`;
      const filter = await writeMemo(name);
      await session.host.arm({ path: register, kind });
      const reloaded = session.page.waitForEvent("load");
      await filter.finish();
      await reloaded;

      await filter.editor.getByText("前回の編集内容が残っています").waitFor();
      expect((await filter.value()).inputs).toEqual([]);
      await filter.button("復元する").click();
      expect(await filter.value()).toMatchObject({ name, inputs: [memo] });
      const fid = await saveAndReopen(name);
      expect(await session.host.filter(fid)).toMatchObject({ name, inputs: [memo] });

      // Once it is saved there is nothing left to offer.
      await session.page.goto(`${session.host.url}/filters/new`);
      await filter.button("検索").waitFor();
      expect(await filter.editor.getByText("前回の編集内容が残っています").count()).toBe(0);
    },
  );
});

describe("how many friends it reaches", () => {
  const estimates = "/api/audience/estimate";

  test("the host's figures stand beside the filter and its rows, and follow an edit", async () => {
    const { page } = session;
    const answered = page.waitForResponse((answer) => answer.url().endsWith(estimates));
    await page.goto(`${session.host.url}/filters/new`);
    const filter = funnelEditor(page);
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
    expect(session.errors).toEqual([]);
  });

  test("a friend is looked up: whether all is met, and which condition is not", async () => {
    const filter = await writeMemo("確認する");
    await filter.editor.getByRole("textbox", { name: "友だちID" }).fill("1");
    await filter.button("この友だちで確認").click();
    await filter.editor.getByText("この友だちは条件を満たしません").waitFor();
    await filter.row("1. 個別メモ").getByText("満たさない").waitFor();
    expect(await filter.value()).toMatchObject({ inputs: [memo] });
  });
});

describe("by keys alone", () => {
  test("a filter is named, filled, put in order, mended and saved", async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/filters/new`);
    const filter = funnelEditor(page);
    const focused = () =>
      filter.editor.evaluate((element) => {
        const active = element.shadowRoot?.activeElement;
        const label =
          active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : active?.textContent;
        return active?.getAttribute("aria-label") ?? label ?? "";
      });
    async function tabTo(name: string, key = "Tab"): Promise<void> {
      for (let i = 0; i < 80; i++) {
        await page.keyboard.press(key);
        if ((await focused()).includes(name)) return;
      }
      throw new Error(`${key} never reached ${name}`);
    }
    /** Its fields are there, and one of them has the focus. */
    const inRow = (name: string) => filter.row(name).locator(":is(input, select, button):focus").waitFor();

    await filter.button("検索").waitFor();
    await tabTo("条件名");
    await page.keyboard.type("キーだけの条件");
    await tabTo("個別メモを追加");
    await page.keyboard.press("Enter");
    await inRow("1. 個別メモ");
    await page.keyboard.type("VIP");
    await tabTo("対応マークを追加");
    await page.keyboard.press("Space");
    await inRow("2. 対応マーク");
    await page.keyboard.press("ArrowDown");
    await filter.row("2. 対応マーク").locator("[role=option]").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await tabTo("その他の操作");
    await page.keyboard.press("Enter");
    await filter.editor.getByRole("menuitem", { name: "上へ移動" }).waitFor();
    // Past 反転, 複製, コピー, 切り取り and 貼り付け.
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await filter.row("1. 対応マーク").waitFor();
    await tabTo("ステータスメッセージを追加");
    await page.keyboard.press("Enter");
    await inRow("3. ステータスメッセージ");
    await page.keyboard.type("営業中");
    await tabTo("削除");
    await page.keyboard.press("Enter");
    await filter.row("3. ステータスメッセージ").waitFor({ state: "detached" });
    await page.keyboard.press("Control+z");
    await filter.row("3. ステータスメッセージ").waitFor();
    await tabTo("検索");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/filters\?saved=1/);
    await page.getByRole("link", { name: "キーだけの条件", exact: true }).click();
    await filter.row("1. 対応マーク").waitFor();
    expect((await filter.value()).inputs).toEqual([
      { type: 50, notify: [1] },
      { type: 20, memos: ["VIP"] },
      { type: 25, status: "営業中" },
    ]);
  });
});
