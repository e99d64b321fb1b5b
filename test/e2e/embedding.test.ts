import { afterEach, describe, expect, test } from "vitest";
import { axeViolations } from "./support/axe.js";
import { actionEditor } from "./support/operator.js";
import { startSession } from "./support/session.js";

const session = startSession();
afterEach(() => {
  expect(session.errors).toEqual([]);
});

describe("in a Bootstrap 3 modal", () => {
  test("a row is edited, finished, shown below; the next row begins with its own action", async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/embed/modal`);
    const modal = page.getByRole("dialog", { name: "アクションを編集" });
    const action = actionEditor(page);

    await page.getByRole("button", { name: "来店お礼を編集" }).click();
    await action.text("1. テキスト送信").fill("モーダルの中で書いた本文");
    expect(await axeViolations(page)).toEqual([]);
    await action.finish();
    await modal.waitFor({ state: "hidden" });
    const result = page.getByRole("log", { name: "確定した内容" });
    expect(JSON.parse(await result.innerText())).toMatchObject({
      aid: 1,
      inputs: [{ type: 1, text: "モーダルの中で書いた本文" }],
    });

    await page.getByRole("button", { name: "体験予約のお礼とフォローを編集" }).click();
    expect(await action.text("2. テキスト送信").inputValue()).toContain("ご不明な点");
    await action.editor.getByRole("button", { name: "キャンセル" }).click();
    await modal.waitFor({ state: "hidden" });
  });
});

test("fifty editors: the last one is edited, and no other one changes", async () => {
  const { page } = session;
  await page.goto(`${session.host.url}/embed/many?count=50`);
  const values = () =>
    page
      .locator("action-editor")
      .evaluateAll((editors) =>
        editors.map((editor) => JSON.stringify((editor as { value?: unknown }).value)),
      );
  const before = await values();
  expect(before).toHaveLength(50);
  const last = page.locator("action-editor").last();
  // Only what is near the screen is drawn.
  await last.scrollIntoViewIfNeeded();
  await last.getByRole("button", { name: "テキスト送信を追加", exact: true }).click();
  await page.keyboard.type("最後の1つ");
  const after = await values();
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
  expect(after.at(-1)).toContain("最後の1つ");
});

test("through the autoloader nothing is fetched before the tag appears, and then the editor works", async () => {
  const { page } = session;
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${session.host.url}/embed/autoloader`, { waitUntil: "networkidle" });
  expect(fetched).toContain("/assets/autoloader.js");
  expect(fetched).not.toContain("/assets/action-editor.js");
  await page.getByRole("button", { name: "エディタを追加する" }).click();
  const action = actionEditor(page);
  await action.text("1. テキスト送信").fill("あとから");
  expect(fetched).toContain("/assets/action-editor.js");
  expect(await action.value()).toMatchObject({ aid: 1, inputs: [{ text: "あとから" }] });
});

test("by the classic file the editor works, and no module is fetched", async () => {
  const { page } = session;
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${session.host.url}/embed/classic`);
  await page.getByText(/^ConsoleEditors \d/).waitFor();
  const action = actionEditor(page);
  await action.text("1. テキスト送信").fill("古い形で");
  expect(await action.value()).toMatchObject({ aid: 1, inputs: [{ text: "古い形で" }] });
  expect(fetched.filter((path) => path.startsWith("/assets/"))).toEqual([
    "/assets/console-editors.classic.js",
  ]);
});

test("one bare tag saves by itself", async () => {
  const { page } = session;
  await page.goto(`${session.host.url}/embed/alone`);
  const action = actionEditor(page);
  await action.add("テキスト送信");
  await page.keyboard.type("タグ1つだけで");
  await action.finish();
  await action.success.waitFor();
  const { aid } = await action.value();
  expect(await session.host.action(aid)).toMatchObject({ inputs: [{ text: "タグ1つだけで" }] });
});
