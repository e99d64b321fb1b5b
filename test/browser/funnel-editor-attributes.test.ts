import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  add,
  all,
  any,
  condition,
  emptyFilter,
  everyAbility,
  everyCondition,
  filterOf,
  mountFilter,
  nameCondition,
  openFilter,
  rowNames,
  serveFilters,
} from "../elements/funnel-editor/page.js";
import { named } from "../elements/page.js";
import { drawn, eventually, shownText, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { silence } from "./support/page-hazards.js";

const value = filterOf(nameCondition("田中"));

/** The labels of the add buttons, in their order. */
function offered({ shadowRoot }: Element): string[] {
  const buttons = shadowRoot?.querySelectorAll<HTMLElement>(".cond-add button") ?? [];
  return [...buttons].map((button) => (button.getAttribute("aria-label") ?? "").replace(/を追加$/, ""));
}

const withoutAbility =
  "名前 個別メモ ステータスメッセージ 友だち登録日 対応マーク タグ 友だち情報 シナリオ 共通情報 回答フォーム 最終反応日 その他".split(
    " ",
  );

describe("mode", () => {
  test.each([
    ["editor", true, true],
    ["board", true, false],
    ["funneling", false, false],
  ])("%s", async (mode, hasName, hasOptions) => {
    serveFilters();
    const editor = await openFilter({ mode, value });
    await expect.element(named(editor, "group", all)).toBeVisible();
    const count = (there: boolean) => (there ? 1 : 0);
    expect(named(editor, "textbox", "条件名").elements()).toHaveLength(count(hasName));
    expect(named(editor, "combobox", "フォルダ").elements()).toHaveLength(count(hasName));
    for (const name of ["表示件数", "並び順", "ブロックされた友だち", "非表示にした友だち"])
      expect(named(editor, "combobox", name).elements()).toHaveLength(count(hasOptions));
  });

  test("may change while the page is open", async () => {
    serveFilters();
    const editor = await openFilter({ value });
    editor.mode = "funneling";
    await expect.element(named(editor, "textbox", "条件名")).not.toBeInTheDocument();
    editor.mode = "editor";
    await expect.element(named(editor, "textbox", "条件名")).toBeVisible();
  });

  test("choosing an option is an edit of the value", async () => {
    serveFilters();
    const editor = await openFilter({ value });
    await userEvent.selectOptions(named(editor, "combobox", "表示件数"), "100件");
    await userEvent.selectOptions(named(editor, "combobox", "並び順"), "メッセージが古い順");
    await userEvent.selectOptions(named(editor, "combobox", "ブロックされた友だち"), "表示する");
    await userEvent.selectOptions(named(editor, "combobox", "非表示にした友だち"), "非表示・ブロックのみ");
    await eventually(() => editor.value).toEqual({
      ...value,
      take_num: 100,
      sort_type: 4,
      with_blocked: 1,
      user_rate_type: 3,
    });
  });
});

describe("the folder", () => {
  test("is chosen from the folders of the server, with one for none", async () => {
    const server = serveFilters();
    const editor = await openFilter({ value: { ...value, group_id: 4 } });
    const folder = named(editor, "combobox", "フォルダ");
    await expect.element(folder).toHaveDisplayValue("店舗");
    expect([...(folder.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      "未分類",
      "キャンペーン",
      "店舗",
    ]);
    await userEvent.selectOptions(folder, "キャンペーン");
    await eventually(() => editor.value.group_id).toBe(3);
    await userEvent.selectOptions(folder, "未分類");
    await eventually(() => editor.value.group_id).toBeNull();
    expect(server.calls()).toHaveLength(1);
  });

  test("that could not be listed stays, says so, and is asked for again", async () => {
    let succeeds = false;
    serveFilters({ folders: () => (succeeds ? { json: [{ id: 4, name: "店舗" }] } : { status: 500 }) });
    const editor = mountFilter({ value: { ...value, group_id: 4 } });
    const heard = record(editor, ["failure"]);
    await drawn(editor);
    const alert = within(editor).getByRole("alert").getByText("フォルダ情報の取得に失敗しました。");
    await expect.element(alert).toBeVisible();
    expect(heard.map(({ detail }) => [detail.reason, detail.status, detail.messages])).toEqual([
      ["http", 500, ["フォルダ情報の取得に失敗しました。"]],
    ]);
    expect(editor.value.group_id).toBe(4);
    succeeds = true;
    await userEvent.click(named(editor, "button", "もう一度読み込む"));
    await expect.element(named(editor, "combobox", "フォルダ")).toHaveDisplayValue("店舗");
    await expect.element(alert).not.toBeInTheDocument();
  });
});

describe("copyable", () => {
  test.each([true, false])("%s", async (copyable) => {
    serveFilters();
    const editor = await openFilter({ value, ...(copyable && { copyable: true }) });
    const button = named(editor, "button", "カスタム検索からコピー");
    expect(button.elements()).toHaveLength(copyable ? 1 : 0);
  });

  test("is offered where there are conditions only, and never where nothing can be changed", async () => {
    serveFilters();
    const editor = await openFilter({ value, copyable: true, mode: "funneling" });
    await expect.element(named(editor, "button", "カスタム検索からコピー")).toBeVisible();
    editor.readonly = true;
    await expect.element(named(editor, "button", "カスタム検索からコピー")).not.toBeInTheDocument();
  });
});

describe("the add buttons", () => {
  test("are those that need no ability", async () => {
    serveFilters();
    const editor = await openFilter();
    expect(offered(editor)).toEqual(withoutAbility);
  });

  test("are all in the order of the public surface where the account may do everything", async () => {
    serveFilters();
    const editor = await openFilter(everyAbility);
    expect(offered(editor)).toEqual(
      (
        "名前 個別メモ ステータスメッセージ 友だち登録日 対応マーク タグ 友だち情報 シナリオ イベント予約 カレンダー予約 共通情報 " +
        "コンバージョン 流入経路 流入経路の外部パラメータ リマインダ リッチメニュー 回答フォーム メール 最終反応日 その他 ジャーニー 外部API"
      ).split(" "),
    );
  });

  test.each([
    ["event_reserve", "イベント予約"],
    ["salon_created", "カレンダー予約"],
    ["show-analytics", "コンバージョン"],
    ["landing", "流入経路"],
    ["user-landing-detail-query", "流入経路の外部パラメータ"],
    ["episode", "リマインダ"],
    ["richmenu", "リッチメニュー"],
    ["mail", "メール"],
    ["journey", "ジャーニー"],
  ])("the ability %s adds %s", async (abilities, label) => {
    serveFilters();
    const editor = await openFilter({ abilities });
    expect(offered(editor).filter((each) => !withoutAbility.includes(each))).toEqual([label]);
  });

  test("the external API needs its ability and a trigger", async () => {
    serveFilters();
    const editor = await openFilter({ abilities: "open-api" });
    expect(offered(editor)).not.toContain("外部API");
    Reflect.set(editor, "triggerContext", everyAbility["trigger-context"]);
    await eventually(() => offered(editor)).toContain("外部API");
  });

  test("member-filter leaves common information out", async () => {
    serveFilters();
    const editor = await openFilter({ "member-filter": true });
    expect(offered(editor)).toEqual(withoutAbility.filter((label) => label !== "共通情報"));
  });

  test("swatch names them in its order; or-panels too", async () => {
    serveFilters();
    const editor = await openFilter({ swatch: "60 11" });
    expect(offered(editor)).toEqual(["タグ", "名前"]);
    const addOr = named(editor, "button", `${any}を追加`);
    expect(addOr.elements()).toHaveLength(0);
    editor.setAttribute("swatch", "11 120");
    await expect.element(addOr).toBeVisible();
    expect(offered(editor)).toEqual(["名前"]);
  });

  test("disabled-types are never among them", async () => {
    serveFilters();
    const editor = await openFilter({ "disabled-types": "11 20 120" });
    expect(offered(editor)).toEqual(withoutAbility.slice(2));
    expect(named(editor, "button", `${any}を追加`).elements()).toHaveLength(0);
  });

  test("nor is a condition put into an or-panel where those are not offered", async () => {
    serveFilters();
    const editor = await openFilter({ value, "disabled-types": "120" });
    await userEvent.click(condition(editor, "1. 名前").getByRole("button", { name: "その他の操作" }));
    await expect.element(named(editor, "menuitem", "複製")).toBeVisible();
    expect(named(editor, "menuitem", "orで囲む").elements()).toHaveLength(0);
    editor.disabledTypes = null;
    await expect.element(named(editor, "menuitem", "orで囲む")).toBeVisible();
  });

  test("a locked condition may be moved and removed, never turned round or copied; it says why", async () => {
    serveFilters();
    const locked = { type: 93, richmenu_id: 601, match: 0 };
    const editor = await openFilter({ value: filterOf(locked) });
    await userEvent.click(
      condition(editor, "1. リッチメニュー").getByRole("button", { name: "その他の操作" }),
    );
    for (const name of ["反転", "複製"])
      await expect.element(named(editor, "menuitem", name)).toHaveAttribute("aria-disabled", "true");
    await expect
      .element(named(editor, "menuitem", "反転"))
      .toHaveAccessibleDescription("この条件を編集する権限がありません。内容はそのまま保存されます。");
    await expect.element(named(editor, "menuitem", "orで囲む")).not.toHaveAttribute("aria-disabled", "true");
  });

  test.each(["swatch", "disabled-types"])(
    "an unknown id in %s is refused, the last list stays",
    async (name) => {
      silence("warn");
      serveFilters();
      const editor = await openFilter({ [name]: "11" });
      const before = offered(editor);
      const heard = record(editor, ["failure"]);
      editor.setAttribute(name, "11 999");
      await eventually(() => heard.map(({ detail }) => detail.reason)).toEqual(["invalid-input"]);
      await eventually(() => shownText(editor)).toContain("読み取れないため");
      expect(offered(editor)).toEqual(before);
    },
  );

  test("an or-panel has its own, without another or", async () => {
    serveFilters();
    const editor = await openFilter({ swatch: "11 60 120" });
    await userEvent.click(named(editor, "button", `${any}を追加`));
    const panel = named(editor, "group", any);
    await expect.element(panel.getByRole("button", { name: "名前を追加", exact: true })).toBeVisible();
    expect(panel.getByRole("button", { name: `${any}を追加` }).elements()).toHaveLength(0);
    await add(editor, "タグ", any);
    await eventually(() => editor.value.inputs).toMatchObject([{ type: 120, effects: [{ type: 60 }] }]);
    await userEvent.click(panel.getByRole("button", { name: "パネルを削除" }));
    await eventually(() => editor.value.inputs).toEqual([]);
  });
});

describe("the buttons below", () => {
  test("are 検索, and キャンセル where the page wants it", async () => {
    serveFilters();
    const editor = await openFilter({ value });
    await expect.element(within(editor).getByRole("button", { name: "検索" })).toBeVisible();
    expect(named(editor, "button", "キャンセル").elements()).toHaveLength(0);
    const heard = record(editor, ["cancel"]);
    editor.cancelable = true;
    editor.finishLabel = "絞り込む";
    await userEvent.click(named(editor, "button", "キャンセル"));
    expect(heard).toHaveLength(1);
    await expect.element(within(editor).getByRole("button", { name: "絞り込む" })).toBeVisible();
  });

  test("none where nothing can be changed, and no tools either", async () => {
    serveFilters();
    const editor = await openFilter({ ...everyAbility, value: everyCondition, readonly: true });
    const buttons = [...(editor.shadowRoot?.querySelectorAll("button") ?? [])].map(
      (button) => button.getAttribute("aria-label") ?? button.innerText,
    );
    for (const name of ["削除", "その他の操作", "パネルを削除", "検索", "元に戻す"])
      expect(buttons).not.toContain(name);
    expect(rowNames(editor)).toHaveLength(31);
    expect(editor.value).toEqual(everyCondition);
  });
});

test("English speaks English", async () => {
  serveFilters();
  const editor = await openFilter({
    ...everyAbility,
    value: { ...everyCondition, name: "dormant" },
    locale: "en",
  });
  await eventually(() =>
    [...(editor.shadowRoot?.querySelectorAll("h2, button, .cond-name, label") ?? [])]
      .map((each) => (each as HTMLElement).innerText)
      .filter((text) => /[ぁ-んァ-ヶ]/.test(text)),
  ).toEqual([]);
});

test("an empty filter is what the fixtures say", async () => {
  serveFilters();
  expect((await openFilter()).value).toEqual(emptyFilter);
});
