/** Words about what stands around the conditions: name, folder, copying, and how friends are shown. */
export const ja = {
  folder: "フォルダ",
  noFolder: "未分類",
  unknownFolder: (id: string) => `ID ${id}`,
  foldersFailed: "フォルダ情報の取得に失敗しました。",
  copyFromSaved: "カスタム検索からコピー",
  copied: (name: string) => `「${name}」を読み込みました`,
  appendInstead: "置き換えずに追加する",
  appended: (name: string) => `「${name}」の条件を追加しました`,
  takeNum: "表示件数",
  takeNums: { 50: "50件", 100: "100件", 200: "200件（アイコンなし）" },
  sortType: "並び順",
  sortTypes: {
    1: "友だち追加が新しい順",
    0: "友だち追加が古い順",
    3: "メッセージが新しい順",
    4: "メッセージが古い順",
  },
  withBlocked: "ブロックされた友だち",
  withBlockeds: { 0: "表示しない", 1: "表示する", 2: "ブロックされた友だちのみ" },
  userRateType: "非表示にした友だち",
  userRateTypes: { 0: "表示しない", 1: "表示する", 3: "非表示・ブロックのみ" },
};

/** Every language says exactly this much. */
export type OptionWords = typeof ja;
