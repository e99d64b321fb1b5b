import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  alerted,
  button,
  called,
  dialog,
  group,
  holdClock,
  openConsole,
  panel,
  shownToken,
  tokenRow,
} from "../elements/open-api-console/page.js";
import * as triggers from "../elements/open-api-console/page-triggers.js";
import { refusal, serveOpenApi, serveTriggers } from "../elements/open-api-console/server.js";
import { root, said } from "../elements/page.js";
import { noteClipboard } from "./support/clipboard.js";
import { settled } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused } from "./support/focus.js";
import { afterConversion, commit, compose, pressForInputMethod } from "./support/input-method.js";
import { consoleEvents } from "./support/traces.js";

const logs = "GET service_codes/";

test.each([409, 419])(
  "no call of the console reloads the page: %i is said, and what was typed stays",
  async (status) => {
    const host = serveTriggers();
    const made = await triggers.openOne(5);
    const heard = record(made, consoleEvents);
    await userEvent.fill(triggers.field(made, "トリガー名"), "受け取り");
    host.meet("PUT triggers/5", refusal(status, { message: "いまは保存できません。" }));
    await triggers.save(made);
    await eventually(() => triggers.alerts(made)).toEqual(["いまは保存できません。"]);
    host.meet("PUT triggers/5", refusal(status, {}));
    await triggers.save(made);
    await eventually(() => triggers.alerts(made)).toEqual(["不明なエラーが発生しました"]);
    await expect.element(triggers.field(made, "トリガー名")).toHaveValue("受け取り");
    expect(heard.map(({ type }) => type)).toEqual(["change", "failure", "failure"]);
    expect([made.isConnected, made.dirty]).toEqual([true, true]);
  },
);

test("a browser that lets nobody write to the clipboard is said, at each 'コピー'", async () => {
  noteClipboard().refuse();
  serveOpenApi();
  const element = await openConsole();
  const refused = "コピーできませんでした。表示してからコピーしてください。";
  button(tokenRow(element, 2), "コピー").click();
  await eventually(() => said(element)).toContain(refused);
  button(group(element, "社内ツール"), "トークンを発行").click();
  button(await dialog(element, "「社内ツール」のトークンを発行しますか？"), "発行する").click();
  const issued = await dialog(element, "アクセストークンを発行しました");
  button(issued, "コピー").click();
  await eventually(() => issued.textContent).toContain(refused);
  // Nothing has it yet: closing still asks, and what cannot be copied leads back to what shows it.
  button(issued, "閉じる").click();
  button(await dialog(element, "トークンをまだコピーしていません"), "コピーして閉じる").click();
  await eventually(() => root(element).querySelectorAll("dialog[open]").length).toBe(1);
  expect(shownToken(issued)).toMatch(/^oat_/);
});

test("a token of 8,000 characters is shown and copied whole", async () => {
  const host = serveOpenApi();
  const clipboard = noteClipboard();
  const element = await openConsole();
  const token = `oat_${"長x".repeat(3998)}`;
  host.meet("POST issue_token", () => Response.json({ data: { token, token_key: "tk_9", masked: "oat_…" } }));
  button(group(element, "社内ツール"), "トークンを発行").click();
  button(await dialog(element, "「社内ツール」のトークンを発行しますか？"), "発行する").click();
  const issued = await dialog(element, "アクセストークンを発行しました");
  await eventually(() => shownToken(issued)).toBe(token);
  expect(issued.scrollWidth).toBeLessThanOrEqual(issued.clientWidth);
  button(issued, "コピー").click();
  await eventually(() => clipboard.written).toEqual([token]);
});

test("what is written in a dialog of a token is in no draft", async () => {
  serveOpenApi();
  sessionStorage.clear();
  const element = await openConsole({ "draft-key": "kept" });
  const heard = record(element, ["change"]);
  button(tokenRow(element, 2), "失効").click();
  await dialog(element, "トークンを失効しますか？");
  await userEvent.fill(within(element).getByRole("textbox", { name: /^確認のため/ }), "ECサイト連携");
  window.dispatchEvent(new Event("pagehide"));
  element.remove();
  await settled();
  expect([heard, sessionStorage.length]).toEqual([[], 0]);
});

test("a page of the log that is empty by now: said, and the way back is there", async () => {
  holdClock();
  const host = serveOpenApi();
  const element = await openConsole({ section: "logs" });
  const pagination = { current_page: 2, last_page: 1, per_page: 50, total: 50 };
  host.meet(logs, () => Response.json({ data: [], pagination }));
  button(panel(element), "次のページ").click();
  await expect.element(within(element).getByText("この期間の呼び出しはありません")).toBeVisible();
  expect(button(panel(element), "次のページ").ariaDisabled).toBe("true");
  button(panel(element), "前のページ").click();
  await eventually(() => root(element).querySelectorAll(".open-api-logs tbody tr").length).toBe(50);
  expect(alerted(panel(element))).toBe("");
});

test("no key of a conversion goes to another page of the log", async () => {
  holdClock();
  const host = serveOpenApi();
  const element = await openConsole({ section: "logs" });
  const field = within(element).getByRole("textbox", { name: "ページ", exact: true });
  await userEvent.fill(field, "");
  await compose("２");
  await pressForInputMethod("Enter");
  await called(host, logs, 1);
  await commit("２");
  expect([(field.element() as HTMLInputElement).value, focused()]).toEqual(["２", field.element()]);
  await called(host, logs, 1);
  await afterConversion();
  await userEvent.keyboard("{Enter}");
  await called(host, logs, 2);
});
