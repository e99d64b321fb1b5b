import type { Page } from "playwright";
import { expect, test } from "vitest";
import { addCondition, funnelEditor, pick } from "./support/operator.js";
import { startSession } from "./support/session.js";

const session = startSession();

/** The menu button of a row: a place in the row that is no text field. */
function toolsOf(page: Page, row: string) {
  return funnelEditor(page).row(row).getByRole("button", { name: "その他の操作" });
}

test("what is copied in one tab is pasted in another, saved, and there after a reload", async () => {
  const { host, page: first, errors } = session;
  await first.goto(`${host.url}/filters/new`);
  const from = funnelEditor(first);
  await pick(await addCondition(from.all, "シナリオ"), "シナリオ", "はじめてのお客様フォロー");
  await from.button("いずれか1つ以上を満たす(or)を追加").click();
  await addCondition(from.any, "名前");
  await first.keyboard.type("田中");
  await addCondition(from.any, "個別メモ");
  await first.keyboard.type("銀座");
  await expect.poll(async () => JSON.stringify((await from.value()).inputs)).toContain("銀座");
  const { inputs } = await from.value();
  expect(inputs.map(({ type }) => type)).toEqual([41, 120]);

  const second = await first.context().newPage();
  second.on("pageerror", (error) => errors.push(String(error)));
  await second.goto(`${host.url}/filters/new`);
  const to = funnelEditor(second);
  await to.name.fill("別のタブから");
  await addCondition(to.all, "個別メモ");
  await second.keyboard.type("VIP");

  await first.bringToFront();
  await toolsOf(first, "1. シナリオ").focus();
  await first.keyboard.press("Control+c");
  await from.editor.getByText("「1. シナリオ」をコピーしました").waitFor();
  await second.bringToFront();
  await toolsOf(second, "1. 個別メモ").focus();
  await second.keyboard.press("Control+v");
  await to.row("2. シナリオ").waitFor();

  await first.bringToFront();
  await from.any.getByRole("button", { name: "その他の操作" }).first().focus();
  await first.keyboard.press("Control+c");
  await from.editor.getByText("「1. いずれか1つ以上を満たす(or)」をコピーしました").waitFor();
  await second.bringToFront();
  await second.keyboard.press("Control+v");
  await to.any.waitFor();
  const pasted = await to.value();
  expect(pasted.inputs).toEqual([{ type: 20, memos: ["VIP"] }, ...inputs]);

  await to.finish();
  await second.waitForURL(/\/filters\?saved=1/);
  await second.getByRole("link", { name: "別のタブから", exact: true }).click();
  await to.row("2. シナリオ").waitFor();
  await second.reload();
  await to.row("2. シナリオ").waitFor();
  const { fid, inputs: kept } = await to.value();
  expect(kept).toEqual(pasted.inputs);
  expect((await host.filter(Number(fid))).inputs).toEqual(pasted.inputs);
  expect(errors).toEqual([]);
});
