import { afterEach, expect, test } from "vitest";
import { axeViolations } from "./support/axe.js";
import { actionEditor, openPage } from "./support/operator.js";
import { startHostAndBrowser } from "./support/session.js";

const session = startHostAndBrowser();

afterEach(() => session.windows.clear());

test("a fault is armed without leaving the page, strikes once, and the second attempt succeeds", async () => {
  const { page } = await openPage(session.windows);
  await page.goto(`${session.host.url}/actions/new`);
  const action = actionEditor(page);
  await action.add("テキスト送信");
  await page.keyboard.type("故障をはさんで登録する");

  await page.getByText("故障を仕掛ける").click();
  await page.getByLabel("通信").selectOption("POST /api/action/register");
  await page.getByLabel("故障", { exact: true }).selectOption("500");
  await page.getByRole("button", { name: "仕掛ける", exact: true }).click();
  const armed = page.getByRole("list", { name: "仕掛けた故障" }).getByRole("listitem");
  await armed.getByText("POST /api/action/register：500 サーバーエラー（あと1回）").waitFor();
  expect(await action.text("1. テキスト送信").inputValue()).toBe("故障をはさんで登録する");
  expect(await axeViolations(page)).toEqual([]);

  await action.finish();
  await action.alert.getByText("登録に失敗しました").waitFor();
  await action.finish();
  await action.success.waitFor();
  expect(await session.host.cspReports()).toEqual([]);
});

test("faults are cleared", async () => {
  const { page, errors } = await openPage(session.windows);
  await session.host.arm({ path: "/api/v_resource/tag", kind: "hang" });
  await page.goto(`${session.host.url}/actions`);
  const armed = page.getByRole("list", { name: "仕掛けた故障" }).getByRole("listitem");
  expect(await armed.count()).toBe(1);
  await page.getByRole("button", { name: "すべて解除" }).click();
  await expect.poll(() => armed.count()).toBe(0);
  await page.reload();
  expect(await page.locator("#host-faults").getAttribute("open")).toBeNull();
  expect(errors).toEqual([]);
});

test("without scripts a form arms it and comes back to the same page", async () => {
  const page = await session.windows.newPage({ javaScriptEnabled: false });
  await page.goto(`${session.host.url}/actions?theme=dark`);
  await page.getByText("故障を仕掛ける").click();
  await page.getByLabel("通信").selectOption("* /api/*");
  await page.getByLabel("故障", { exact: true }).selectOption("401");
  await page.getByLabel("回数").selectOption("always");
  await page.getByRole("button", { name: "仕掛ける", exact: true }).click();
  await page.waitForURL(`${session.host.url}/actions?theme=dark#host-faults`);
  await page.getByText("/api/*：401 認証切れ（毎回）").waitFor();
  await page.getByRole("button", { name: "すべて解除" }).click();
  await page.waitForURL(`${session.host.url}/actions?theme=dark#host-faults`);
  await expect.poll(() => page.getByText("/api/*：401 認証切れ（毎回）").count()).toBe(0);
});
