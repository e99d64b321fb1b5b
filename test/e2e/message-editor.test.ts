import { describe, expect, test } from "vitest";
import { textIn } from "./support/input-drivers.js";
import { messageEditor } from "./support/operator.js";
import { startSession } from "./support/session.js";

const session = startSession();
const log = () => session.page.getByRole("log", { name: "ページが受け取ったイベント" });

/** Opens a page with a message editor in it, once it is drawn. */
async function open(path: string): Promise<ReturnType<typeof messageEditor>> {
  const { page, host } = session;
  await page.goto(host.url + path);
  const message = messageEditor(page);
  await message.text.waitFor();
  return message;
}

/** Saves, and opens the page again: what was written is kept byte for byte, and shown as before. */
async function expectKept(message: ReturnType<typeof messageEditor>, text: string): Promise<void> {
  const { page, host } = session;
  expect(await message.value()).toBe(text);
  const shown = await textIn(message.text);
  await message.button("保存").click();
  await log().getByText("finish").waitFor();
  expect(await host.message(1)).toBe(text);
  await page.reload();
  await message.text.waitFor();
  expect(await message.value()).toBe(text);
  await expect.poll(() => textIn(message.text)).toBe(shown);
  expect(await message.editor.evaluate((element) => Reflect.get(element, "dirty"))).toBe(false);
}

describe("an operator writes a message", () => {
  test("by mouse, with a placeholder from each button, saves it, and it is there after a reload", {
    tags: ["smoke"],
  }, async () => {
    const { page, host, errors } = session;
    await host.storeMessage(1, "前");
    const message = await open("/messages");
    const { button, dialog, editor, placeholder, text } = message;
    const choose = async (kind: string, item: string) => {
      await button(kind).click();
      await dialog(kind).getByRole("option", { name: item }).click();
      await placeholder(item).waitFor();
    };
    await text.click();
    await page.keyboard.type("へ");
    await button("名前").click();
    await placeholder("名前").waitFor();
    await page.keyboard.type("様");
    await choose("友だち情報", "来店回数");
    await choose("共通情報", "ヘッドスパ体験会の申込数");
    await choose("回答フォーム", "ご来店アンケート");
    await button("その他").click();
    await editor.getByRole("menuitem", { name: "配信日" }).click();
    await dialog("配信日").getByRole("radio").nth(2).click();
    await dialog("配信日").getByRole("button", { name: "挿入", exact: true }).click();
    await page.keyboard.press("Enter");
    await page.keyboard.type("後");
    await expectKept(
      message,
      "前へ[[name]]様[[var id=202]][[CVAR_x1y2]][[FORM_ab12cd]][[date add=0 format=3]]\n後",
    );
    expect(errors).toEqual([]);
  });

  test("by keys alone, with placeholders behind brackets, takes one back and brings it again, and saves it", {
    tags: ["smoke"],
  }, async () => {
    const { page, host, errors } = session;
    const { keyboard: keys } = page;
    await host.storeMessage(1, "前の本文");
    const message = await open("/messages");
    const { editor, placeholder, text } = message;
    const hasFocus = () => text.evaluate((field) => field.matches(":focus"));
    for (let presses = 0; presses < 60 && !(await hasFocus()); presses++) await keys.press("Tab");
    expect(await hasFocus()).toBe(true);
    await keys.press("Control+a");
    await keys.type("Dear [[");
    await editor.getByRole("option").first().waitFor();
    await keys.insertText("名前");
    await editor.getByRole("option", { name: "名前", exact: true }).waitFor();
    await keys.press("Enter");
    await placeholder("名前").waitFor();
    await keys.type(", [[");
    await keys.insertText("来店アンケート");
    await editor.getByRole("option", { name: /ご来店アンケート/ }).waitFor();
    await keys.press("Tab");
    await placeholder("ご来店アンケート").waitFor();
    expect(await hasFocus()).toBe(true);
    const whole = "Dear [[name]], [[FORM_ab12cd]]";
    expect(await message.value()).toBe(whole);
    await keys.press("Control+z");
    await expect.poll(() => placeholder("ご来店アンケート").count()).toBe(0);
    await keys.press("Control+Shift+z");
    await placeholder("ご来店アンケート").waitFor();
    await keys.press("Enter");
    await keys.press("Enter");
    await keys.type("End [[nobody]]");
    await expectKept(message, `${whole}\n\nEnd [[nobody]]`);
    expect(errors).toEqual([]);
  });

  test("what was there stays as it is around an edit: line ends, blanks and what is no placeholder", {
    tags: ["smoke"],
  }, async () => {
    const { page, host, errors } = session;
    const stored =
      "一\r\n\r\n\u00a0二\u200d [[nobody]] [[[[name]]]] <b>&amp;</b>\r三 \n[[CVAR_zzzz]][[var id=999]]";
    await host.storeMessage(1, stored);
    const message = await open("/messages");
    expect(await message.value()).toBe(stored);
    await message
      .placeholder("削除済みの共通情報 (削除済みの共通情報)")
      .or(message.placeholder("削除済みの共通情報"))
      .waitFor();
    // Until the lists are there, what is deleted is only a number.
    await expect.poll(() => textIn(message.text)).not.toContain("ID 999");
    await message.text.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("!");
    await expectKept(message, `${stored}!`);
    expect(errors).toEqual([]);
  });
});

test("a refused save says why and keeps the text; the second one succeeds", { tags: ["smoke"] }, async () => {
  const { page, host } = session;
  await host.storeMessage(1, "前");
  const message = await open("/messages");
  await message.text.click();
  await page.keyboard.type("後");
  await host.arm({ path: "/api/message-text/1", kind: "500" });
  await message.button("保存").click();
  await message.editor.getByRole("alert").getByText("保存に失敗しました").waitFor();
  expect([await message.value(), await host.message(1)]).toEqual(["前後", "前"]);
  await expectKept(message, "前後");
});

test("the send key sends, the other one breaks the line, and an empty text is not sent", {
  tags: ["smoke"],
}, async () => {
  const { page, errors } = session;
  const message = await open("/messages/chat");
  await message.text.click();
  await page.keyboard.press("Enter");
  await page.keyboard.type("one");
  // The key did nothing on the empty text: no line, no alert, no event.
  await expect.poll(() => message.value()).toBe("one");
  expect(await message.editor.getByRole("alert").getByText("本文を入力してください。").count()).toBe(0);
  expect(await log().getByText("send").count()).toBe(0);
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("two");
  await page.keyboard.press("Enter");
  await log().getByText('send {"value":"one\\ntwo"}').waitFor();
  await expect.poll(() => message.value()).toBe("");
  expect(await message.text.evaluate((field) => field.matches(":focus"))).toBe(true);
  expect(errors).toEqual([]);
});

test("in a legacy form it is required, and is posted under its name as the text itself", {
  tags: ["smoke"],
}, async () => {
  const { page, errors } = session;
  const message = await open("/messages/form");
  const send = page.getByRole("button", { name: "送信", exact: true });
  await page.getByLabel("配信名").fill("年末");
  await send.click();
  await expect.poll(() => message.text.evaluate((field) => field.matches(":focus"))).toBe(true);
  await page.keyboard.type("one");
  await page.keyboard.press("Enter");
  await message.button("名前").click();
  await message.placeholder("名前").waitFor();
  await send.click();
  const arrived = page.locator("#arrived [data-field=message]");
  await arrived.waitFor();
  expect(await arrived.evaluate((field) => field.textContent)).toBe("one\n[[name]]");
  // Forms write every line end as the web has it.
  await expect.poll(() => message.value()).toBe("one\r\n[[name]]");
  expect(errors).toEqual([]);
});

test("below /sp it is compact: fewer buttons, the rest in its menu", async () => {
  const { errors } = session;
  const buttons = async (path: string) => {
    const { editor } = await open(path);
    const names = await editor.getByRole("toolbar", { name: "差し込み" }).getByRole("button").allInnerTexts();
    return names.map((name) => name.trim());
  };
  const whole = await buttons("/messages");
  const compact = await buttons("/sp/messages");
  expect(whole).toEqual(["名前", "友だち情報", "共通情報", "回答フォーム", "絵文字", "その他"]);
  expect(compact).toEqual(["名前", "友だち情報", "絵文字", "その他"]);
  expect(errors).toEqual([]);
});
