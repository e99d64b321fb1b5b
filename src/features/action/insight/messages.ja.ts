/** Words for what an action really does, and for what was changed about it. */
export const ja = {
  conflicts: {
    sentToBlocked: () => "ブロックする友だちにはメッセージが届きません",
    tagBothWays: (what: string) => `タグ${what}を付ける動作と外す動作があります（後の動作が残ります）`,
    menuTwice: () => "メニューの動作が2つ以上あります（最後の動作が残ります）",
    assignedTwice: (what: string) => `友だち情報${what}に2回以上代入しています（最後の値が残ります）`,
    reminderBothWays: (what: string) => `リマインダ${what}を開始する動作と解除する動作があります`,
  },
  reordered: "送るタイミングにより、一覧とは違う順番で実行されます",
  show: (number: number) => `${number}番目を表示`,
  title: (sends: string) => `実際の動き（${sends}）`,
  sends: (count: number, atMost: boolean) =>
    count === 0 ? "送信なし" : atMost ? `最大で${count}通 送信` : `${count}通 送信`,
  quota: "送信したメッセージは配信数に数えられることがあります。",
  now: "すぐ",
  later: (min: number, max: number) => (min === max ? `${min}分後` : `${min}〜${max}分後`),
  at: (time: string) => (time === "" ? "時刻未定" : time),
  step: (when: string, said: string) => `${when}：${said}`,
  conditional: "（条件に合う人だけ）",
  lasting: {
    blocks: "友だちをブロックします。一覧から消え、メッセージは送られず、タグと友だち情報は削除されます。",
    stopsScenario: "シナリオの購読と予約を停止します。",
    removesMenu: "メニューを外します。",
    cancelsReminder: "リマインダを解除します。",
  },
  changes: "変更点を見る",
  added: (said: string) => `追加：${said}`,
  removed: (said: string) => `削除：${said}`,
  movedTo: (said: string) => `移動：${said}`,
  changed: (before: string, after: string) => `変更：${before} → ${after}`,
  movedAndChanged: (before: string, after: string) => `移動と変更：${before} → ${after}`,
  otherwise: (said: string) => `変更：${said}（条件または表示されない項目）`,
  field: (label: string, before: string, after: string) => `${label}：${before} → ${after}`,
  fields: { a_name: "アクション名", a_twice_type: "2回目以降の発動時も実行" },
  yes: "する",
  no: "しない",
  nothing: "（なし）",
};

/** Every language says exactly this much. */
export type InsightWords = typeof ja;
