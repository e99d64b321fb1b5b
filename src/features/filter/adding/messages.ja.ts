/** Words for what is added and done to the conditions. */
export const ja = {
  alreadyAddedMark: "追加済み",
  added: (place: string) => `「${place}」を追加しました`,
  removed: (place: string) => `「${place}」を削除しました`,
  moved: (label: string, number: number) => `「${label}」を${number}番目に移動しました`,
  duplicated: (place: string) => `「${place}」に複製しました`,
  inverted: (place: string) => `「${place}」を反転しました`,
  wrapped: "条件をorで囲みました",
  dissolved: "orを解除して条件を並べました",
  cleared: "条件をすべて削除しました",
  undone: "元に戻しました",
  redone: "やり直しました",
};

/** Every language says exactly this much. */
export type AddingWords = typeof ja;
