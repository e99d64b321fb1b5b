import { describe, expect, onTestFinished, test } from "vitest";
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
  rowNames,
} from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { button, root, said } from "../elements/page.js";
import { journeys } from "../host/api/journeys.js";
import { announced, flat } from "./support/accessibility.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { gate } from "./support/served-host.js";

const events = ["journey-select", "group-change", "selection-change", "saved", "failure"] as const;
const search = (list: Element) => within(list).getByRole("searchbox", { name: "検索", exact: true });

describe("what is shown", () => {
  test("three reads; rows by their groups in the order of the navigation, 未分類 last", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    expect(host.calls.map(({ call }) => call).sort()).toEqual([
      "GET journey_groups",
      "GET journey_tags",
      "GET journeys",
    ]);
    const groups = [...root(list).querySelectorAll("[role=rowgroup]")].map((each) => each.ariaLabel);
    expect(groups).toEqual(["新規のお客様", "リピート促進", "キャンペーン", "未分類"]);
    expect(namesIn(list, "新規のお客様").slice(0, 2)).toEqual([
      "はじめての来店まで",
      "体験予約から会員登録まで",
    ]);
    expect(root(list).querySelector("[role=grid]")?.ariaRowCount).toBe("14");
    expect(row(list, 1410).textContent).toContain("削除済みのフェーズ");
    expect(row(list, 1414).textContent).toContain("フェーズはまだありません");
  });

  test("a group, お気に入り in their own order, 未分類; counts are those of the journeys", async () => {
    serveJourneys();
    const list = await openJourneys();
    const heard = record(list, events);
    const navigation = within(list).getByRole("navigation", { name: "グループ" });
    await navigation.getByRole("button", { name: "お気に入り", exact: true }).click();
    expect(rowIds(list)).toEqual([1401, 1403]);
    await navigation.getByRole("button", { name: "未分類", exact: true }).click();
    expect(rowIds(list)).toEqual([1414, 1415]);
    expect(heard.map(({ type, detail }) => [type, detail.groupId])).toEqual([
      ["group-change", "favorite"],
      ["group-change", "none"],
    ]);
    expect(list.groupId).toBe("none");
    expect(list.hasAttribute("group-id")).toBe(false);
    const described = navigation.getByRole("button", { name: "新規のお客様", exact: true }).element();
    const count = root(list).getElementById(described.getAttribute("aria-describedby") ?? "");
    expect(count?.textContent).toBe("5件");
  });

  test("the search finds names and phases, folded, and makes no call; the order is only drawn", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    const before = host.calls.length;
    await userEvent.fill(search(list), "ﾍｯﾄﾞｽﾊﾟ");
    expect(rowNames(list)).toEqual(["はじめてのヘッドスパ"]);
    await userEvent.fill(search(list), "くーぽん");
    expect(rowIds(list)).toEqual([1410, 1411, 1412, 1413, 1415]);
    expect(list.query).toBe("くーぽん");
    await userEvent.fill(search(list), "どこにもない");
    await expect.element(within(list).getByText("条件に合うジャーニーがありません")).toBeVisible();
    await userEvent.fill(search(list), "");
    await within(list).getByRole("combobox", { name: "並び順" }).selectOptions("更新の新しい順");
    expect(namesIn(list, "新規のお客様")[0]).toBe("体験予約から会員登録まで");
    expect(host.calls.length).toBe(before);
  });

  test("one list that fails: the rest works, and nothing is marked as deleted", async () => {
    const host = serveJourneys();
    host.meet("GET journey_tags", () => Response.json({ message: "だめ" }, { status: 404 }));
    // Reads are tried again twice.
    for (let tries = 0; tries < 3; tries += 1)
      host.meet("GET journey_groups", () => Response.json({ message: "秘密" }, { status: 500 }));
    const list = await openJourneys();
    await eventually(() => root(list).textContent).toContain("エラー（404）");
    await eventually(() => loadAlerts(list)).toEqual([
      ["不明なエラーが発生しました", "もう一度読み込む"],
      ["エラー（404）", "だめ", "もう一度読み込む"],
    ]);
    expect(root(list).textContent).not.toContain("秘密");
    expect(row(list, 1410).textContent).toContain("フェーズ（ID 1007）");
    expect(row(list, 1410).textContent).not.toContain("削除済み");
    const navigation = within(list).getByRole("navigation", { name: "グループ" });
    expect(navigation.getByRole("listitem").elements().length).toBe(3);
  });

  test.each([401, 409, 419])("a list that fails by %i: the page may be loaded anew", async (status) => {
    const host = serveJourneys();
    host.meet("GET journeys", () => Response.json({ message: "だめです。" }, { status }));
    const list = mountJourneys();
    await eventually(() => loadAlerts(list)).toEqual([
      [`エラー（${status}）`, "だめです。", "もう一度読み込む", "ページを再読み込み"],
    ]);
  });

  test("the phases are a list of groups", async () => {
    serveJourneys();
    const list = await openJourneys();
    const phases = within(list).getByRole("region", { name: "フェーズ" });
    const rows = phases.getByRole("list").getByRole("listitem");
    expect(rows.elements().length).toBeGreaterThan(2);
    expect(rows.getByRole("group").elements().length).toBe(rows.elements().length);
  });

  test("a group and a journey that are not there: said, and null", async () => {
    serveJourneys();
    const list = await openJourneys({ "group-id": "999", "journey-id": "888" });
    await eventually(() => said(list)).toContain("見つかりません");
    expect([list.groupId, list.journeyId]).toEqual([null, null]);
    const heard = record(list, events);
    list.setAttribute("group-id", "nobody");
    await eventually(() => heard.map(({ detail }) => detail.reason)).toEqual(["invalid-input"]);
    expect(rowIds(list).length).toBe(14);
  });
});

describe("one journey", () => {
  test("opened: its detail, unless the page prevents it", async () => {
    serveJourneys();
    const list = await openJourneys();
    const heard = record(list, events);
    await button(list, "カラー3回目までのリピート").click();
    await expect
      .element(within(list).getByRole("region", { name: "カラー3回目までのリピート" }))
      .toBeVisible();
    expect(heard[0]?.detail).toMatchObject({ journeyId: 1409, journey: { id: 1409, group_id: 82 } });
    list.addEventListener("journey-select", (event) => event.preventDefault());
    await button(list, "紹介プログラム").click();
    expect(list.journeyId).toBe(1414);
    expect(row(list, 1414).getAttribute("aria-current")).toBe("true");
    expect(root(list).querySelector(".journey-detail")).toBe(null);
  });

  test("a star: at once, the last of several presses counts, and back where it fails", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    const held = gate();
    host.meet("PATCH journeys/1409/fav", () => held.passed);
    const star = controlIn(list, 1409, "star");
    for (let press = 0; press < 5; press += 1) star.click();
    await eventually(() => star.ariaPressed).toBe("true");
    held.open();
    await eventually(() => host.store.get(journeys, 1409)?.value.favorite).toBe(1);
    expect(host.writes()).toEqual([["PATCH journeys/1409/fav", { favorite: 1 }]]);
    host.meet("PATCH journeys/1409/fav", () => Response.json({ message: "できません。" }, { status: 404 }));
    star.click();
    await eventually(() => alertLines(list)).toEqual(["エラー（404）", "できません。"]);
    expect(star.ariaPressed).toBe("true");
  });

  test("renamed in its place by one PUT of the whole; what fails opens again with what was typed", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    controlIn(list, 1409, "name").focus();
    await userEvent.keyboard("{F2}");
    const field = within(list).getByRole("textbox", { name: "名前" });
    await userEvent.fill(field, "  新しい名前 ");
    await userEvent.keyboard("{Enter}");
    await eventually(() => host.store.get(journeys, 1409)?.value.name).toBe("新しい名前");
    const [[call, body] = []] = host.writes();
    expect(call).toBe("PUT journeys/1409");
    expect(body).toMatchObject({
      ...{ id: 1409, name: "新しい名前", group_id: 82, order: 3 },
      base_updated_at: "2026-11-18T09:30:00+09:00",
    });
    await eventually(() => row(list, 1409).getAttribute("aria-label")).toBe("新しい名前");
    host.meet("PUT journeys/1409", () => Response.json({ message: "長すぎます。" }, { status: 422 }));
    controlIn(list, 1409, "name").focus();
    await userEvent.keyboard("{F2}");
    await userEvent.fill(field, "別の名前");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("別の名前");
    await expect.element(field).toHaveAccessibleDescription("エラー（422） 長すぎます。");
    await userEvent.keyboard("{Escape}");
    expect(row(list, 1409).getAttribute("aria-label")).toBe("新しい名前");
    await userEvent.keyboard("{F2}");
    await userEvent.fill(field, "　");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveAccessibleDescription("名前を入力してください");
  });

  test("a copy stands right behind it, and its name has the focus", async () => {
    serveJourneys();
    const list = await openJourneys();
    controlIn(list, 1409, "copy").click();
    await eventually(() => namesIn(list, "リピート促進").slice(2, 4)).toEqual([
      "カラー3回目までのリピート",
      "カラー3回目までのリピートのコピー",
    ]);
    await eventually(() => root(list).activeElement?.textContent).toBe("カラー3回目までのリピートのコピー");
    expect(said(list)).toContain("「カラー3回目までのリピート」を複製しました");
  });
});

test("with Ctrl or Shift a press on a name selects, and opens nothing", async () => {
  serveJourneys();
  const list = await openJourneys({ "group-id": "81" });
  const heard = record(list, events);
  await userEvent.keyboard("{Control>}");
  await userEvent.click(controlIn(list, 1401, "name"));
  await userEvent.keyboard("{/Control}{Shift>}");
  await userEvent.click(controlIn(list, 1406, "name"));
  await userEvent.keyboard("{/Shift}");
  expect(list.selectedIds).toEqual([1401, 1405, 1406]);
  expect(heard.map(({ type }) => type)).toEqual(["selection-change", "selection-change"]);
  expect(list.journeyId).toBe(null);
});

describe("order", () => {
  test("Alt with an arrow, several in one call, the whole list of the group; the focus stays", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    controlIn(list, 1409, "edit").focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{ArrowUp}{/Alt}");
    expect(namesIn(list, "リピート促進")[0]).toBe("カラー3回目までのリピート");
    expect(said(list)).toContain("「カラー3回目までのリピート」を2番目から1番目へ移動しました");
    expect(root(list).activeElement).toBe(controlIn(list, 1409, "edit"));
    await eventually(() => host.writes()).toEqual([
      ["POST journeys/sort", { group_id: 82, ids: [1409, 1402, 1403, 1410] }],
    ]);
    await eventually(() => host.store.get(journeys, 1409)?.value.order).toBe(1);
  });

  test("lifted by keys, carried and dropped; put back by Escape", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    controlIn(list, 1401, "reorder").focus();
    await userEvent.keyboard(" {ArrowDown}{ArrowDown}{Escape}");
    expect(said(list)).toContain("「はじめての来店まで」は元の位置のままです");
    await userEvent.keyboard(" {ArrowDown}{ArrowDown} ");
    expect(rowIds(list).slice(0, 3)).toEqual([1405, 1406, 1401]);
    expect(root(list).activeElement).toBe(controlIn(list, 1401, "reorder"));
    await eventually(() => host.writes()).toEqual([
      ["POST journeys/sort", { group_id: 81, ids: [1405, 1406, 1401, 1407, 1408] }],
    ]);
  });

  test("favourites have an order of their own", async () => {
    const host = serveJourneys();
    const list = await openJourneys({ "group-id": "favorite" });
    controlIn(list, 1403, "name").focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await eventually(() => host.writes()).toEqual([["POST journeys/sort/favorite", { ids: [1403, 1401] }]]);
    expect(rowIds(list)).toEqual([1403, 1401]);
    list.groupId = 82;
    await eventually(() => rowIds(list)).toEqual([1402, 1403, 1409, 1410]);
  });

  test("others have sorted and added meanwhile: the move is made in their order, once more", async () => {
    const host = serveJourneys();
    const list = await openJourneys({ "group-id": "82" });
    const whole = host.store.get(journeys, 1402)?.value;
    if (whole) host.store.put(journeys, 1499, { ...whole, id: 1499, name: "同僚の", order: 9 }, new Date());
    controlIn(list, 1402, "name").focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await eventually(() => host.writes().map(([, body]) => body)).toEqual([
      { group_id: 82, ids: [1403, 1402, 1409, 1410] },
      { group_id: 82, ids: [1403, 1402, 1409, 1410, 1499] },
    ]);
    await eventually(() => rowIds(list)).toEqual([1403, 1402, 1409, 1410, 1499]);
  });

  test("a failed order is taken back and said; moved again while a call runs, one more follows", async () => {
    const host = serveJourneys();
    const list = await openJourneys({ "group-id": "82" });
    host.meet("POST journeys/sort", () => Response.json({ message: "だめです。" }, { status: 404 }));
    controlIn(list, 1402, "name").focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await eventually(() => alertLines(list)).toEqual([
      "並べ替えを保存できませんでした",
      "エラー（404）",
      "だめです。",
    ]);
    expect(rowIds(list)).toEqual([1402, 1403, 1409, 1410]);
    const held = gate();
    host.meet("POST journeys/sort", () => held.passed);
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await eventually(() => host.writes().length).toBe(2);
    await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}");
    held.open();
    await eventually(() => host.writes().length).toBe(3);
    expect(host.writes().at(-1)).toEqual([
      "POST journeys/sort",
      { group_id: 82, ids: [1403, 1409, 1410, 1402] },
    ]);
  });

  test("under a search nothing is moved, and it says why", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    await userEvent.fill(search(list), "来店");
    const handle = controlIn(list, 1401, "reorder");
    expect(handle.ariaDisabled).toBe("true");
    const reason = root(list).getElementById(handle.getAttribute("aria-describedby") ?? "");
    expect(reason?.textContent).toBe("検索中は並べ替えられません");
    controlIn(list, 1401, "name").focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await eventually(() => said(list)).toContain("検索中は並べ替えられません");
    expect(host.writes()).toEqual([]);
  });

  test("位置を指定 takes figures of any width", async () => {
    const host = serveJourneys();
    const list = await openJourneys({ "group-id": "81" });
    controlIn(list, 1408, "more").click();
    await within(list).getByRole("menuitem", { name: "位置を指定..." }).click();
    const dialog = within(list).getByRole("dialog", { name: "位置を指定" });
    await userEvent.fill(dialog.getByRole("textbox", { name: "何番目" }), "９");
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog.getByText("1から5までの数字を入力してください")).toBeVisible();
    await userEvent.fill(dialog.getByRole("textbox", { name: "何番目" }), "２");
    await userEvent.keyboard("{Enter}");
    await eventually(() => rowIds(list)).toEqual([1401, 1408, 1405, 1406, 1407]);
    await eventually(() => host.writes().length).toBe(1);
  });
});

describe("selection", () => {
  test("boxes, ranges over what is shown, all, and what of it is not seen", async () => {
    serveJourneys();
    const list = await openJourneys();
    const heard = record(list, events);
    controlIn(list, 1401, "select").click();
    await userEvent.keyboard("{Shift>}");
    await userEvent.click(row(list, 1406), { position: { x: 600, y: 60 } });
    await userEvent.keyboard("{/Shift}");
    expect(list.selectedIds).toEqual([1401, 1405, 1406]);
    await expect.element(within(list).getByText("3件を選択中")).toBeVisible();
    await userEvent.fill(search(list), "ヘッドスパ");
    await expect.element(within(list).getByText("3件を選択中（うち2件は表示されていません）")).toBeVisible();
    await within(list).getByRole("checkbox", { name: "すべて選択" }).click();
    expect(list.selectedIds.length).toBe(2);
    await button(list, "表示されていない選択を解除").click();
    expect(list.selectedIds).toEqual([]);
    expect(heard.map(({ detail }) => detail.ids.length)).toEqual([1, 3, 2, 0]);
  });

  test("by keys: Space, Shift with arrows, everything, nothing", async () => {
    serveJourneys();
    const list = await openJourneys({ "group-id": "81" });
    controlIn(list, 1401, "name").focus();
    await userEvent.keyboard(" ");
    expect(list.selectedIds).toEqual([1401]);
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    expect(list.selectedIds).toEqual([1401, 1405, 1406]);
    await userEvent.keyboard("{Control>}a{/Control}");
    expect(list.selectedIds.length).toBe(5);
    await userEvent.keyboard("{Escape}");
    expect(list.selectedIds).toEqual([]);
    await userEvent.keyboard("{End}{ArrowLeft}");
    expect(root(list).activeElement?.closest("[data-control]")).toBe(
      row(list, 1408).querySelector("[data-control=star]"),
    );
  });

  test("several are carried together, and moved to a group in the order of the list", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    for (const id of [1408, 1405]) controlIn(list, id, "select").click();
    controlIn(list, 1405, "name").focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(said(list)).toContain("2件を1番目へ移動しました");
    await eventually(() => host.writes().at(-1)?.[1]).toEqual({
      ...{ group_id: 81, ids: [1405, 1408, 1401, 1406, 1407] },
    });
    await button(list, "移動").click();
    const dialog = within(list).getByRole("dialog", { name: "グループへ移動" });
    await dialog.getByRole("radio", { name: "未分類" }).click();
    await dialog.getByRole("button", { name: "移動する" }).click();
    await eventually(() => host.writes().at(-1)).toEqual([
      "POST journeys/mv_group",
      { group_id: null, ids: [1405, 1408] },
    ]);
    await eventually(() => namesIn(list, "未分類").slice(2)).toEqual([
      "体験予約から会員登録まで",
      "オンライン相談からの来店",
    ]);
    await eventually(() => said(list)).toContain("2件を「未分類」へ移動しました");
    expect(list.selectedIds.length).toBe(2);
  });
});

test("readonly: no control that writes", async () => {
  const host = serveJourneys();
  const list = await openJourneys({ readonly: "" });
  const names = [...root(list).querySelectorAll("button")].map((each) => each.ariaLabel ?? each.textContent);
  for (const name of [
    "編集",
    "複製",
    "その他",
    "ジャーニーを追加",
    "グループを追加",
    "フェーズを追加",
    "並べ替え",
  ])
    expect(names).not.toContain(name);
  controlIn(list, 1401, "name").focus();
  await userEvent.keyboard("{F2}{Delete}{Alt>}{ArrowDown}{/Alt}");
  expect(root(list).querySelector("dialog, .editable-text")).toBe(null);
  expect(host.writes()).toEqual([]);
});

test("another server: its lists, and what it does not have is not shown", async () => {
  serveJourneys();
  const list = await openJourneys({ "group-id": "82", "journey-id": "1409" });
  await expect.element(within(list).getByRole("region", { name: "カラー3回目までのリピート" })).toBeVisible();
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) =>
    String(input).includes("/elsewhere/") ? Response.json({ data: [] }) : fetch(input, init);
  onTestFinished(() => {
    globalThis.fetch = fetch;
  });
  list.apiBase = "/elsewhere";
  await expect.element(within(list).getByText("ジャーニーがありません")).toBeVisible();
  await eventually(() => [list.groupId, list.journeyId]).toEqual([null, null]);
});

describe("by ear", () => {
  test("each control of a row is described by the journey's name, and keeps its own", async () => {
    serveJourneys();
    const list = await openJourneys();
    const controls = flat(await announced()).find(
      ({ role, name }) => role === "row" && name === "はじめての来店まで",
    );
    const heard = flat(controls?.children ?? [])
      .filter(({ role }) => ["button", "checkbox", "ToggleButton"].includes(role) || role === "toggleButton")
      .map(({ name, description }) => [name, description]);
    const own = "はじめての来店まで";
    expect(heard).toEqual([
      ...["並べ替え", "選択", "お気に入り"].map((name) => [name, own]),
      [own, ""],
      ...["編集", "複製", "その他"].map((name) => [name, own]),
    ]);
    expect(row(list, 1401)).toBeDefined();
  });

  test("a count is said where something else was asked for, and not with what became of a deletion", async () => {
    serveJourneys();
    const list = await openJourneys();
    const count = () =>
      [...root(list).querySelectorAll("[role=status]")].find(
        (each) => each.textContent === "14件" || each.textContent === "13件" || each.textContent === "2件",
      );
    const live = () => [count()?.textContent, count()?.getAttribute("aria-live")];
    expect(live()).toEqual(["14件", "off"]);
    await button(list, "未分類").click();
    await eventually(live).toEqual(["2件", null]);
  });
});
