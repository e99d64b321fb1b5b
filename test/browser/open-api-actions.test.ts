import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { alerts, mountTriggers, openNew, openOne } from "../elements/open-api-console/page-triggers.js";
import { refusal, serveTriggers, type TriggerHost } from "../elements/open-api-console/server.js";
import { button, dialog, group, root, said } from "../elements/page.js";
import { type TriggerAction, triggerActions } from "../host/api/open-api-trigger-documents.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused } from "./support/focus.js";
import { gate } from "./support/served-host.js";

const press = (made: Element, of: string, name: string) =>
  group(made, of).getByRole("button", { name, exact: true }).click();
const action = (host: TriggerHost, id: number) => host.store.get(triggerActions, id)?.value;
const state = "PATCH triggers/5/trigger_actions/51/state";

function change(host: TriggerHost, id: number, fields: Partial<Record<keyof TriggerAction, unknown>>): void {
  host.store.put(triggerActions, id, { ...action(host, id), ...fields } as TriggerAction, new Date());
}

describe("the list of actions", () => {
  test("comes once the trigger is saved", async () => {
    serveTriggers();
    const made = await openNew();
    await expect.element(within(made).getByText("保存するとアクションを追加できます")).toBeVisible();
    expect(button(made, "アクションを追加").elements()).toEqual([]);
  });

  test("says which action, under which condition, and whether it may run and does", async () => {
    const host = serveTriggers();
    const first = await openOne(1);
    await expect.element(group(first, "リピーター向けのご案内")).not.toHaveTextContent("条件なし");
    await expect.element(group(first, "購入のお礼")).toHaveTextContent("条件なし");
    first.remove();
    const deleted = await openOne(2);
    await expect.element(group(deleted, "登録特典を送る")).toHaveTextContent("削除済みのアクション");
    deleted.remove();
    const other = await openOne(4);
    await expect.element(group(other, "会計のお礼")).toHaveTextContent("不明な状態（7）");
    const names = group(other, "会計のお礼").getByRole("button").elements();
    expect(names.map((each) => each.getAttribute("aria-label"))).toEqual(["編集", "削除"]);
    other.remove();
    const odd = await openOne(7);
    const inactive = group(odd, "ご意見を担当者に知らせる");
    await expect.element(inactive).toHaveTextContent("設定は無効ですが、実行中です");
    await expect.element(inactive.getByRole("switch", { name: "有効にする" })).not.toBeChecked();
    odd.remove();
    const halted = await openOne(3);
    await expect.element(group(halted, "再入荷を知らせる")).toHaveTextContent("システムにより停止");
    await press(halted, "再入荷を知らせる", "再開");
    await eventually(() => host.writes()).toEqual([
      ["PATCH triggers/3/trigger_actions/31/state", { state: 1 }],
    ]);
    await eventually(() => action(host, 31)?.state).toBe(1);
  });
});

test("a state that comes as text is the same state, and is changed by a figure", async () => {
  const host = serveTriggers();
  change(host, 51, { state: "1" });
  const made = await openOne(5);
  await expect.element(group(made, "受取のお礼")).toHaveTextContent("実行中");
  await press(made, "受取のお礼", "停止");
  await eventually(() => host.writes()).toEqual([[state, { state: 0 }]]);
  await expect.element(group(made, "受取のお礼")).toHaveTextContent("停止中");
});

describe("the dialog", () => {
  test("a new one: a name is asked for, and exactly five keys are sent, null where nothing is chosen", async () => {
    const host = serveTriggers();
    const made = await openOne(6);
    const heard = record(made, ["saved", "failure"]);
    await button(made, "アクションを追加").click();
    const shown = dialog(made, "アクションを追加");
    await expect.element(shown.getByRole("checkbox", { name: "有効にする" })).toBeChecked();
    await shown.getByRole("button", { name: "保存" }).click();
    await eventually(() => alerts(made)).toEqual(["名前を入力してください"]);
    await eventually(focused).toBe(shown.getByRole("textbox", { name: "名前" }).element());
    await userEvent.fill(shown.getByRole("textbox", { name: "名前" }), "あ".repeat(101));
    await shown.getByRole("button", { name: "保存" }).click();
    await eventually(() => alerts(made)).toEqual(["名前は100文字以内で入力してください"]);
    await userEvent.fill(shown.getByRole("textbox", { name: "名前" }), " 変更のご案内 ");
    host.meet(
      "POST triggers/6/trigger_actions",
      refusal(422, { message: "入力内容を確認してください。", errors: { name: ["使えない名前です。"] } }),
    );
    await shown.getByRole("button", { name: "保存" }).click();
    await expect
      .element(shown.getByRole("textbox", { name: "名前" }))
      .toHaveAccessibleDescription("使えない名前です。");
    expect(alerts(made)).toEqual(["入力内容を確認してください。", "使えない名前です。"]);
    await eventually(focused).toBe(shown.getByRole("textbox", { name: "名前" }).element());
    await userEvent.click(shown.getByRole("textbox", { name: "名前" }));
    await userEvent.keyboard("{Enter}");
    await expect.element(group(made, "変更のご案内")).toHaveTextContent("アクションなし");
    const body = {
      name: "変更のご案内",
      trigger_id: 6,
      action_id: null,
      member_query_id: null,
      is_active: true,
    };
    expect(host.writes()).toEqual([
      ["POST triggers/6/trigger_actions", body],
      ["POST triggers/6/trigger_actions", body],
    ]);
    expect(heard.map(({ type, detail }) => [type, detail.reason ?? detail.kind])).toEqual([
      ["failure", "validation"],
      ["failure", "validation"],
      ["failure", "http"],
      ["saved", "create"],
    ]);
  });

  test("a condition that is refused: its switch has the focus", async () => {
    const host = serveTriggers();
    const made = await openOne(5);
    await press(made, action(host, 51)?.name ?? "", "編集");
    const shown = within(made).getByRole("dialog");
    const errors = { member_query_id: ["使えない条件です。"] };
    host.meet("PUT triggers/5/trigger_actions/51", refusal(422, { message: "だめです。", errors }));
    await shown.getByRole("button", { name: "保存" }).click();
    await eventually(focused).toBe(shown.getByRole("switch", { name: "条件" }).element());
  });

  test("one that is there: exactly six keys, with the action that was chosen and the condition that was saved", async () => {
    const host = serveTriggers();
    const made = await openOne(5);
    await press(made, "まだ決めていない動作", "編集");
    const shown = dialog(made, "まだ決めていない動作を編集");
    await shown.getByRole("combobox", { name: "アクション" }).click();
    await within(made).getByRole("listbox").getByRole("option").first().click();
    await shown.getByRole("checkbox", { name: "有効にする" }).click();
    await shown.getByRole("switch", { name: "条件" }).click();
    await shown.getByRole("button", { name: "名前を追加", exact: true }).click();
    await userEvent.fill(shown.getByRole("textbox", { name: "名前", exact: true }), "佐藤");
    await shown.getByRole("button", { name: "条件を決めて戻る" }).click();
    await expect.element(shown.getByRole("button", { name: "条件を編集" })).toBeVisible();
    await shown.getByRole("button", { name: "保存" }).click();
    await eventually(() => host.writes().length).toBe(1);
    const [call, body] = host.writes()[0] as [string, Record<string, unknown>];
    expect([call, Object.keys(body).sort()]).toEqual([
      "PUT triggers/5/trigger_actions/52",
      ["action_id", "id", "is_active", "member_query_id", "name", "trigger_id"],
    ]);
    expect(body).toMatchObject({ id: 52, trigger_id: 5, is_active: false, name: "まだ決めていない動作" });
    expect([Number(body.action_id) > 0, Number(body.member_query_id) > 0]).toEqual([true, true]);
    await expect.element(group(made, "まだ決めていない動作")).toHaveTextContent("佐藤");
  });

  test("asks before it is left, and what was written outlives the element", async () => {
    const host = serveTriggers();
    const first = await openOne(5, { "draft-key": "kept" });
    await press(first, "受取のお礼", "編集");
    await userEvent.fill(within(first).getByRole("dialog").getByRole("textbox", { name: "名前" }), "お礼");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog(first, "保存していない変更があります")).toBeVisible();
    await button(first, "編集を続ける").click();
    first.remove();
    // Of another server, so that nothing is there yet.
    const made = mountTriggers({ "draft-key": "kept", section: "codes" });
    await button(made, "復元する").click();
    const shown = dialog(made, "受取のお礼を編集");
    await expect.element(shown.getByRole("textbox", { name: "名前" })).toHaveValue("お礼");
    await shown.getByRole("button", { name: "保存" }).click();
    // What was not written is what it was.
    await eventually(() => host.writes()).toEqual([
      [
        "PUT triggers/5/trigger_actions/51",
        { id: 51, name: "お礼", trigger_id: 5, action_id: 1, member_query_id: null, is_active: true },
      ],
    ]);
  });

  test("deleting asks, says that it runs, and calls DELETE", async () => {
    const host = serveTriggers();
    const made = await openOne(5);
    await press(made, "まだ決めていない動作", "削除");
    await expect
      .element(dialog(made, "「まだ決めていない動作」を削除しますか？"))
      .not.toHaveTextContent("実行中です。");
    await button(made, "キャンセル").click();
    await press(made, "受取のお礼", "削除");
    const question = dialog(made, "「受取のお礼」を削除しますか？");
    await expect.element(question).toHaveTextContent("実行中です。");
    host.meet("DELETE triggers/5/trigger_actions/51", refusal(500, { message: "混み合っています。" }));
    await question.getByRole("button", { name: "削除" }).click();
    await eventually(() => alerts(made)).toEqual(["混み合っています。"]);
    await question.getByRole("button", { name: "削除" }).click();
    await expect.poll(() => group(made, "受取のお礼").elements()).toEqual([]);
    expect(action(host, 51)).toBe(undefined);
  });
});

describe("two facts", () => {
  test("有効にする is sent by PUT with six keys, the state by PATCH with one", async () => {
    const host = serveTriggers();
    const made = await openOne(5);
    const heard = record(made, ["saved"]);
    await group(made, "受取のお礼").getByRole("switch", { name: "有効にする" }).click();
    await expect.element(group(made, "受取のお礼")).toHaveTextContent("設定は無効ですが、実行中です");
    await eventually(() => heard.length).toBe(1);
    await press(made, "受取のお礼", "停止");
    await eventually(() => heard.length).toBe(2);
    expect(host.writes()).toEqual([
      [
        "PUT triggers/5/trigger_actions/51",
        { id: 51, name: "受取のお礼", trigger_id: 5, action_id: 1, member_query_id: null, is_active: false },
      ],
      [state, { state: 0 }],
    ]);
    expect(heard.map(({ detail }) => [detail.kind, detail.id])).toEqual([
      ["update", 51],
      ["state", 51],
    ]);
    await expect.element(group(made, "受取のお礼")).toHaveTextContent("停止中");
    expect(action(host, 51)).toMatchObject({ is_active: false, state: 0 });
  });

  test.each([
    ["twice: the last state", ["停止", "開始"], [{ state: 0 }, { state: 1 }], "実行中"],
    ["three times: no call more", ["停止", "開始", "停止"], [{ state: 0 }], "停止中"],
    ["four times: one call more", ["停止", "開始", "停止", "開始"], [{ state: 0 }, { state: 1 }], "実行中"],
  ])("pressed %s", async (_, presses, bodies, end) => {
    const host = serveTriggers();
    const made = await openOne(5);
    const heard = record(made, ["saved"]);
    const held = gate();
    host.meet(state, () => held.passed);
    for (const name of presses) await press(made, "受取のお礼", name);
    await expect.element(group(made, "受取のお礼")).toHaveTextContent(end);
    expect(host.writes().length).toBe(1);
    held.open();
    await eventually(() => heard.length).toBe(bodies.length);
    expect(host.writes().map(([, body]) => body)).toEqual(bodies);
    await expect.element(group(made, "受取のお礼")).toHaveTextContent(end);
  });

  test("a failure goes back and is said, also where more was pressed meanwhile", async () => {
    const host = serveTriggers();
    const made = await openOne(5);
    const held = gate();
    host.meet(state, async () => {
      await held.passed;
      return Response.json({ message: "停止できません。" }, { status: 422 });
    });
    await press(made, "受取のお礼", "停止");
    await expect.element(group(made, "受取のお礼")).toHaveTextContent("停止中");
    held.open();
    await eventually(() => alerts(made)).toEqual(["停止できません。"]);
    await expect.element(group(made, "受取のお礼")).toHaveTextContent("実行中");
    host.meet("PUT triggers/5/trigger_actions/51", refusal(403, {}));
    await group(made, "受取のお礼").getByRole("switch", { name: "有効にする" }).click();
    await eventually(() => alerts(made)).toEqual(["操作権限がありません"]);
    await expect.element(group(made, "受取のお礼").getByRole("switch", { name: "有効にする" })).toBeChecked();
    expect(host.writes().length).toBe(2);
  });

  test("both under way at once do not undo each other", async () => {
    const host = serveTriggers();
    const made = await openOne(5);
    const held = gate();
    host.meet("PUT triggers/5/trigger_actions/51", () => held.passed);
    await group(made, "受取のお礼").getByRole("switch", { name: "有効にする" }).click();
    await press(made, "受取のお礼", "停止");
    held.open();
    await eventually(() => action(host, 51)).toMatchObject({ is_active: false, state: 0 });
    await expect.element(group(made, "受取のお礼")).toHaveTextContent("停止中");
    await expect
      .element(group(made, "受取のお礼").getByRole("switch", { name: "有効にする" }))
      .not.toBeChecked();
  });

  test("read-only: neither can be changed", async () => {
    const host = serveTriggers();
    change(host, 51, { state: 2 });
    const made = await openOne(5, { readonly: true });
    await expect
      .element(group(made, "受取のお礼").getByRole("switch", { name: "有効にする" }))
      .toBeDisabled();
    expect(group(made, "受取のお礼").getByRole("button").elements()).toEqual([]);
    expect([root(made).textContent?.includes("システムにより停止"), said(made).trim()]).toEqual([true, ""]);
  });
});
