export const ja = {
  mark: "対応マーク",
  markUnchanged: "変更しない",
  loading: "読み込み中...",
  notShown: "表示エラー",
  setUp: "設定",
  setUpElsewhere: "対応マークの設定（新しいタブで開く）",
  rate: "表示",
  rates: { [-10]: "変更しない", 1: "通常に戻す", 0: "非表示にする", [-1]: "ブロックする" },
  blockWarning:
    "ブロックした友だちは友だちリストに表示されなくなり、メッセージも送信されません。タグと友だち情報は削除されます。",
  marked: (mark: string) => `対応マークを${mark}に`,
  marks: (marked: string) => `${marked}する`,
  marksAnd: (marked: string, rated: string) => `${marked}して、${rated}`,
  rated: { 1: "友だちの表示を通常に戻す", 0: "友だちを非表示にする", [-1]: "友だちをブロックする" },
  nothingChanges: "対応マークも表示も変更しない",
};

/** Every language says exactly this much. */
export type MemberWords = typeof ja;
