import { describe, expect, test } from "vitest";
import { demoFormFields } from "../host/demo/form-fields.js";
import { fieldOf, type InputDriver, keyboardDriver, mouseDriver, shownIn } from "./support/input-drivers.js";
import { formFieldEditor } from "./support/operator.js";
import { startSession } from "./support/session.js";

const session = startSession();
const calls = "/api/form-fields";
const unfit = 80;

/** Opens a row of the answer form's table in its modal, by the pointer. */
async function openRow(key: number | "new"): Promise<ReturnType<typeof formFieldEditor>> {
  const field = formFieldEditor(session.page);
  await session.page.locator(`[data-key="${key}"]`).click();
  await session.page.locator("#field-modal.in").waitFor();
  await field.label.waitFor();
  return field;
}

async function openTable(): Promise<void> {
  await session.page.goto(`${session.host.url}/forms`);
}

/** The id that the page names once a field is saved, its modal is closed and its row is new. */
async function savedId(): Promise<number> {
  const { page } = session;
  const notice = page.locator("#after-finish");
  await expect.poll(() => notice.textContent()).toMatch(/^項目\d+を保存しました。$/);
  await page.locator("#field-modal").waitFor({ state: "hidden" });
  return Number(/\d+/.exec((await notice.textContent()) ?? "")?.[0]);
}

/** A pull-down whose answer goes into friend information and the calendar, from an empty editor to what is sent. */
async function fillPullDown(driver: InputDriver, label: string): Promise<void> {
  const { page } = session;
  const { editor, button, choiceText, switch: toggle } = formFieldEditor(page);
  await driver.fill("write", fieldOf(editor, "write", "取得情報名 (表示名)"), label);
  await driver.fill("choose", fieldOf(editor, "choose", "取得情報入力タイプ"), "プルダウン");
  await driver.fill("write", fieldOf(editor, "write", "説明"), "ひとつ選んでください");
  await driver.press(button("選択肢を追加"));
  for (const [index, text] of ["佐々木", "中村", "指名なし"].entries()) {
    if (index > 0) await page.keyboard.press("Enter");
    await expect.poll(() => choiceText(index + 1).evaluate((field) => field.matches(":focus"))).toBe(true);
    await page.keyboard.type(text);
  }
  await driver.press(toggle("友だち情報に登録する"));
  await driver.fill("pick", fieldOf(editor, "pick", "友だち情報"), "担当スタイリスト");
  await driver.press(toggle("Googleカレンダーに表示する"));
  await driver.press(button("保存"));
}

const pullDown = (id: number, label: string) => ({
  ...{ id, label, swatch_id: 20, rule: null, var_id: 204, var_name: "担当スタイリスト", var_type: 20 },
  ...{ required: true, description: "ひとつ選んでください", options: ["佐々木", "中村", "指名なし"] },
  ...{ syncUserVar: true, syncGc: true, sync_real_name: false },
});

describe("an operator says what friends are asked", () => {
  test.each(["mouse", "keys"] as const)(
    "by %s, from empty to saved and loaded again",
    { tags: ["smoke"] },
    async (by) => {
      const { page, host, errors } = session;
      const label = by === "mouse" ? "担当のご希望" : "担当のご希望（キー）";
      await openTable();
      const driver = by === "mouse" ? mouseDriver(page) : keyboardDriver(page);
      if (by === "keys") await page.locator("[data-key=new]").focus();
      if (by === "keys") await page.keyboard.press("Enter");
      else await openRow("new");
      // Bootstrap takes the focus for the modal when it has faded in: what is typed before goes there.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest("#field-modal") !== null))
        .toBe(true);
      await formFieldEditor(page).label.waitFor();
      await fillPullDown(driver, label);
      const id = await savedId();
      const stored = JSON.stringify(pullDown(id, label));
      expect(await host.formField(id)).toBe(stored);
      const row = page.locator(`tr:has([data-key="${id}"])`);
      expect((await row.locator("td").allInnerTexts()).slice(0, 4)).toEqual([
        label,
        "プルダウン",
        "必須",
        "担当スタイリスト",
      ]);
      await expect
        .poll(() => row.locator("button").evaluate((button) => button.matches(":focus")))
        .toBe(true);

      await page.reload();
      const field = await openRow(id);
      expect(await field.editor.getAttribute("value")).toBe(stored);
      await expect.poll(() => field.value()).toBe(stored);
      expect(await field.choiceText(2).inputValue()).toBe("中村");
      const picker = fieldOf(field.editor, "pick", "友だち情報");
      await expect.poll(() => shownIn("pick", picker)).toContain("担当スタイリスト");
      expect(await field.summary.innerText()).toContain(`「${label}」をプルダウン（3択）で必ずたずね`);
      expect(errors).toEqual([]);
    },
  );
});

test("each of the salon's fields goes back byte for byte when it is saved without an edit", {
  tags: ["smoke"],
}, async () => {
  const { page, host, errors } = session;
  await openTable();
  // Twelve times in and out of sight is waiting for nothing.
  await page.locator("#field-modal").evaluate((modal) => modal.classList.remove("fade"));
  const before = (await host.requests(calls)).length;
  const sent: string[] = [];
  for (const each of demoFormFields) {
    const stored = JSON.stringify(each);
    const id = Number(each.id);
    const field = await openRow(id);
    expect(await field.editor.getAttribute("value")).toBe(stored);
    await expect.poll(() => field.value()).toBe(stored);
    await field.button("保存").click();
    if (id === unfit) {
      const message = "この入力タイプの回答は、この友だち情報に登録できません。";
      await field.alert.getByText(message).first().waitFor();
      await page.locator("#field-modal .close").click();
      await page.locator("#field-modal").waitFor({ state: "hidden" });
    } else {
      await expect.poll(() => page.locator("#after-finish").textContent()).toBe(`項目${id}を保存しました。`);
      await page.locator("#field-modal").waitFor({ state: "hidden" });
      sent.push(stored);
    }
    expect(await host.formField(id)).toBe(stored);
  }
  const posted = (await host.requests(calls)).slice(before).filter(({ method }) => method === "POST");
  expect(posted.map(({ body }) => body)).toEqual(sent);
  expect(errors).toEqual([]);
});

test("what the server says of a choice stands at its row, and it is saved once it is mended", {
  tags: ["smoke"],
}, async () => {
  const { host } = session;
  await openTable();
  const field = await openRow(81);
  const message = "選択肢は100文字以内で入力してください。";
  await field.choiceText(3).fill("重".repeat(101));
  await host.arm({ path: calls, method: "POST", kind: "slow", delay: 1000 });
  await field.button("保存").click();
  // Moved while the call is under way.
  await field.choice(3).getByRole("button", { name: "下へ移動", exact: true }).click();
  await field.choice(4).getByText(message).waitFor();
  await field.alert.getByText(message).waitFor();
  expect(await field.choiceText(4).getAttribute("aria-invalid")).toBe("true");
  expect(await field.choice(3).getByText(message).count()).toBe(0);
  // And once more after it: what is said goes with its row.
  await field.choice(4).getByRole("button", { name: "上へ移動", exact: true }).click();
  await field.choice(3).getByText(message).waitFor();
  await field.choiceText(3).fill("重い");
  expect(await field.choice(3).getByText(message).count()).toBe(0);
  await field.button("保存").click();
  expect(await savedId()).toBe(81);
  expect(JSON.parse(await host.formField(81))).toEqual({
    ...demoFormFields.find(({ id }) => id === 81),
    options: ["ない", "ある（軽い）", "重い", "わからない"],
  });
});

test.each([
  ["401", "認証の有効期限が切れました。"],
  ["403", "この操作は許可されていません。"],
  ["403-empty", "操作権限がありません"],
  ["404", "見つかりません。"],
  ["422", "入力内容に誤りがあります。"],
  ["429", "しばらくしてからお試しください。"],
  ["500", "Server Error"],
  ["500-empty", "不明なエラーが発生しました"],
  ["html", "保存に失敗しました"],
  ["drop", "保存に失敗しました"],
  ["drop-after", "保存に失敗しました"],
])("%s: it says so, the work stays, and a second press saves it once", async (kind, said) => {
  const { host } = session;
  await openTable();
  const field = await openRow("new");
  const label = `失敗した項目 ${kind}`;
  await field.label.fill(label);
  await field.editor.getByRole("radio", { name: "テキストエリア" }).click();
  // Browsers send again by themselves what broke off, on each connection that they have.
  await host.arm({ path: calls, method: "POST", kind, times: kind.startsWith("drop") ? 20 : 1 });
  await field.button("保存").click();
  await field.alert.getByText("保存に失敗しました").first().waitFor();
  await field.alert.getByText(said).first().waitFor();
  expect(await field.label.inputValue()).toBe(label);
  await host.disarm();
  await field.button("保存").click();
  const id = await savedId();
  expect(JSON.parse(await host.formField(id))).toMatchObject({ id, label, swatch_id: 10 });
  const rows = session.page.locator("tr", { hasText: label });
  expect(await rows.count()).toBe(1);
});

test("an expired page keeps the work, and offers it when the field is opened again", {
  tags: ["smoke"],
}, async () => {
  const { page, host } = session;
  await openTable();
  const field = await openRow(79);
  await field.label.fill("どなたのご紹介ですか");
  await host.arm({ path: calls, method: "POST", kind: "419" });
  await Promise.all([page.waitForEvent("load"), field.button("保存").click()]);
  await openRow(72);
  expect(await field.button("復元する").count()).toBe(0);
  await page.locator("#field-modal .close").click();
  await page.locator("#field-modal").waitFor({ state: "hidden" });
  await openRow(79);
  expect(await field.label.inputValue()).toBe("ご紹介くださった方");
  await field.button("復元する").click();
  await expect.poll(() => field.label.inputValue()).toBe("どなたのご紹介ですか");
  await field.button("保存").click();
  expect(await savedId()).toBe(79);
  const stored = { ...demoFormFields.find(({ id }) => id === 79), label: "どなたのご紹介ですか" };
  expect(await host.formField(79)).toBe(JSON.stringify(stored));
});

test("in a legacy form it is required, comes back with the reason and its draft, and arrives with the native fields", {
  tags: ["smoke"],
}, async () => {
  const { page, host } = session;
  await page.goto(`${host.url}/forms/in-form`);
  const field = formFieldEditor(page);
  const driver = mouseDriver(page);
  const send = page.getByRole("button", { name: "送信", exact: true });
  const arrived = (name: string) => page.locator(`#arrived [data-field=${name}]`).textContent();
  // The browser takes a blank of full width for a name; the server does not.
  await page.getByLabel("フォーム名").fill("　");
  await page.getByLabel("送信後のメッセージ").fill("ありがとうございました");
  await field.label.waitFor();
  await send.click();
  await expect.poll(() => field.editor.evaluate((element) => element.matches(":invalid"))).toBe(true);
  expect(await page.locator("#refused").count()).toBe(0);

  await driver.fill("write", fieldOf(field.editor, "write", "取得情報名 (表示名)"), "お名前");
  await driver.fill("choose", fieldOf(field.editor, "choose", "取得情報入力タイプ"), "テキストボックス");
  await driver.fill("select", fieldOf(field.editor, "select", "取得情報種別"), "名前");
  await driver.press(field.switch("本名に登録する"));
  const value = await field.value();
  await send.click();
  await page.locator("#refused").getByText("フォーム名を入力してください。").waitFor();
  expect(await page.getByLabel("送信後のメッセージ").inputValue()).toBe("ありがとうございました");
  await field.button("復元する").click();
  await expect.poll(() => field.value()).toBe(value);

  await page.getByLabel("フォーム名").fill("ご来店アンケート");
  await send.click();
  await page.locator("#arrived").waitFor();
  expect([await arrived("title"), await arrived("thanks")]).toEqual([
    "ご来店アンケート",
    "ありがとうございました",
  ]);
  // Its letters are ASCII, and mean the same.
  expect(await arrived("field")).toMatch(/^[ -~]+$/);
  expect(JSON.parse((await arrived("field")) ?? "")).toEqual(JSON.parse(value));
  expect(JSON.parse(value)).toEqual({
    ...{ id: null, label: "お名前", swatch_id: 5, rule: "name", var_id: null, var_name: "", var_type: null },
    ...{ required: true, description: "", options: [] },
    ...{ syncUserVar: false, syncGc: false, sync_real_name: true },
  });
  expect(JSON.parse((await field.editor.getAttribute("value")) ?? "")).toEqual(JSON.parse(value));
  await field.label.waitFor();
  expect(await field.button("復元する").count()).toBe(0);
});

test("one that a script made hands its definition over, and calls nobody", async () => {
  const { page, host, errors } = session;
  const before = (await host.requests(calls)).length;
  await page.goto(`${host.url}/forms/script`);
  const field = formFieldEditor(page);
  const log = page.getByRole("log", { name: /のイベント$/ });
  await field.label.fill("担当");
  await field.button("保存").click();
  await log.getByText("finish").waitFor();
  const line = (await log.innerText()).split("\n").find((each) => each.startsWith("finish "));
  const { payload } = JSON.parse(line?.slice("finish ".length) ?? "") as { payload: unknown };
  expect(payload).toMatchObject({ id: null, label: "担当", options: ["佐々木", "中村", "指名なし"] });
  expect(JSON.stringify(payload)).toBe(await field.value());
  expect((await host.requests(calls)).length).toBe(before);
  expect(errors).toEqual([]);
});
