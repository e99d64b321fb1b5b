/** Words of what chooses from the lists of the page. */
export const ja = {
  edit: "編集",
  editElsewhere: (label: string) => `${label}を編集（新しいタブで開く）`,
  items: "個別に選ぶ",
  folder: "フォルダで選ぶ",
  folderOf: (label: string) => `${label}のフォルダ`,
  method: (label: string) => `${label}の指定方法`,
  event: (label: string) => `「${label}」の`,
  unknownEvent: "不明",
  key: "連携データの項目",
  chooseKey: "項目を選択してください",
  noKeys: "選択可能な項目がありません",
  path: (labels: readonly string[]) => labels.join(" › "),
  format: "日時の形式",
  formats: {
    1: "M月D日(ddd) HH:mm",
    2: "M月D日 HH:mm",
    3: "YYYY年M月D日(ddd) HH:mm",
    4: "YYYY年M月D日 HH:mm",
    5: "M/D HH:mm",
    6: "YYYY/MM/DD HH:mm",
    7: "YYYY/MM/DD",
    8: "M月D日(ddd)",
    9: "HH:mm",
  },
};

/** Every language says exactly this much. */
export type ChoosingWords = typeof ja;
