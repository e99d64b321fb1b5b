import { expect, test } from "vitest";
import { actionEditor } from "./support/operator.js";
import { startSession } from "./support/session.js";

const session = startSession();

test("an effect copied in one tab is pasted in another, moved, saved, and there after a reload", async () => {
  const { host, page: first, errors } = session;
  await first.goto(`${host.url}/actions/new`);
  const from = actionEditor(first);
  await from.add("テキスト送信");
  await first.keyboard.type("写したご案内です。");
  await expect.poll(async () => JSON.stringify((await from.value()).inputs)).toContain("写した");
  const { inputs } = await from.value();

  const second = await first.context().newPage();
  second.on("pageerror", (error) => errors.push(String(error)));
  await second.goto(`${host.url}/actions/new`);
  const to = actionEditor(second);
  await to.add("テキスト送信");
  await second.keyboard.type("前からのご案内です。");
  await expect.poll(async () => JSON.stringify((await to.value()).inputs)).toContain("前から");
  const own = (await to.value()).inputs;

  await first.bringToFront();
  await from.panel("1. テキスト送信").getByRole("button", { name: "1. テキスト送信", exact: true }).focus();
  await first.keyboard.press("Control+c");
  await from.editor.getByText("「1. テキスト送信」をコピーしました").waitFor();
  await second.bringToFront();
  await to.panel("1. テキスト送信").getByRole("button", { name: "1. テキスト送信", exact: true }).focus();
  await second.keyboard.press("Control+v");
  await to.panel("2. テキスト送信").waitFor();
  expect((await to.value()).inputs).toEqual([...own, ...inputs]);

  await second.keyboard.press("Alt+ArrowUp");
  await expect.poll(async () => (await to.value()).inputs).toEqual([...inputs, ...own]);
  await to.finish();
  await to.success.waitFor();
  const { aid } = await to.value();
  await second.goto(`${host.url}/actions/${aid}`);
  await to.panel("2. テキスト送信").waitFor();
  expect((await to.value()).inputs).toEqual([...inputs, ...own]);
  expect((await host.action(aid)).inputs).toEqual([...inputs, ...own]);
  expect(errors).toEqual([]);
});
