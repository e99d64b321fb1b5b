/** The effects' Japanese names (elements §2), for the host's own pages and descriptions. */
export const effectNames: ReadonlyMap<number, string> = new Map([
  [1, "テキスト送信"],
  [12, "テンプレート送信"],
  [13, "タグ操作"],
  [6, "友だち情報操作"],
  [5, "シナリオ操作"],
  [14, "メニュー操作"],
  [15, "リマインダ操作"],
  [7, "対応マーク・表示操作"],
  [16, "通知"],
  [30, "ASP・CV登録"],
  [31, "イベント予約操作"],
  [32, "共通情報操作"],
  [50, "フェーズ操作"],
]);
