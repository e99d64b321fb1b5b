import { badge, table } from "./table.js";

/** What is sent to friends, and what sends it. */
export const messageTables = {
  egg: table(
    "egg",
    [
      [41, "お礼・フォロー"],
      [42, "ご案内"],
    ],
    [
      [401, "ご来店のお礼", 41, { type: 1, favorite: 1 }],
      [402, "体験予約のお礼", 41, { type: 1 }],
      [403, "お誕生日クーポン", 41, { type: 3 }],
      [406, "仕上がりはいかがですか", 41, { type: 4 }],
      [404, "営業時間のご案内", 42, { type: 2 }],
      [407, "年末年始の休業日", 42, { type: 1, fresh: 1 }],
      [408, "旧・年末のご挨拶", 42, { type: 1, generation: 1, badge: badge("旧形式", "warning") }],
      [405, "アンケートのお願い", null, { type: 3 }],
    ],
    [409],
  ),
  scenario: table(
    "scenario",
    [
      [51, "新しいお客様"],
      [52, "再来店"],
    ],
    [
      [501, "はじめてのお客様フォロー", 51, { favorite: 1, badge: badge("配信中", "success") }],
      [504, "紹介で来られた方へ", 51, { badge: badge("配信中", "success") }],
      [503, "休眠のお客様へのご案内", 52, { badge: badge("停止中", "warning") }],
      [502, "定期便のご案内", null, { badge: badge("配信中", "success") }],
      [505, "成人式の準備", null, { fresh: 1 }],
    ],
    [506],
  ),
  reaction: table(
    "reaction",
    [[171, "よくある質問"]],
    [
      [1701, "「予約」への応答", 171, { favorite: 1 }],
      [1702, "「駐車場」への応答", 171],
      [1703, "「営業時間」への応答", 171],
      [1704, "スタンプへの応答", null],
      [1705, "営業時間外の応答", null, { badge: badge("停止中", "warning") }],
    ],
    [1706],
  ),
  richmenu: table(
    "richmenu",
    [[61, "季節"]],
    [
      [601, "通常メニュー", null, { favorite: 1 }],
      [602, "会員メニュー", null],
      [604, "ランディングページ用メニュー", null, { is_lmp: 1, badge: badge("LMP", "info") }],
      [603, "年末年始メニュー", 61],
      [605, "成人式メニュー", 61, { fresh: 1 }],
    ],
    [606],
  ),
  episode: table(
    "episode",
    [],
    [
      [701, "予約日リマインド", null, { favorite: 1 }],
      [702, "次回来店リマインド", null],
      [703, "定期便お届けリマインド", null],
      [704, "成人式の前撮りリマインド", null, { badge: badge("停止中", "warning") }],
    ],
    [705],
  ),
  form: table(
    "form",
    [[131, "アンケート"]],
    [
      [1301, "ご来店アンケート", 131, { favorite: 1, unique: "ab12cd" }],
      [1302, "髪のお悩みアンケート", 131, { unique: "Q7kP2z" }],
      [1303, "ヘッドスパ体験会の申し込み", null, { unique: "302915" }],
      [1304, "2025年のアンケート", 131, { unique: "OLD025", badge: badge("受付終了", "danger") }],
      [1305, "求人のお問い合わせ", null, { unique: "JobsXY", fresh: 1 }],
    ],
    [1306],
  ),
};
