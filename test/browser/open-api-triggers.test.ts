import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  alerts,
  cell,
  field,
  lastTrigger,
  mountTriggers,
  openList,
  openNew,
  openOne,
  openWritten,
  row,
  save,
  untilSaved,
  writeCell,
  written,
} from "../elements/open-api-console/page-triggers.js";
import { refusal, serveTriggers } from "../elements/open-api-console/server.js";
import { button, root } from "../elements/page.js";
import { triggers } from "../host/api/open-api-trigger-documents.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused } from "./support/focus.js";
import { gate } from "./support/served-host.js";

const _asks = "保存していない変更があります";

describe("the list", () => {
  test("says of each its event, its values and its actions; is searched folded; and is empty", async () => {
    const host = serveTriggers();
    const made = await openList();
    const group = within(made).getByRole("list", { name: "トリガー" }).getByRole("group", { name: "注文" });
    await expect.element(group).toHaveTextContent("イベント order.created");
    await expect.element(group).toHaveTextContent("5個の値");
    await expect.element(group).toHaveTextContent("アクション 2件（1件実行中）");
    const shown = () => [...root(made).querySelectorAll("[data-trigger]")].map((each) => each.textContent);
    await userEvent.fill(within(made).getByRole("searchbox", { name: "検索" }), "ＯＲＤＥＲ");
    await eventually(() => shown().length).toBe(1);
    await userEvent.fill(within(made).getByRole("searchbox", { name: "検索" }), "さいにゅうか");
    await expect.element(within(made).getByText("条件に合うトリガーがありません")).toBeVisible();
    expect(root(made).querySelector("img[src=x]")).toBe(null);
    for (const { id } of host.store.list(triggers)) host.store.delete(triggers, id);
    await made.refresh();
    await userEvent.fill(within(made).getByRole("searchbox", { name: "検索" }), "");
    await expect.element(within(made).getByText("トリガーがありません")).toBeVisible();
  });

  test("a failed read is said with another try", async () => {
    const host = serveTriggers();
    host.meet("GET triggers", refusal(403, { message: "見られません。" }));
    const made = mountTriggers();
    await eventually(() => alerts(made)).toContain("見られません。");
    await button(made, "もう一度読み込む").click();
    await expect.element(within(made).getByRole("group", { name: "注文", exact: true })).toBeVisible();
    expect(alerts(made)).toEqual([]);
  });

  test("the focus goes into a trigger and back to where it was opened, from a new one to its button", async () => {
    serveTriggers();
    const made = await openList();
    const group = within(made).getByRole("group", { name: "注文", exact: true });
    await group.getByRole("button", { name: "開く" }).click();
    await expect.element(within(made).getByRole("region", { name: "注文", exact: true })).toBeVisible();
    await eventually(() => focused().textContent).toBe("注文");
    expect(made.triggerId).toBe(5);
    await button(made, "一覧へ戻る").click();
    await eventually(() => focused().closest("[data-trigger]")?.getAttribute("data-trigger")).toBe("5");
    expect(made.triggerId).toBe(null);
    await button(made, "トリガーを追加").click();
    await eventually(() => focused().textContent).toBe("新しいトリガー");
    await button(made, "一覧へ戻る").click();
    await eventually(() => focused().textContent).toBe("トリガーを追加");
  });
});

describe("saving", () => {
  test("a new one: POST key for key, again after a failure, then PUT of what was loaded with the edits", async () => {
    const host = serveTriggers();
    const made = await openWritten();
    const heard = record(made, ["saved", "failure"]);
    host.meet("POST triggers", refusal(500, { message: "混み合っています。" }));
    await save(made);
    await eventually(() => alerts(made)).toEqual(["混み合っています。"]);
    await save(made);
    await untilSaved(made);
    expect(host.writes()).toEqual([
      ["POST triggers", { trigger: written }],
      ["POST triggers", { trigger: written }],
    ]);
    expect(JSON.stringify(host.writes()[1]?.[1])).toBe(JSON.stringify({ trigger: written }));
    const id = made.triggerId as number;
    expect([id > 0, made.dirty, alerts(made)]).toEqual([true, false, []]);
    const { open_api_trigger_actions: _actions, ...loaded } = heard.at(-1)?.detail.data ?? {};
    await userEvent.fill(field(made, "表示名"), "返品");
    await save(made);
    await eventually(() => host.writes().length).toBe(3);
    const sent = { ...loaded, context: { ...(loaded.context as object), label: "返品" } };
    const expected = { trigger: sent, base_updated_at: loaded.updated_at };
    expect(host.writes()[2]).toEqual([`PUT triggers/${id}`, expected]);
    expect(JSON.stringify(host.writes()[2]?.[1])).toBe(JSON.stringify(expected));
    await eventually(() => heard.map(({ type, detail }) => [type, detail.section, detail.kind])).toEqual([
      ["failure", "triggers", undefined],
      ["saved", "triggers", "create"],
      ["saved", "triggers", "update"],
    ]);
  });

  test("an answer without an id is unreadable, and the next save is a POST again", async () => {
    const host = serveTriggers();
    const made = await openWritten();
    host.meet("POST triggers", () => Response.json({ data: { name: "返品" } }, { status: 201 }));
    await save(made);
    await eventually(() => alerts(made).length).toBe(1);
    expect([made.triggerId, made.dirty]).toEqual([null, true]);
    await save(made);
    await untilSaved(made);
    expect(host.writes().map(([call]) => call)).toEqual(["POST triggers", "POST triggers"]);
  });

  test("edits made meanwhile stay and are unsaved; a second press is no second call", async () => {
    const host = serveTriggers();
    const made = await openWritten();
    const held = gate();
    host.meet("POST triggers", () => held.passed);
    await save(made);
    await eventually(() => host.writes().length).toBe(1);
    root(made)
      .querySelector<HTMLElement>(".open-api-save [aria-busy], .open-api-save button:last-of-type")
      ?.click();
    await userEvent.fill(field(made, "トリガー名"), "返品と交換");
    held.open();
    await eventually(() => made.triggerId).not.toBe(null);
    await expect.element(field(made, "トリガー名")).toHaveValue("返品と交換");
    expect([host.writes().length, made.dirty]).toEqual([1, true]);
    expect(host.trigger(made.triggerId as number)?.name).toBe("返品");
    await save(made);
    await eventually(() => host.trigger(made.triggerId as number)?.name).toBe("返品と交換");
  });

  test("who has left a new one while it was saved stays where they are", async () => {
    const host = serveTriggers();
    const made = await openWritten();
    const held = gate();
    host.meet("POST triggers", () => held.passed);
    await save(made);
    await button(made, "一覧へ戻る").click();
    await button(made, "破棄する").click();
    held.open();
    await expect.element(within(made).getByRole("group", { name: "返品", exact: true })).toBeVisible();
    expect([made.triggerId, made.dirty]).toEqual([null, false]);
  });

  test("every message stands at its field and in the alert, and nothing is sent", async () => {
    const host = serveTriggers();
    const made = await openNew();
    const heard = record(made, ["failure"]);
    await save(made);
    await eventually(() => alerts(made)).toEqual([
      "トリガー名を入力してください",
      "イベント名を入力してください",
    ]);
    await eventually(focused).toBe(field(made, "トリガー名").element());
    const cases = [
      ["トリガー名", "", "トリガー名を入力してください"],
      ["トリガー名", "あ".repeat(101), "トリガー名は100文字以内で入力してください"],
      ["イベント名", "", "イベント名を入力してください"],
      ["イベント名", "order created", "イベント名には空白と [ ] = を使えません"],
      ["イベント名", " order", "イベント名には空白と [ ] = を使えません"],
      ["イベント名", "a[b]", "イベント名には空白と [ ] = を使えません"],
      ["イベント名", "a=b", "イベント名には空白と [ ] = を使えません"],
      ["表示名", "あ".repeat(101), "表示名は100文字以内で入力してください"],
    ] as const;
    for (const [name, text, message] of cases) {
      await userEvent.fill(field(made, name), text);
      await expect.element(field(made, name)).toHaveAccessibleDescription(message);
      expect(alerts(made)).toContain(message);
    }
    await userEvent.fill(field(made, "トリガー名"), "𠮷".repeat(100));
    await userEvent.fill(field(made, "イベント名"), "返品.a-b");
    await userEvent.fill(field(made, "表示名"), "あ".repeat(100));
    await eventually(() => alerts(made)).toEqual([]);
    expect(host.writes()).toEqual([]);
    expect(heard.map(({ detail }) => [detail.reason, detail.section, detail.messages])).toEqual([
      ["validation", "triggers", ["トリガー名を入力してください", "イベント名を入力してください"]],
    ]);
  });

  test("every message of the tree stands at its field and in the alert", async () => {
    const host = serveTriggers();
    const made = await openOne(3);
    await save(made);
    await untilSaved(made);
    await button(made, "パラメータを追加").click();
    await save(made);
    const at = (path: string) => expect.element(cell(made, path, "key"));
    await at("新しいパラメータ").toHaveAccessibleDescription("キーを入力してください");
    expect(alerts(made)).toEqual(["新しいパラメータ：キーを入力してください"]);
    await eventually(focused).toBe(cell(made, "新しいパラメータ", "key"));
    const invalid = "キーに使えるのは半角英数字と _ - です（数字だけは不可）";
    let path = "新しいパラメータ";
    for (const key of ["会員", "a.b", "a b", "12", "__proto__", "constructor", "prototype", "a".repeat(65)]) {
      await writeCell(made, path, "key", key);
      path = key;
      await at(path).toHaveAccessibleDescription(invalid);
      expect(alerts(made)).toEqual([`${path}：${invalid}`]);
    }
    await writeCell(made, path, "key", "item_name");
    await expect.poll(() => alerts(made)).toEqual(["item_name：同じキーがあります"]);
    const taken = root(made).querySelectorAll<HTMLElement>('[aria-label="item_name"] [data-control=key]');
    await expect.element(taken[1] as HTMLElement).toHaveAccessibleDescription("同じキーがあります");
    await userEvent.fill(taken[1] as HTMLElement, "item_name_2");
    await writeCell(made, "item_name_2", "label", "あ".repeat(101));
    await expect
      .element(cell(made, "item_name_2", "label"))
      .toHaveAccessibleDescription("表示名は100文字以内で入力してください");
    expect(alerts(made)).toEqual(["item_name_2：表示名は100文字以内で入力してください"]);
    await save(made);
    await eventually(focused).toBe(cell(made, "item_name_2", "label"));
    await writeCell(made, "item_name_2", "label", "あ");
    await eventually(() => alerts(made)).toEqual([]);
    expect(host.writes().length).toBe(1);
  });

  test("six levels and 501 parameters are said", async () => {
    const host = serveTriggers();
    const one = await openOne(1);
    const deep = "purchase.customer.shipping.address.zip";
    await row(one, deep).getByRole("combobox", { name: "型" }).selectOptions("マップ");
    await row(one, deep).getByRole("button", { name: "中に追加" }).click();
    await userEvent.keyboard("a");
    await save(one);
    await expect.element(cell(one, `${deep}.a`, "key")).toHaveAccessibleDescription("5階層までです");
    expect(alerts(one)).toEqual([`${deep}.a：5階層までです`]);
    one.remove();
    const many = Array.from({ length: 500 }, (_, at) => [`k${at}`, { label: "", type: "string" }] as const);
    host.change(6, ({ context }) => ({ context: { ...context, params: Object.fromEntries(many) } }));
    const made = await openOne(6);
    await button(made, "パラメータを追加").click();
    await eventually(() => focused().dataset.control).toBe("key");
    await userEvent.keyboard("more");
    await save(made);
    await eventually(() => alerts(made)).toEqual(["パラメータは500個までです"]);
    expect(host.writes()).toEqual([]);
  });

  test("a row that is folded away is unfolded where it is what is wrong", async () => {
    const host = serveTriggers();
    const made = await openOne(5);
    await row(made, "order").getByRole("button", { name: "折りたたむ" }).click();
    const errors = { "trigger.context.params.order.pickup_at": ["この型は選べません。"] };
    host.meet("PUT triggers/5", refusal(422, { message: "だめです。", errors }));
    await save(made);
    await eventually(() => focused().closest("[data-uid]")?.ariaLabel).toBe("order.pickup_at");
    expect(focused().dataset.control).toBe("key");
  });

  test("what the server refuses stands at its fields and in the alert, until it is edited", async () => {
    const host = serveTriggers();
    const made = await openOne(5);
    const heard = record(made, ["failure"]);
    const errors = {
      "trigger.name": ["使えない名前です。"],
      "trigger.context.event": ["イベント名はすでに使われています。"],
      "trigger.context.params.order.pickup_at": ["この型は選べません。"],
    };
    host.meet("PUT triggers/5", refusal(422, { message: "入力内容を確認してください。", errors }));
    await userEvent.fill(field(made, "表示名"), "ご注文");
    await save(made);
    await expect.element(field(made, "トリガー名")).toHaveAccessibleDescription("使えない名前です。");
    await expect
      .element(field(made, "イベント名"))
      .toHaveAccessibleDescription("イベント名はすでに使われています。");
    await expect
      .element(cell(made, "order.pickup_at", "key"))
      .toHaveAccessibleDescription("この型は選べません。");
    const lines = ["入力内容を確認してください。", ...Object.values(errors).flat()];
    expect([alerts(made), heard[0]?.detail]).toEqual([
      lines,
      expect.objectContaining({ section: "triggers", status: 422, messages: lines }),
    ]);
    await eventually(focused).toBe(field(made, "トリガー名").element());
    await userEvent.fill(field(made, "トリガー名"), "ご注文");
    await expect.element(field(made, "イベント名")).toHaveAccessibleDescription("");
    host.meet("PUT triggers/5", refusal(403, {}));
    await save(made);
    await eventually(() => alerts(made)).toEqual(["操作権限がありません"]);
    await save(made);
    await untilSaved(made);
    expect(lastTrigger(host)).toMatchObject({ name: "ご注文", context: { label: "ご注文" } });
  });
});
