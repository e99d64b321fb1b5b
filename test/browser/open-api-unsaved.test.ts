import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  alerts,
  cell,
  field,
  mountTriggers,
  openList,
  openOne,
  openWritten,
  paths,
  row,
  save,
  untilOpen,
  untilSaved,
  written,
} from "../elements/open-api-console/page-triggers.js";
import { refusal, serveTriggers } from "../elements/open-api-console/server.js";
import { button, dialog, said } from "../elements/page.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { freshServer } from "./support/server.js";

const asks = "保存していない変更があります";

describe("what is unsaved", () => {
  test("is undone and done again by buttons and keys, and told", async () => {
    serveTriggers();
    const made = await openOne(2);
    const heard = record(made, ["change"]);
    const name = field(made, "トリガー名");
    const [undo, redo] = [button(made, "元に戻す"), button(made, "やり直す")];
    await expect.element(undo).toHaveAttribute("aria-disabled", "true");
    await userEvent.fill(name, "入会");
    expect(heard.at(-1)?.detail).toEqual({ dirty: true, valid: true, section: "triggers" });
    await userEvent.fill(name, "");
    expect(heard.at(-1)?.detail).toMatchObject({ valid: false });
    await expect.element(within(made).getByRole("tab", { name: "トリガー（未保存）" })).toBeVisible();
    await undo.click();
    await expect.element(name).toHaveValue("会員登録");
    await eventually(() => said(made)).toContain("元に戻しました");
    await expect.element(within(made).getByRole("tab", { name: "トリガー", exact: true })).toBeVisible();
    await redo.click();
    await expect.element(name).toHaveValue("");
    await userEvent.click(cell(made, "member.code", "type"));
    await row(made, "member.code").getByRole("button", { name: "下へ移動" }).click();
    expect(paths(made)).toEqual(["member", "member.rank", "member.code", "member.registered_at"]);
    await userEvent.keyboard("{Control>}zz{/Control}");
    await eventually(() => paths(made)[1]).toBe("member.code");
    await expect.element(name).toHaveValue("会員登録");
    expect(made.dirty).toBe(false);
    await userEvent.keyboard("{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}");
    await eventually(() => paths(made)[1]).toBe("member.rank");
  });

  test("is asked about before it is left, and another section keeps it", async () => {
    serveTriggers();
    const made = await openOne(2);
    const heard = record(made, ["section-change"]);
    // Also where nothing but the order is another one.
    await row(made, "member.code").getByRole("button", { name: "下へ移動" }).click();
    expect(made.dirty).toBe(true);
    await within(made).getByRole("tab", { name: "サービスコード" }).click();
    await within(made).getByRole("tab", { name: "トリガー（未保存）" }).click();
    expect(paths(made)[1]).toBe("member.rank");
    expect(heard.map(({ detail }) => detail.section)).toEqual(["codes", "triggers"]);
    await button(made, "一覧へ戻る").click();
    await expect.element(dialog(made, asks)).toBeVisible();
    await button(made, "編集を続ける").click();
    expect([made.triggerId, paths(made)[1]]).toEqual([2, "member.rank"]);
    made.setAttribute("trigger-id", "5");
    await expect.element(dialog(made, asks)).toBeVisible();
    expect(made.triggerId).toBe(2);
    await button(made, "破棄する").click();
    await expect.element(within(made).getByRole("region", { name: "注文", exact: true })).toBeVisible();
    expect([made.triggerId, made.dirty]).toEqual([5, false]);
  });

  test("a trigger that is not there leads to the list", async () => {
    serveTriggers();
    const made = mountTriggers({ "trigger-id": "999" });
    await eventually(() => said(made)).toContain("トリガーが見つかりません");
    expect(made.triggerId).toBe(null);
  });

  test("outlives its element under the draft key, on the version that it began with", async () => {
    const host = serveTriggers();
    const attributes = { "draft-key": "kept", "api-base": freshServer() };
    const first = await openOne(2, attributes);
    await userEvent.fill(field(first, "トリガー名"), "入会");
    await row(first, "member.code").getByRole("button", { name: "下へ移動" }).click();
    first.remove();
    await eventually(() => Object.keys(sessionStorage)).toEqual(["kept"]);
    const made = mountTriggers({ ...attributes, section: "codes" });
    await button(made, "復元する").click();
    await untilOpen(made);
    await expect.element(field(made, "トリガー名")).toHaveValue("入会");
    expect([made.section, made.triggerId, made.dirty, paths(made)[1]]).toEqual([
      ...["triggers", 2, true],
      "member.rank",
    ]);
    await save(made);
    await untilSaved(made);
    expect([host.writes().at(-1)?.[0], host.trigger(2)?.name]).toEqual(["PUT triggers/2", "入会"]);
  });

  test("a new one and its keys come back too, and can be given up", async () => {
    const host = serveTriggers();
    const attributes = { "draft-key": "kept", "api-base": freshServer() };
    (await openWritten(attributes)).remove();
    const made = await openList(attributes);
    await button(made, "復元する").click();
    await untilOpen(made);
    await save(made);
    await untilSaved(made);
    expect(host.writes()).toEqual([["POST triggers", { trigger: written }]]);
    (await openWritten(attributes)).remove();
    const again = await openList(attributes);
    await button(again, "破棄する").click();
    again.remove();
    await eventually(() => sessionStorage.length).toBe(0);
  });

  test("a sample that was pasted comes back with its trigger", async () => {
    serveTriggers();
    const attributes = { "draft-key": "kept", "api-base": freshServer() };
    const first = await openOne(5, attributes);
    await button(first, "JSONから作成").click();
    await userEvent.fill(within(first).getByRole("textbox", { name: "サンプルJSON" }), '{"a": 1}');
    first.remove();
    await eventually(() => Object.keys(sessionStorage)).toEqual(["kept"]);
    const made = await openList(attributes);
    await button(made, "復元する").click();
    await expect.element(within(made).getByRole("textbox", { name: "サンプルJSON" })).toHaveValue('{"a": 1}');
    expect(made.triggerId).toBe(5);
  });

  test("given up after a save that was refused, it is offered nowhere", async () => {
    const host = serveTriggers();
    const attributes = { "draft-key": "given-up", "api-base": freshServer() };
    const first = await openOne(2, attributes);
    await userEvent.fill(field(first, "トリガー名"), "入会");
    host.meet("PUT triggers/2", refusal(409, {}));
    await save(first);
    await eventually(() => alerts(first)).toEqual(["不明なエラーが発生しました"]);
    window.dispatchEvent(new Event("pagehide"));
    expect(sessionStorage.getItem("given-up")).toContain("入会");
    await button(first, "一覧へ戻る").click();
    await dialog(first, asks).getByRole("button", { name: "破棄する" }).click();
    await eventually(() => first.triggerId).toBe(null);
    first.remove();
    await eventually(() => sessionStorage.getItem("given-up")).toBe(null);
  });

  test("taken back over other work, it leaves that on offer", async () => {
    serveTriggers();
    const attributes = { "draft-key": "kept", "api-base": freshServer() };
    const first = await openOne(2, attributes);
    await userEvent.fill(field(first, "トリガー名"), "入会");
    first.remove();
    await eventually(() => sessionStorage.getItem("kept")).toContain("入会");
    const made = await openOne(5, attributes);
    await expect.element(button(made, "復元する")).toBeVisible();
    await userEvent.fill(field(made, "トリガー名"), "書きかけ");
    await button(made, "復元する").click();
    await expect.element(field(made, "トリガー名")).toHaveValue("入会");
    await button(made, "復元する").click();
    await expect.element(field(made, "トリガー名")).toHaveValue("書きかけ");
    expect([made.triggerId, made.dirty]).toEqual([5, true]);
  });
});

test("read-only: everything can be read, and nothing written", async () => {
  const host = serveTriggers();
  const made = await openOne(5, { readonly: true });
  await expect.element(field(made, "トリガー名")).toHaveAttribute("readonly");
  await expect.element(row(made, "order.pickup_at").getByRole("combobox", { name: "型" })).toBeDisabled();
  const names = within(made)
    .getByRole("button")
    .elements()
    .map((each) => each.ariaLabel ?? each.textContent);
  expect([...new Set(names)].sort()).toEqual(["一覧へ戻る", "パスをコピー", "コピー", "折りたたむ"].sort());
  await userEvent.click(field(made, "トリガー名"));
  await userEvent.keyboard("x{Control>}z{/Control}");
  expect([made.dirty, host.writes()]).toEqual([false, []]);
});
