import { describe, expect, test } from "vitest";
import { demoNotifications } from "../host/demo/notifications.js";
import { fieldOf, keyboardDriver, tabTo } from "./support/input-drivers.js";
import { startSession } from "./support/session.js";

const session = startSession();

/** The editor of the page that is open. */
function notificationEditor() {
  const editor = session.page.locator("notification-editor");
  const named = (role: "button" | "textbox" | "checkbox" | "combobox" | "radio" | "group", name: string) =>
    editor.getByRole(role, { name, exact: true });
  return { editor, named };
}

async function open(path: string): Promise<ReturnType<typeof notificationEditor>> {
  const { page, host } = session;
  await page.goto(`${host.url}${path}`);
  const found = notificationEditor();
  await found.editor.locator(".channel").first().waitFor();
  return found;
}

/** What the server has, byte for byte. */
async function stored(id: number): Promise<Record<string, unknown>> {
  const answer = await session.page.request.get(`${session.host.url}/api/notifications/${id}`);
  return (await answer.json()).data;
}

const calls = "/api/notifications";

/** The saves that the server was asked for. */
async function posts() {
  return (await session.host.requests(calls)).filter(({ method }) => method === "POST");
}

describe("an operator says who is told what", () => {
  test("by keys alone, from blank to saved and loaded again", { tags: ["smoke"] }, async () => {
    const { page } = session;
    const { editor, named } = await open("/notifications/new");
    // Nothing is focused but by Tab, Shift and Tab, and arrows.
    const keys = keyboardDriver(page);
    await keys.fill("write", named("textbox", "通知名"), "フォームの回答");
    await keys.fill("select", named("combobox", "イベント"), "フォーム回答");
    await keys.fill("pick", named("combobox", "回答フォーム"), "ご来店アンケート");
    await keys.fill("pick", named("combobox", "権限"), ["店長", "受付"]);
    await keys.press(named("checkbox", "予約通知"));
    await keys.fill("choose", fieldOf(editor, "choose", "通知する時間"), "曜日と時間を指定");
    // The grid is one stop, and stands on Monday at nine.
    await tabTo(page, editor.locator("[role=gridcell][tabindex='0']"));
    await page.keyboard.press("Space");
    await page.keyboard.down("Shift");
    for (const key of ["ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
    await page.keyboard.up("Shift");
    // Up again, past all channels, and off and on once more.
    for (let times = 0; times < 2; times++)
      await keys.press(editor.getByRole("switch", { name: "通知する" }));
    const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
    await keys.press(named("button", "保存"));
    const { data } = await (await saved).json();
    expect(data).toMatchObject({
      title: "フォームの回答",
      use_notify: true,
      condition: {
        model_funnel: { group: "form", model: "form", event: "form_answered", model_id: 1301 },
        operator_role: [1802, 1804],
      },
      notification_channels: [{ id: 12, kind: "slack" }],
      schedule: { mode: "window", timezone: "Asia/Tokyo" },
      timings: [{ weekdays: [1, 2], from: "09:00", to: "10:00" }],
    });
    const again = await open(`/notifications/${data.id}`);
    expect(await again.named("textbox", "通知名").inputValue()).toBe("フォームの回答");
    expect(await again.editor.evaluate((each) => (each as HTMLElement & { value: unknown }).value)).toEqual(
      data,
    );
  });

  test.each(demoNotifications.map(({ id, title }) => ({ id: Number(id), title })))(
    "$title is saved as it was loaded, key for key",
    { tags: ["smoke"] },
    async ({ id }) => {
      const before = await stored(id);
      const already = (await posts()).length;
      const { editor } = await open(`/notifications/${id}`);
      const { ok } = await editor.evaluate((each) =>
        (each as HTMLElement & { submit(): Promise<{ ok: boolean }> }).submit(),
      );
      const [save] = (await posts()).slice(already);
      // One that may not be saved as it stands is not sent.
      if (!save) {
        expect(ok).toBe(false);
        return;
      }
      const { updated_at: _, ...sent } = JSON.parse(save.body);
      const { updated_at: __, ...kept } = before;
      expect(JSON.stringify(sent)).toBe(JSON.stringify(kept));
    },
  );
});

test("what the server refuses is said, nothing is lost, and the next press saves it once", {
  tags: ["smoke"],
}, async () => {
  const { page, host } = session;
  const { editor, named } = await open("/notifications/new");
  const title = named("textbox", "通知名");
  const value = () => editor.evaluate((each) => (each as HTMLElement & { value: unknown }).value);
  await title.fill("断られた通知");
  await named("combobox", "イベント").selectOption({ label: "フォーム回答" });
  await named("checkbox", "予約通知").check();
  const alert = editor.getByRole("alert");
  const already = (await posts()).length;
  const refused = async (said: string) => {
    const before = await value();
    expect(before).toMatchObject({
      title: "断られた通知",
      notification_channels: [{ id: 12, kind: "slack" }],
    });
    await named("button", "保存").click();
    await alert.getByText("保存に失敗しました").waitFor();
    await alert.getByText(said).waitFor();
    expect(await value()).toEqual(before);
    expect(await editor.evaluate((each) => Reflect.get(each, "dirty"))).toBe(true);
  };
  await host.arm({ path: calls, method: "POST", kind: "500" });
  await refused("Server Error");

  // What it says of the name stands at the name, until that is another one.
  const message = "同じ名前の通知があります。";
  const errors = { title: [message] };
  await page.route(`**${calls}`, (route) => route.fulfill({ status: 422, json: { message, errors } }), {
    times: 1,
  });
  await refused(message);
  expect(await title.getAttribute("aria-invalid")).toBe("true");
  await title.fill("断られた通知（改）");
  await expect.poll(() => title.getAttribute("aria-invalid")).not.toBe("true");

  const saved = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());
  await named("button", "保存").click();
  const { data } = await (await saved).json();
  await editor.getByText("保存しました").waitFor();
  expect((await posts()).length).toBe(already + 2);
  expect(await stored(data.id)).toEqual(data);
  const again = await open(`/notifications/${data.id}`);
  await expect.poll(value).toEqual(data);
  expect(await again.named("textbox", "通知名").inputValue()).toBe("断られた通知（改）");
  expect(await again.named("checkbox", "予約通知").isChecked()).toBe(true);
  await page.goto(`${host.url}/notifications`);
  expect(await page.getByRole("button", { name: "断られた通知（改）を編集" }).count()).toBe(1);
});

test("an expired page keeps what was written, offers it again, and it is saved once", {
  tags: ["smoke"],
}, async () => {
  const { page, host } = session;
  const { editor, named } = await open("/notifications/3");
  const already = (await posts()).length;
  const title = named("textbox", "通知名");
  const before = await stored(3);
  await expect.poll(() => title.inputValue()).toBe(before.title);
  await title.fill("期限切れの通知");
  await host.arm({ path: calls, method: "POST", kind: "409" });
  await Promise.all([page.waitForEvent("load"), named("button", "保存").click()]);
  await named("button", "復元する").click();
  await expect.poll(() => title.inputValue()).toBe("期限切れの通知");
  expect(await stored(3)).toEqual(before);
  await named("button", "保存").click();
  await editor.getByText("保存しました").waitFor();
  expect(await stored(3)).toEqual({
    ...before,
    title: "期限切れの通知",
    updated_at: expect.any(String),
  });
  expect((await posts()).length).toBe(already + 2);
  await page.reload();
  await expect.poll(() => title.inputValue()).toBe("期限切れの通知");
  expect(await named("button", "復元する").count()).toBe(0);
});

test("a channel that nobody uses is deleted, and one that is used is not", async () => {
  const { page } = session;
  const { editor, named } = await open("/notifications/new");
  await named("button", "店舗を削除").click();
  await named("button", "削除する").click();
  await editor.getByText("使用中のため削除できません").waitFor();
  await named("button", "キャンセル").click();
  await named("button", "テスト用アカウントを削除").click();
  await named("button", "削除する").click();
  await named("checkbox", "テスト用アカウント").waitFor({ state: "detached" });
  await page.reload();
  await named("checkbox", "スタッフ連絡用アカウント").waitFor();
  expect(await named("checkbox", "テスト用アカウント").count()).toBe(0);
});

test("in a modal: edited, saved, the row is new; one more channel is connected; an event is made to happen", {
  tags: ["smoke"],
}, async () => {
  const { page, host } = session;
  await page.goto(`${host.url}/notifications`);
  await page.getByRole("button", { name: "友だち追加を編集" }).click();
  await page.locator("#notification-modal.in").waitFor();
  const { editor, named } = notificationEditor();
  await editor.locator(".channel").first().waitFor();
  await named("button", "Chatworkを追加").click();
  const opening = page.waitForEvent("popup");
  await editor.getByRole("link", { name: "接続画面を開く" }).click();
  const provider = await opening;
  await provider.getByRole("button", { name: "接続する" }).click();
  await provider.getByText("を追加しました").waitFor();
  await provider.close();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await editor.getByText("1件の通知先が増えました").waitFor();
  await named("button", "閉じる").click();
  await editor.getByRole("checkbox", { name: /^接続した通知先/ }).check();
  await named("textbox", "通知名").fill("友だち追加（改）");
  await named("button", "保存").click();
  await page.getByText("「友だち追加（改）」を保存しました。").waitFor();
  expect((await stored(1)).title).toBe("友だち追加（改）");
  await page.getByRole("button", { name: "友だち追加（改）が起きたことにする" }).click();
  await page.getByText("「友だち追加（改）」を送信したことにしました。").waitFor();
});
