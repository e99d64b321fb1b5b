import { badge, table } from "./table.js";

/** The shops, what can be booked there, what is told of them, and how friends find them. */
export const shopTables = {
  salon: table(
    "salon",
    [],
    [
      [1, "表参道店", null, { favorite: 1 }],
      [2, "横浜店", null],
      [3, "オンライン相談", null, { fresh: 1 }],
    ],
    [4],
  ),
  slot: table(
    "slot",
    [
      [81, "体験・教室"],
      [82, "季節の行事"],
    ],
    [
      [
        801,
        "ヘッドスパ体験会",
        81,
        { has_menu: 1, event_menus: [menu(811, "30分コース", 3300), menu(812, "60分コース", 6600)], rest: 6 },
      ],
      [802, "ヘアケア教室", 81, { rest: 12 }],
      [804, "親子カット教室", 81, { rest: 4, fresh: 1 }],
      [
        803,
        "年末の特別予約枠",
        82,
        { has_menu: 1, event_menus: [menu(831, "カット", 5500, 0)], badge: badge("満席", "danger") },
      ],
    ],
    [805],
  ),
  common_vars: table(
    "common_vars",
    [[91, "店舗のお知らせ"]],
    [
      [901, "ヘッドスパ体験会の申込数", null, { type: 2, unique: "x1y2", favorite: 1 }],
      [902, "今月の来店件数", null, { type: 2, unique: "Vst7" }],
      [903, "今月のおすすめ", 91, { type: 1, unique: "0214" }],
      [904, "臨時休業のお知らせ", 91, { type: 3, unique: "clsd" }],
      [905, "次の店休日", 91, { type: 10, unique: "NxTD" }],
    ],
    [906],
  ),
  site: table(
    "site",
    [],
    [
      [1501, "公式サイト", null, { favorite: 1 }],
      [1502, "オンラインストア", null],
      [1503, "採用サイト", null],
      [1504, "旧サイト（2024年まで）", null, { badge: badge("計測停止", "warning") }],
    ],
    [1505],
  ),
  tracker: table(
    "tracker",
    [[111, "オンラインストア"]],
    [
      [1101, "シャンプーの購入", 111, { favorite: 1 }],
      [1102, "定期便の申し込み", 111],
      [1103, "ギフトの購入", 111],
      [1104, "Web予約の完了", null],
      [1105, "資料請求", null, { fresh: 1 }],
    ],
    [1106],
  ),
  landing: table(
    "landing",
    [
      [121, "店頭"],
      [122, "広告"],
    ],
    [
      [1201, "店頭ポスターのQRコード", 121, { favorite: 1 }],
      [1202, "レシートのQRコード", 121],
      [1203, "SNS広告（春）", 122],
      [1204, "SNS広告（秋）", 122, { fresh: 1 }],
      [1205, "紹介カード", null],
    ],
    [1206],
  ),
};

function menu(id: number, name: string, price: number, rest = 3) {
  return { id, name, price, rest };
}
