import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  alertLines,
  controlIn,
  loadAlerts,
  mountJourneys,
  namesIn,
  openJourneys,
  row,
  rowIds,
} from "../elements/journey-list/page.js";
import { type JourneyHost, serveJourneys } from "../elements/journey-list/server.js";
import { refusal } from "../elements/open-api-console/server.js";
import { button, dialog as dialogOf, root, said } from "../elements/page.js";
import { journeyGroups } from "../host/api/journey-lists.js";
import { type Journey, journeys } from "../host/api/journeys.js";
import { realTime } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { afterConversion, commit, compose, pressForInputMethod } from "./support/input-method.js";
import { gate } from "./support/served-host.js";

async function openEdit(list: Element, id: number) {
  controlIn(list, id, "edit").click();
  const dialog = within(list).getByRole("dialog");
  await expect.element(dialog.getByRole("button", { name: "保存" })).toBeVisible();
  return dialog;
}

function change(host: JourneyHost, id: number, fields: Partial<Journey>): void {
  const before = host.store.get(journeys, id)?.value;
  if (!before) throw new Error(`no journey ${id}`);
  host.store.put(journeys, id, { ...before, ...fields, updated_at: "2026-11-26T09:00:00+09:00" }, new Date());
}

describe("a journey in its dialog", () => {
  test("new: name, group and phases, in one POST of exactly these", async () => {
    const host = serveJourneys();
    const list = await openJourneys({ "group-id": "83" });
    const heard = record(list, ["saved", "failure"]);
    await button(list, "ジャーニーを追加").click();
    const dialog = dialogOf(list, "ジャーニーを追加");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect.element(dialog.getByText("名前を入力してください")).toBeVisible();
    await userEvent.fill(dialog.getByRole("textbox", { name: "名前" }), " 冬の来店 ");
    await dialog.getByRole("combobox", { name: "フェーズを追加" }).click();
    await within(list).getByRole("option", { name: "会員登録" }).click();
    await expect.element(dialog.getByRole("group", { name: "1. 会員登録" })).toBeVisible();
    await dialog.getByRole("combobox", { name: "フェーズを追加" }).click();
    await within(list).getByRole("option", { name: "初回予約" }).click();
    await expect.element(dialog.getByRole("group", { name: "2. 初回予約" })).toBeVisible();
    await dialog.getByRole("combobox", { name: "フェーズを追加" }).click();
    await within(list).getByRole("option", { name: "会員登録" }).click();
    await expect.element(dialog.getByText("既に追加されています")).toBeVisible();
    await dialog
      .getByRole("group", { name: "2. 初回予約" })
      .getByRole("button", { name: "上へ移動" })
      .click();
    await dialog.getByRole("button", { name: "保存" }).click();
    await eventually(() => host.writes()).toEqual([
      [
        "POST journeys",
        {
          name: "冬の来店",
          group_id: 83,
          journey_kpis: [
            { journey_tag_id: 1002, order: 1 },
            { journey_tag_id: 1009, order: 2 },
          ],
        },
      ],
    ]);
    await eventually(() => root(list).activeElement?.textContent).toBe("冬の来店");
    expect(heard.map(({ type, detail }) => [type, detail.reason ?? detail.kind])).toEqual([
      ["failure", "validation"],
      ["saved", "create"],
    ]);
  });

  test("one that is there: whole, key for key, with its version; unedited without a call", async () => {
    const host = serveJourneys();
    change(host, 1409, { future: { a: [1] } } as Partial<Journey>);
    const list = await openJourneys();
    let dialog = await openEdit(list, 1409);
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect.poll(() => root(list).querySelector("dialog[open]")).toBe(null);
    expect(host.writes()).toEqual([]);
    dialog = await openEdit(list, 1409);
    await dialog.getByRole("combobox", { name: "グループ" }).selectOptions("未分類");
    await userEvent.click(dialog.getByRole("textbox", { name: "名前" }));
    await userEvent.keyboard("{Enter}");
    await eventually(() => host.writes().map(([call]) => call)).toEqual(["PUT journeys/1409"]);
    expect(host.writes()[0]?.[1]).toMatchObject({
      ...{ id: 1409, group_id: null, order: 3, future: { a: [1] } },
      base_updated_at: "2026-11-26T09:00:00+09:00",
    });
    await eventually(() => namesIn(list, "未分類")).toContain("カラー3回目までのリピート");
  });

  test("an unknown phase stays; what others have changed is taken over, and sent once more", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    const dialog = await openEdit(list, 1410);
    await expect.element(dialog.getByRole("group", { name: "2. 削除済みのフェーズ" })).toBeVisible();
    change(host, 1410, { name: "同僚の名前" });
    await dialog.getByRole("combobox", { name: "グループ" }).selectOptions("キャンペーン");
    await dialog.getByRole("button", { name: "保存" }).click();
    // The second call has been seen before it is stored.
    await eventually(() => host.store.get(journeys, 1410)?.value).toMatchObject({
      ...{ name: "同僚の名前", group_id: 83 },
      journey_kpis: [1011, 1007, 1013].map((journey_tag_id, at) => ({ journey_tag_id, order: at + 1 })),
    });
    await expect.poll(() => root(list).querySelector("dialog[open]")).toBe(null);
    expect(host.writes().map(([call]) => call)).toEqual(["PUT journeys/1410", "PUT journeys/1410"]);
  });

  test("both have changed one field: nothing is chosen, and nothing sent without a choice", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    const dialog = await openEdit(list, 1409);
    await userEvent.fill(dialog.getByRole("textbox", { name: "名前" }), "わたしの名前");
    change(host, 1409, { name: "同僚の名前" });
    await dialog.getByRole("button", { name: "保存" }).click();
    const choice = dialog.getByRole("radiogroup", { name: "名前の競合" });
    await expect.element(choice).toBeVisible();
    expect(choice.getByRole("radio", { checked: true }).elements()).toEqual([]);
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect.element(dialog.getByText("競合を選択してください")).toBeVisible();
    expect(host.writes().length).toBe(1);
    await expect.element(dialog.getByText("選ぶと保存を続けます。")).toBeVisible();
    await choice.getByRole("radio", { name: "あなたの入力" }).click();
    await eventually(() => host.store.get(journeys, 1409)?.value.name).toBe("わたしの名前");
  });

  test("both have changed one field, and the element is off the page before it is chosen: it is asked about again", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    const dialog = await openEdit(list, 1409);
    const choice = dialog.getByRole("radiogroup", { name: "名前の競合" });
    await userEvent.fill(dialog.getByRole("textbox", { name: "名前" }), "わたしの名前");
    change(host, 1409, { name: "同僚の名前", group_id: 83 });
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect.element(choice).toBeVisible();
    const place = list.parentElement;
    list.remove();
    await realTime(50, "an element has left the page in a later task");
    place?.append(list);
    await expect.element(dialog.getByRole("textbox", { name: "名前" })).toHaveValue("わたしの名前");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect.element(choice).toBeVisible();
    expect(host.store.get(journeys, 1409)?.value.name).toBe("同僚の名前");
    await choice.getByRole("radio", { name: "あなたの入力" }).click();
    await eventually(() => host.store.get(journeys, 1409)?.value).toMatchObject({
      ...{ name: "わたしの名前", group_id: 83 },
    });
  });

  test("what is undecided is asked again after the page was left; what was decided is not", async () => {
    const host = serveJourneys();
    const attributes = { "draft-key": "undecided journey" };
    const first = await openJourneys(attributes);
    let dialog = await openEdit(first, 1409);
    await userEvent.fill(dialog.getByRole("textbox", { name: "名前" }), "わたしの名前");
    await dialog.getByRole("combobox", { name: "グループ" }).selectOptions("未分類");
    change(host, 1409, { name: "同僚の名前", group_id: 83, favorite: 1 });
    await dialog.getByRole("button", { name: "保存" }).click();
    await dialog
      .getByRole("radiogroup", { name: "グループの競合" })
      .getByRole("radio", { name: "編集前の値" })
      .click();
    await expect
      .element(dialog.getByRole("combobox", { name: "グループ" }))
      .toHaveDisplayValue("リピート促進");
    first.remove();
    const second = mountJourneys(attributes);
    await button(second, "復元する").click();
    dialog = within(second).getByRole("dialog");
    await expect.element(dialog.getByRole("textbox", { name: "名前" })).toHaveValue("わたしの名前");
    await expect
      .element(dialog.getByRole("combobox", { name: "グループ" }))
      .toHaveDisplayValue("リピート促進");
    await dialog.getByRole("button", { name: "保存" }).click();
    const choice = dialog.getByRole("radiogroup", { name: "名前の競合" });
    await expect.element(choice).toHaveTextContent("同僚の名前");
    expect(dialog.getByRole("radiogroup").elements()).toHaveLength(1);
    expect(host.store.get(journeys, 1409)?.value.name).toBe("同僚の名前");
    await choice.getByRole("radio", { name: "あなたの入力" }).click();
    const stored = () => host.store.get(journeys, 1409)?.value;
    await eventually(stored).toMatchObject({ name: "わたしの名前", group_id: 82, favorite: 1 });
    second.remove();
    await eventually(() => sessionStorage.getItem("undecided journey")).toBe(null);
  });

  test("what was decided stays so after the page was left, also where it is as it was before", async () => {
    const host = serveJourneys();
    const attributes = { "draft-key": "decided journey" };
    const first = await openJourneys(attributes);
    let dialog = await openEdit(first, 1409);
    await userEvent.fill(dialog.getByRole("textbox", { name: "名前" }), "わたしの名前");
    const was = host.store.get(journeys, 1409)?.value.name ?? "";
    change(host, 1409, { name: "同僚の名前" });
    await dialog.getByRole("button", { name: "保存" }).click();
    host.meet("PUT journeys/1409", refusal(500, {}));
    await dialog.getByRole("radio", { name: "編集前の値" }).click();
    await expect.element(dialog.getByRole("alert")).toBeVisible();
    first.remove();
    const second = mountJourneys(attributes);
    await button(second, "復元する").click();
    dialog = within(second).getByRole("dialog");
    await expect.element(dialog.getByRole("textbox", { name: "名前" })).toHaveValue(was);
    await dialog.getByRole("button", { name: "保存" }).click();
    await eventually(() => host.store.get(journeys, 1409)?.value.name).toBe(was);
    second.remove();
  });

  test("deleted meanwhile: added anew", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    const dialog = await openEdit(list, 1409);
    await userEvent.fill(dialog.getByRole("textbox", { name: "名前" }), "残す名前");
    host.store.delete(journeys, 1409);
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect.element(dialog.getByText("このジャーニーは削除されています")).toBeVisible();
    await dialog.getByRole("button", { name: "新しく追加する" }).click();
    await eventually(() => host.writes().at(-1)?.[0]).toBe("POST journeys");
    await eventually(() => root(list).activeElement?.textContent).toBe("残す名前");
  });

  test("a failed save: the status, the messages, the fields; what was typed stays; leaving asks", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    const dialog = await openEdit(list, 1409);
    await userEvent.fill(dialog.getByRole("textbox", { name: "名前" }), "使えない名前");
    host.meet(
      "PUT journeys/1409",
      refusal(422, { message: "入力内容を確認してください。", errors: { name: ["使えない文字があります"] } }),
    );
    await dialog.getByRole("button", { name: "保存" }).click();
    const alert = dialog.getByRole("alert");
    await expect
      .element(alert)
      .toHaveTextContent("エラー（422）入力内容を確認してください。使えない文字があります");
    await expect
      .element(dialog.getByRole("textbox", { name: "名前" }))
      .toHaveAccessibleDescription("使えない文字があります");
    host.meet("PUT journeys/1409", refusal(409, { message: "古いページです。" }));
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect.element(dialog.getByRole("button", { name: "ページを再読み込み" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialogOf(list, "保存していない変更があります")).toBeVisible();
    expect(list.dirty).toBe(true);
    await button(list, "編集を続ける").click();
    await expect.element(dialog.getByRole("textbox", { name: "名前" })).toHaveValue("使えない名前");
    await userEvent.keyboard("{Escape}");
    await button(list, "破棄する").click();
    expect(list.dirty).toBe(false);
  });

  test("a phase made while choosing is one of the page's phases", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    const dialog = await openEdit(list, 1414);
    await dialog.getByRole("combobox", { name: "フェーズを追加" }).click();
    await expect.element(within(list).getByRole("option", { name: "会員登録" })).toBeVisible();
    await userEvent.keyboard("お誕生日月");
    await within(list).getByRole("option", { name: "「お誕生日月」を新しいフェーズとして追加" }).click();
    await eventually(() => host.writes()).toEqual([["POST journey_tags", { name: "お誕生日月" }]]);
    await expect.element(dialog.getByRole("group", { name: "1. お誕生日月" })).toBeVisible();
  });

  test("the condition is edited in the slide; a pending one is not saved over", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    const dialog = await openEdit(list, 1414);
    await dialog.getByRole("switch", { name: "対象を絞り込む" }).click();
    await dialog.getByRole("button", { name: "名前を追加", exact: true }).click();
    await userEvent.fill(dialog.getByRole("textbox", { name: "名前", exact: true }), "佐藤");
    await dialog.getByRole("button", { name: "条件を決めて戻る" }).click();
    await eventually(() => host.writes().map(([call]) => call)).toEqual(["POST funnel/register"]);
    await dialog.getByRole("button", { name: "保存" }).click();
    await eventually(() => host.writes().map(([call]) => call)).toEqual([
      "POST funnel/register",
      "PUT journeys/1414",
    ]);
    await eventually(() => host.store.get(journeys, 1414)?.value.member_query_id).toBeGreaterThan(0);
  });

  test("unsaved work comes back on another page by its key", async () => {
    serveJourneys();
    const attributes = { "draft-key": "draft of journeys" };
    const first = await openJourneys(attributes);
    const dialog = await openEdit(first, 1409);
    await userEvent.fill(dialog.getByRole("textbox", { name: "名前" }), "途中の名前");
    first.remove();
    const second = mountJourneys(attributes);
    await expect.element(within(second).getByText("前回の編集内容が残っています")).toBeVisible();
    await button(second, "復元する").click();
    await expect
      .element(within(second).getByRole("dialog").getByRole("textbox", { name: "名前" }))
      .toHaveValue("途中の名前");
    second.remove();
    sessionStorage.clear();
  });
});

describe("deleting", () => {
  async function confirm(list: Element): Promise<void> {
    await within(list).getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  }

  test("what falls with it is said; taken back within its time, without a call", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    controlIn(list, 1405, "name").focus();
    await userEvent.keyboard("{Delete}");
    const dialog = dialogOf(list, "「体験予約から会員登録まで」を削除しますか？");
    await expect.element(dialog).toBeVisible();
    await confirm(list);
    expect(rowIds(list)).not.toContain(1405);
    await eventually(() => root(list).activeElement?.textContent).toBe("はじめてのヘッドスパ");
    expect(list.dirty).toBe(true);
    await expect.element(within(list).getByText("1件を削除します")).toBeVisible();
    await button(list, "元に戻す").click();
    expect(rowIds(list).slice(0, 3)).toEqual([1401, 1405, 1406]);
    expect(host.writes()).toEqual([]);
    expect(list.dirty).toBe(false);
  });

  test("an order that is saved meanwhile has the row that waits, in its place", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    controlIn(list, 1405, "name").focus();
    await userEvent.keyboard("{Delete}");
    await confirm(list);
    controlIn(list, 1407, "name").focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await eventually(() => host.writes()).toEqual([
      ["POST journeys/sort", { group_id: 81, ids: [1401, 1405, 1407, 1406, 1408] }],
    ]);
    await button(list, "元に戻す").click();
    expect(rowIds(list).slice(0, 5)).toEqual([1401, 1405, 1407, 1406, 1408]);
  });

  test("one DELETE for one when the time is over, or when refreshed", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    const heard = record(list, ["selection-change", "saved"]);
    controlIn(list, 1405, "name").focus();
    await userEvent.keyboard("{Delete}");
    await confirm(list);
    await list.refresh();
    expect(host.writes()).toEqual([["DELETE journeys/1405", null]]);
    await eventually(() => said(list)).toContain("1件を削除しました");
    // Nothing was selected.
    expect(heard.map(({ type }) => type)).toEqual(["saved"]);
  });

  test("several by one call; what the server keeps comes back selected, with its reason", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    for (const id of [1401, 1405, 1414]) controlIn(list, id, "select").click();
    await within(list)
      .getByRole("group", { name: "選択中のジャーニー" })
      .getByRole("button", { name: "削除" })
      .click();
    await expect.element(dialogOf(list, "3件のジャーニーを削除しますか？")).toBeVisible();
    await confirm(list);
    await list.refresh();
    expect(host.writes()).toEqual([["POST journeys/bulk_delete", { ids: [1401, 1405, 1414] }]]);
    await eventually(() => alertLines(list)[0]).toBe("2件を削除しました。1件は削除できませんでした。");
    expect(list.selectedIds).toEqual([1401]);
    expect(row(list, 1401).textContent).toMatch(/で使われています。/);
    expect(rowIds(list)).not.toContain(1414);
  });

  test("sent although the page is being left", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    controlIn(list, 1405, "name").focus();
    await userEvent.keyboard("{Delete}");
    await confirm(list);
    list.remove();
    await eventually(() => host.calls.at(-1)).toMatchObject({
      call: "DELETE journeys/1405",
      keepalive: true,
    });
  });

  test("a call that fails as a whole: all are back, selected", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    for (const id of [1405, 1406]) controlIn(list, id, "select").click();
    await within(list)
      .getByRole("group", { name: "選択中のジャーニー" })
      .getByRole("button", { name: "削除" })
      .click();
    await confirm(list);
    host.meet("POST journeys/bulk_delete", refusal(401, { message: "ログインしてください。" }));
    await list.refresh();
    await eventually(() => alertLines(list)).toEqual(["エラー（401）", "ログインしてください。"]);
    await expect.element(button(list, "ページを再読み込み")).toBeVisible();
    expect(list.selectedIds).toEqual([1405, 1406]);
  });
});

describe("groups and phases", () => {
  test("a group: added, renamed in its place, moved, deleted with its journeys in 未分類", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    await button(list, "グループを追加").click();
    await userEvent.fill(within(list).getByRole("dialog").getByRole("textbox", { name: "名前" }), "冬");
    await userEvent.keyboard("{Enter}");
    await eventually(() => host.writes()).toEqual([["POST journey_groups", { name: "冬" }]]);
    await button(list, "冬のメニュー").click();
    await within(list).getByRole("menuitem", { name: "名前を変更" }).click();
    await userEvent.fill(within(list).getByRole("textbox", { name: "名前" }), "冬の企画");
    await userEvent.keyboard("{Enter}");
    await eventually(() => host.writes().at(-1)?.[1]).toEqual({ name: "冬の企画" });
    await button(list, "冬の企画のメニュー").click();
    await within(list).getByRole("menuitem", { name: "上へ移動" }).click();
    const added = host.store.list(journeyGroups).at(-1)?.id ?? 0;
    await eventually(() => host.writes().at(-1)).toEqual([
      "POST journey_groups/sort",
      { ids: [81, 82, added, 83] },
    ]);
    await button(list, "キャンペーンのメニュー").click();
    await within(list).getByRole("menuitem", { name: "削除" }).click();
    await expect.element(within(list).getByText("3件のジャーニーは未分類になります。")).toBeVisible();
    await within(list).getByRole("dialog").getByRole("button", { name: "削除する" }).click();
    await eventually(() => namesIn(list, "未分類").length).toBe(5);
    expect(host.writes().at(-1)?.[0]).toBe("DELETE journey_groups/83");
    // It was the last one: the focus is in the one before.
    await eventually(() => root(list).activeElement?.ariaLabel).toBe("冬の企画");
  });

  test("the only group: its deletion leaves the focus to the button that adds", async () => {
    const host = serveJourneys();
    for (const { id } of host.store.list(journeyGroups)) if (id !== 83) host.store.delete(journeyGroups, id);
    const list = await openJourneys();
    await button(list, "キャンペーンのメニュー").click();
    await within(list).getByRole("menuitem", { name: "削除" }).click();
    await within(list).getByRole("dialog").getByRole("button", { name: "削除する" }).click();
    await eventually(() => root(list).activeElement?.ariaLabel).toBe("グループを追加");
  });

  test("a phase: renamed and deleted, with what uses it; without the ability none of that is there", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    const phase = within(list)
      .getByRole("region", { name: "フェーズ" })
      .getByRole("group", { name: "会員登録", exact: true });
    await expect.element(phase).toHaveTextContent("2件のジャーニーで使用");
    await phase.getByRole("button", { name: "名前を変更" }).click();
    await userEvent.fill(within(list).getByRole("textbox", { name: "名前" }), "会員になる");
    await userEvent.keyboard("{Enter}");
    await eventually(() => row(list, 1405).textContent).toContain("会員になる");
    await eventually(() => host.writes()).toEqual([
      ["PATCH journey_tags/1009/rename", { name: "会員になる" }],
    ]);
    const renamed = within(list).getByRole("group", { name: "会員になる", exact: true });
    const next = renamed.element().parentElement?.nextElementSibling?.firstElementChild?.ariaLabel;
    expect(next).toBeTruthy();
    await renamed.getByRole("button", { name: "削除" }).click();
    await expect.element(within(list).getByText("2件のジャーニーから外れます：")).toBeVisible();
    await within(list).getByRole("dialog").getByRole("button", { name: "削除する" }).click();
    await eventually(() => row(list, 1405).textContent).not.toContain("会員になる");
    await eventually(() => root(list).activeElement?.closest("[role=group]")?.ariaLabel).toBe(next);
    list.abilities = [];
    await eventually(
      () => within(list).getByRole("button", { name: "フェーズを追加", exact: true }).elements().length,
    ).toBe(0);
  });

  test("no key of a conversion saves, cancels or moves", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    controlIn(list, 1409, "name").focus();
    await userEvent.keyboard("{F2}");
    const field = within(list).getByRole("textbox", { name: "名前" });
    await userEvent.fill(field, "");
    await compose("なまえ");
    for (const key of ["Enter", "Escape", "ArrowDown"]) await pressForInputMethod(key);
    await commit("名前");
    await expect.element(field).toHaveValue("名前");
    expect(host.writes()).toEqual([]);
    await afterConversion();
    await userEvent.keyboard("{Enter}");
    await eventually(() => host.writes().length).toBe(1);
  });
});

describe("who passed", () => {
  test("counts on request, with shares; a page of friends; leaving aborts", async () => {
    const host = serveJourneys();
    const answer = (total: number) => () =>
      Response.json({ data: [], pagination: { current_page: 1, last_page: 1, per_page: 1, total } });
    const path = (phase: number) => `GET journeys/1409/journey_tags/${phase}/members`;
    host.meet(`${path(1003)}?page=1&per_page=1`, answer(986));
    host.meet(`${path(1004)}?page=1&per_page=1`, answer(0));
    host.meet(`${path(1010)}?page=1&per_page=1`, answer(3));
    const list = await openJourneys({ "journey-id": "1409" });
    const detail = within(list).getByRole("region", { name: "カラー3回目までのリピート" });
    await detail.getByRole("button", { name: "人数を表示" }).click();
    await expect.element(detail.getByText("986人")).toBeVisible();
    const steps = [...root(list).querySelectorAll(".journey-steps > li")].map((each) => each.textContent);
    expect(steps).toEqual(["初回来店986人", "2回目の来店0人0%", "3回目の来店3人"]);
    host.meet(`${path(1003)}?page=1&per_page=50`, () =>
      Response.json({
        data: [
          { id: 7, name: "佐藤", icon_url: "javascript:alert(1)", passed_at: "2026-11-05T09:05:00+09:00" },
        ],
        pagination: { current_page: 1, last_page: 3, per_page: 50, total: 1204 },
      }),
    );
    await detail.getByRole("button", { name: "初回来店の友だち" }).click();
    const dialog = dialogOf(list, "「初回来店」を通過した友だち（1,204人）");
    await expect.element(dialog.getByText("11月5日 9:05")).toBeVisible();
    await expect.element(dialog.getByText("1 / 3")).toBeVisible();
    expect(root(list).querySelector("dialog img")).toBe(null);
    const heard = record(list, ["member-select"]);
    await dialog.getByRole("button", { name: "佐藤" }).click();
    expect(heard[0]?.detail).toEqual({ memberId: 7 });
    const held = gate();
    host.meet(`${path(1003)}?page=2&per_page=50`, () => held.passed);
    await dialog.getByRole("button", { name: "次のページ" }).click();
    await eventually(() => host.calls.at(-1)?.call).toBe(`${path(1003)}?page=2&per_page=50`);
  });

  test("what cannot be read: the status first, and the page may be loaded anew", async () => {
    const host = serveJourneys();
    const list = await openJourneys({ "journey-id": "1409" });
    const path = (page: string) => `GET journeys/1409/journey_tags/1003/members?${page}`;
    const said = ["エラー（419）", "古いページです。", "もう一度読み込む", "ページを再読み込み"];
    host.meet(path("page=1&per_page=1"), refusal(419, { message: "古いページです。" }));
    const detail = within(list).getByRole("region", { name: "カラー3回目までのリピート" });
    await detail.getByRole("button", { name: "人数を表示" }).click();
    await eventually(() => loadAlerts(list)).toEqual([said]);
    host.meet(path("page=1&per_page=50"), refusal(419, { message: "古いページです。" }));
    await detail.getByRole("button", { name: "初回来店の友だち" }).click();
    await eventually(() => loadAlerts(list)).toEqual([said, said]);
  });
});
