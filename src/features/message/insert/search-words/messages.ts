import type { PlaceholderKind } from "../../placeholders/index.js";

/** By what a kind is found beside its label: how it begins where it is written, readings, and other names. */
interface SearchWords {
  readonly code: string;
  readonly others: readonly string[];
}

/** Search words of each kind; one without words does not compile. */
export const searchWords: { readonly [Kind in PlaceholderKind]: SearchWords } = {
  name: { code: "name", others: ["なまえ", "お名前", "氏名", "しめい", "表示名"] },
  mail: { code: "sys_mail", others: ["mail", "email", "めーる", "メール", "アドレス"] },
  "friend-link": {
    code: "friend_link_url",
    others: ["friend_link", "link", "url", "ともだちついかりんく", "友達追加リンク", "リンク"],
  },
  var: { code: "var", others: ["ともだちじょうほう", "友達情報", "friend", "variable"] },
  "common-var": { code: "cvar", others: ["きょうつうじょうほう", "common", "code", "コード"] },
  form: { code: "form", others: ["かいとうふぉーむ", "フォーム", "アンケート", "code", "コード"] },
  context: { code: "context", others: ["とりがーじょうほう", "トリガー", "trigger"] },
  date: {
    code: "date",
    others: ["はいしんび", "日付", "ひづけ", "今日", "きょう", "本日", "ほんじつ", "today"],
  },
  remain: {
    code: "remain",
    others: ["のこりにっすう", "残日数", "あと何日", "カウントダウン", "countdown", "days"],
  },
};
