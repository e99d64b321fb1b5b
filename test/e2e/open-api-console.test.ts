import { expect, test } from "vitest";
import { actionEditor } from "./support/operator.js";
import { startSession } from "./support/session.js";

const session = startSession();

function consoleIn() {
  const screen = session.page.locator("open-api-console");
  const named = (role: "button" | "textbox" | "dialog" | "row" | "tab" | "group" | "region", name: string) =>
    screen.getByRole(role, { name, exact: true });
  return { screen, named };
}

async function open(path: string) {
  await session.page.goto(`${session.host.url}${path}`);
  await session.page.locator("open-api-console [role=tabpanel]").waitFor();
  return consoleIn();
}

test("by keys alone: a first token is issued and copied, and a call of its code stands in the log", {
  tags: ["smoke"],
}, async () => {
  const { page } = session;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { screen, named } = await open("/open-api");
  const code = named("group", "社内ツール");
  await code.getByText("トークンを発行していません").waitFor();
  await code.getByRole("button", { name: "トークンを発行" }).focus();
  await page.keyboard.press("Enter");
  await named("button", "発行する").focus();
  await page.keyboard.press("Enter");
  const issued = named("dialog", "アクセストークンを発行しました");
  await issued.waitFor();
  const token = issued.getByRole("textbox", { name: "アクセストークン" });
  await expect.poll(() => token.inputValue()).toMatch(/^oat_/);
  const text = await token.inputValue();
  await issued.getByRole("button", { name: "コピー" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  // The clipboard has it before the dialog knows, which else asks whether it was copied.
  await issued.getByText("コピーしました", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await issued.waitFor({ state: "hidden" });
  expect(await page.content()).not.toContain(text);
  await code.getByText("有効", { exact: true }).waitFor();
  await code.getByRole("button", { name: "ログを見る" }).focus();
  await page.keyboard.press("Enter");
  await screen.getByText("この期間の呼び出しはありません").waitFor();
  await page.getByRole("button", { name: "呼び出しを1件増やす" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText(/^呼び出し \d+ が届きました。$/).waitFor();
  await named("button", "更新").focus();
  await page.keyboard.press("Enter");
  await screen
    .getByRole("button", { name: /の詳細$/ })
    .first()
    .waitFor();
  expect(await screen.getByRole("button", { name: /の詳細$/ }).count()).toBe(1);
  expect(session.errors).toEqual([]);
});

test("a trigger that is made here feeds the actions of its page", { tags: ["smoke"] }, async () => {
  const { page, host } = session;
  const event = `check.${Date.now()}`;
  const { screen, named } = await open("/open-api?section=triggers");
  await named("button", "トリガーを追加").click();
  await named("textbox", "トリガー名").fill("点検の予約");
  // Another try must not meet the event of the one before.
  await named("textbox", "イベント名").fill(event);
  await named("textbox", "表示名").first().fill("点検");
  for (const [key, label, type] of [
    ["plan", "点検のコース", "string"],
    ["at", "点検日時", "datetime"],
  ] as const) {
    await named("button", "パラメータを追加").click();
    await page.keyboard.type(key);
    const row = named("row", key);
    await row.getByRole("textbox", { name: "表示名" }).fill(label);
    await row
      .getByRole("combobox", { name: "型" })
      .selectOption({ label: type === "string" ? "文字列" : "日時" });
  }
  await screen.getByRole("button", { name: "保存" }).click();
  await screen.getByText("保存しました").waitFor({ state: "attached" });
  const id = await screen.evaluate((each) => (each as HTMLElement & { triggerId: number }).triggerId);
  await page.goto(`${host.url}/open-api/action?trigger=${id}`);
  const { editor } = actionEditor(page);
  await editor.getByRole("button", { name: "タグ操作を追加", exact: true }).click();
  const panel = editor.getByRole("region", { name: "1. タグ操作", exact: true });
  await panel.getByRole("radio", { name: "連携データから付ける" }).click();
  const linked = panel.getByRole("group", { name: "連携データ" }).getByRole("combobox");
  const offered = () => linked.getByRole("option").allTextContents();
  await expect.poll(offered).toContain("点検のコース");

  await editor.getByRole("button", { name: "リマインダ操作を追加", exact: true }).click();
  const reminder = editor.getByRole("region", { name: "2. リマインダ操作", exact: true });
  await reminder.getByRole("radio", { name: "連携データを使う" }).click();
  const goal = reminder.getByRole("combobox", { name: "連携データの項目", exact: true });
  await expect.poll(() => goal.getByRole("option").allTextContents()).toContain("点検日時");

  await editor.getByRole("button", { name: "テキスト送信を追加", exact: true }).click();
  const text = editor.getByRole("region", { name: "3. テキスト送信", exact: true });
  const insert = text.getByRole("toolbar", { name: "差し込み" });
  await insert.getByRole("button", { name: "その他", exact: true }).click();
  await editor.getByRole("menuitem", { name: "トリガー情報", exact: true }).click();
  const dialog = editor.getByRole("dialog", { name: "トリガー情報" });
  await dialog.getByRole("combobox", { name: "項目" }).selectOption({ label: "点検日時" });
  await dialog.getByRole("button", { name: "挿入" }).click();
  const inserted = () =>
    editor.evaluate((each) => JSON.stringify((each as HTMLElement & { value: unknown }).value));
  await expect.poll(inserted).toContain(`event=${event} key=at`);
  expect(session.errors).toEqual([]);
});

test("a reload keeps a trigger that is not saved", { tags: ["smoke"] }, async () => {
  const { page } = session;
  const { named } = await open("/open-api?section=triggers&trigger=5");
  await named("textbox", "トリガー名").fill("書きかけの名前");
  await named("tab", "トリガー（未保存）").waitFor();
  await page.reload();
  await named("button", "復元する").click();
  await expect.poll(() => named("textbox", "トリガー名").inputValue()).toBe("書きかけの名前");
  expect(session.errors).toEqual([]);
});

test("a trigger that the server refuses stays as it was typed, and a second press makes it once", {
  tags: ["smoke"],
}, async () => {
  const { page, host } = session;
  const path = "/api/open_api/triggers";
  const { screen, named } = await open("/open-api?section=triggers");
  // Another try must not meet what the one before has made.
  const written = [
    ["トリガー名", `来店の記録 ${Date.now()}`],
    ["イベント名", `visit.${Date.now()}`],
    ["表示名", "来店"],
  ] as const;
  const [[, name]] = written;
  const field = (label: string) => named("textbox", label).first();
  const sent = async () => (await host.requests(path)).filter(({ method }) => method === "POST").length;
  const before = await sent();
  await named("button", "トリガーを追加").click();
  for (const [label, text] of written) await field(label).fill(text);
  await host.arm({ path, method: "POST", kind: "500" });
  await named("button", "保存").click();
  await screen.getByRole("alert").getByText("Server Error").waitFor();
  for (const [label, text] of written) expect(await field(label).inputValue()).toBe(text);
  await named("tab", "トリガー（未保存）").waitFor();
  await named("button", "保存").click();
  await screen.getByText("保存しました").waitFor({ state: "attached" });
  expect(await screen.getByRole("alert").getByText("Server Error").count()).toBe(0);
  expect((await sent()) - before).toBe(2);
  await page.reload();
  await named("group", name).waitFor();
  expect(await named("group", name).count()).toBe(1);
  await named("group", name).getByRole("button", { name: "開く" }).click();
  for (const [label, text] of written) await expect.poll(() => field(label).inputValue()).toBe(text);
  expect(session.errors.filter((text) => !text.includes("status of 500"))).toEqual([]);
});

test("a token that is refused can be asked for again, and is issued once", { tags: ["smoke"] }, async () => {
  const { page, host } = session;
  const { screen, named } = await open("/open-api");
  const code = named("group", "予約システム連携");
  const tokens = code.getByRole("list", { name: "トークン" }).getByRole("listitem");
  await tokens.first().waitFor();
  const before = await tokens.count();
  await code.getByRole("button", { name: "トークンを発行" }).click();
  const question = named("dialog", "「予約システム連携」のトークンを発行しますか？");
  await host.arm({ path: "/api/open_api/issue_token", kind: "500" });
  await question.getByRole("button", { name: "発行する" }).click();
  await question.getByRole("alert").getByText("Server Error").waitFor();
  await question.getByRole("button", { name: "発行する" }).click();
  const issued = named("dialog", "アクセストークンを発行しました");
  await issued.getByRole("button", { name: "閉じる", exact: true }).last().click();
  await screen.getByRole("button", { name: "コピーせずに閉じる" }).click();
  await issued.waitFor({ state: "hidden" });
  await page.reload();
  await expect.poll(() => tokens.count()).toBe(before + 1);
  expect(session.errors.filter((text) => !text.includes("status of 500"))).toEqual([]);
});
