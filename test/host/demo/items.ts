import type { PickerGroup, PickerItem, TableKind } from "../api/picker-items.js";
import type { VariableChoice } from "../api/variable-choices.js";

/** A table of choices: its folders, and rows of id, name, folder and whatever else the kind has. */
export interface DemoTable {
  readonly groups: readonly PickerGroup[];
  readonly items: readonly PickerItem[];
}

/** The choices of every picker. The ids below 2000 are those of the fixtures. */
export const demoTables: Readonly<Record<TableKind, DemoTable>> = {
  tag: table(
    [
      [11, "来店"],
      [12, "興味"],
      [13, "注文"],
    ],
    [
      [101, "来店済み", 11, { favorite: 1 }],
      [102, "リピーター", 11, { favorite: 1 }],
      [103, "VIP", 11],
      [104, "初回来店", 11],
      [105, "紹介で来店", 11],
      [106, "半年以上来店なし", 11],
      [107, "カラーに興味", 12],
      [108, "トリートメントに興味", 12],
      [109, "ヘッドスパに興味", 12],
      [110, "成人式の予定あり", 12],
      [111, "定期便を利用中", 13],
      [112, "シャンプーを購入", 13],
      [113, "ギフトを購入", 13],
      [114, "アンケート回答済み", null],
      [115, "配信を控える", null, { writable: 0 }],
    ],
  ),
  egg: table(
    [[41, "お礼・フォロー"]],
    [
      [401, "ご来店のお礼", 41],
      [402, "体験予約のお礼", 41],
      [403, "お誕生日クーポン", 41],
      [404, "営業時間のご案内", null],
      [405, "アンケートのお願い", null],
    ],
  ),
  varia: table(
    [[21, "会員情報"]],
    [
      [201, "会員ランク", 21, { type: 0, type_name: "標準" }],
      [202, "来店回数", 21, { type: 1, type_name: "数値" }],
      [203, "次回来店予定日", 21, { type: 30, type_name: "日付" }],
      [204, "担当スタイリスト", 21, { type: 20, type_name: "選択肢" }],
      [205, "施術の記録", null, { type: 2, type_name: "長文" }],
      [206, "仕上がりの写真", null, { type: 10, type_name: "画像" }],
      [207, "カウンセリングシート", null, { type: 13, type_name: "PDF" }],
    ],
  ),
  scenario: table(
    [],
    [
      [501, "はじめてのお客様フォロー", null],
      [502, "定期便のご案内", null],
      [503, "休眠のお客様へのご案内", null],
    ],
  ),
  richmenu: table(
    [],
    [
      [601, "通常メニュー", null],
      [602, "会員メニュー", null],
      [603, "年末年始メニュー", null],
    ],
  ),
  episode: table(
    [],
    [
      [701, "予約日リマインド", null],
      [702, "次回来店リマインド", null],
      [703, "定期便お届けリマインド", null],
    ],
  ),
  slot: table(
    [[81, "体験・教室"]],
    [
      [
        801,
        "ヘッドスパ体験会",
        81,
        { has_menu: 1, event_menus: [menu(811, "30分コース", 3300), menu(812, "60分コース", 6600)], rest: 6 },
      ],
      [802, "ヘアケア教室", 81, { has_menu: 0, event_menus: [], rest: 12 }],
      [803, "年末の特別予約枠", null, { has_menu: 1, event_menus: [menu(831, "カット", 5500, 0)], rest: 0 }],
    ],
  ),
  common_vars: table(
    [],
    [
      [901, "ヘッドスパ体験会の申込数", null, { type: 2, type_name: "数値" }],
      [902, "今月の来店件数", null, { type: 2, type_name: "数値" }],
      [903, "今月のおすすめ", null, { type: 1, type_name: "標準" }],
      [904, "臨時休業のお知らせ", null, { type: 3, type_name: "長文" }],
      [905, "次の店休日", null, { type: 10, type_name: "日付" }],
    ],
  ),
  journey_tag: table(
    [],
    [
      [1001, "友だち追加", null],
      [1002, "初回予約", null],
      [1003, "初回来店", null],
      [1004, "2回目の来店", null],
    ],
  ),
  response_mark: table(
    [],
    [
      [1, "未対応", null, { color: "#c1272d" }],
      [2, "対応中", null, { color: "#995c00" }],
      [3, "対応済み", null, { color: "#1f8045" }],
      [4, "保留", null, { color: "#6b727e" }],
    ],
  ),
};

/** The choices of the select variables, by variable. */
export const demoVariableChoices: ReadonlyMap<number, readonly VariableChoice[]> = new Map([
  [
    204,
    [
      { id: 2041, value: "佐々木", color: "#2971c6" },
      { id: 2042, value: "中村", color: "#2e854d" },
      { id: 2043, value: "指名なし", color: null },
    ],
  ],
]);

type ItemRow = readonly [
  id: number,
  name: string,
  groupId: number | null,
  more?: Readonly<Record<string, unknown>>,
];

function table(
  groups: readonly (readonly [id: number, name: string])[],
  rows: readonly ItemRow[],
): DemoTable {
  return {
    groups: groups.map(([id, name]) => ({ id, name })),
    items: rows.map(([id, name, group_id, more]) => ({
      id,
      name,
      group_id,
      favorite: 0,
      writable: 1,
      ...more,
    })),
  };
}

function menu(id: number, name: string, price: number, rest = 3) {
  return { id, name, price, rest };
}
