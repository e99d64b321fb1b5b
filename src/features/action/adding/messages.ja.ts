/** Words for what is added and done to the list of effects. */
export const ja = {
  addHeading: "動作を追加",
  add: (label: string) => `${label}を追加`,
  alreadyAddedMark: "追加済み",
  alreadyAdded: "既に追加されています",
  added: (place: string) => `「${place}」を追加しました`,
  removed: (place: string) => `「${place}」を削除しました`,
  moved: (label: string, number: number) => `「${label}」を${number}番目に移動しました`,
  duplicated: (place: string) => `「${place}」に複製しました`,
  undone: "元に戻しました",
  redone: "やり直しました",
};

/** Every language says exactly this much. */
export type AddingWords = typeof ja;
