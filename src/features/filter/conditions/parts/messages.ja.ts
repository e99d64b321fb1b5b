/** "2026-05-01" as it is said; what is no day is said as it is. */
function day(text: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year === undefined ? text : `${year}年${Number(month)}月${Number(date)}日`;
}

export const ja = {
  between: "〜",
  rangeFrom: (label: string) => `${label} から`,
  rangeTo: (label: string) => `${label} まで`,
  day,
  since: (said: string) => `${said}以降`,
  until: (said: string) => `${said}まで`,
  fromTo: (from: string, to: string) => `${from}から${to}まで`,
  clear: (said: string) => `${said}を消す`,
  quoted: (name: string) => `「${name}」`,
  list: (names: readonly string[]) => names.map((name) => `「${name}」`).join(""),
  listOr: (names: readonly string[]) => names.map((name) => `「${name}」`).join("か"),
  nothingChosen: "（未選択）",
  nothingTyped: "（未入力）",
  query: "検索する値",
  apiMatches: {
    0: "完全一致",
    1: "部分一致",
    2: "登録なし",
    3: "登録あり",
    4: "完全一致を除く",
    5: "部分一致を除く",
    10: "以上",
    11: "より大きい",
    12: "以下",
    13: "より小さい",
  },
  apiMeets: {
    0: (query: string) => `が${query}と一致する`,
    1: (query: string) => `が${query}を含む`,
    2: () => "が登録されていない",
    3: () => "が登録されている",
    4: (query: string) => `が${query}と一致しない`,
    5: (query: string) => `が${query}を含まない`,
    10: (query: string) => `が${query}以上である`,
    11: (query: string) => `が${query}より大きい`,
    12: (query: string) => `が${query}以下である`,
    13: (query: string) => `が${query}より小さい`,
  },
  anyTime: "（期間の指定なし）",
  separatedByBlanks: "空白で区切ると複数指定できます",
  dateOpen: "日付で絞る",
};

/** Every language says exactly this much. */
export type PartWords = typeof ja;
