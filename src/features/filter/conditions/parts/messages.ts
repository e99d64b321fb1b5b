import { pick, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";

/** "2026-05-01" as it is said; what is no day is said as it is. */
function day(text: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year === undefined ? text : `${year}年${Number(month)}月${Number(date)}日`;
}

/** Words that several conditions share. */
export const partWords = words({
  shared: pick(screenWords, "firstColumn rangeMark"),
  ja: {
    rangeFrom: (label: string) => `${label} から`,
    rangeTo: (label: string) => `${label} まで`,
    day,
    since: (date: string) => `${date}以降`,
    until: (date: string) => `${date}まで`,
    fromTo: (from: string, to: string) => `${from}から${to}まで`,
    clear: (label: string) => `${label}を消す`,
    quoted: (name: string) => `「${name}」`,
    list: (names: readonly string[]) => names.map((name) => `「${name}」`).join(""),
    listOr: (names: readonly string[]) => names.map((name) => `「${name}」`).join("か"),
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
    periodInvalid: "入力値が不正です。",
    rangeInvalid: "入力範囲が不正です。",
    periodOutside: (most: number) => `入力は0以上${most}以下である必要があります。`,
    baseDateMissing: "検索基準日を入力してください。",
    baseDateInvalid: "検索基準日が不正です。",
    partlyRead: (summary: string, fields: readonly string[]) =>
      `${summary}（読み取れない項目：${fields.join("、")}）`,
    anyTime: "（期間の指定なし）",
    separatedByBlanks: "空白で区切ると複数指定できます",
    dateOpen: "日付で絞る",
    choose: (label: string) => `${label}を選択してください。`,
    enter: (label: string) => `${label}を入力してください。`,
  },
  en: {
    rangeFrom: (label) => `${label}, from`,
    rangeTo: (label) => `${label}, to`,
    day: (text) => text,
    since: (date) => `since ${date}`,
    until: (date) => `until ${date}`,
    fromTo: (from, to) => `from ${from} until ${to}`,
    clear: (label) => `Clear ${label}`,
    quoted: (name) => `“${name}”`,
    list: (names) => names.map((name) => `“${name}”`).join(", "),
    listOr: (names) => names.map((name) => `“${name}”`).join(" or "),
    query: "Value to search for",
    apiMatches: {
      0: "is exactly",
      1: "contains",
      2: "is not registered",
      3: "is registered",
      4: "is not exactly",
      5: "does not contain",
      10: "at least",
      11: "more than",
      12: "at most",
      13: "less than",
    },
    apiMeets: {
      0: (query) => ` is exactly ${query}`,
      1: (query) => ` contains ${query}`,
      2: () => " is not registered",
      3: () => " is registered",
      4: (query) => ` is not exactly ${query}`,
      5: (query) => ` does not contain ${query}`,
      10: (query) => ` is at least ${query}`,
      11: (query) => ` is more than ${query}`,
      12: (query) => ` is at most ${query}`,
      13: (query) => ` is less than ${query}`,
    },
    periodInvalid: "This value is not valid.",
    rangeInvalid: "This range is not valid.",
    periodOutside: (most) => `Enter 0 to ${most}.`,
    baseDateMissing: "Enter the base date.",
    baseDateInvalid: "The base date is not valid.",
    partlyRead: (summary, fields) => `${summary} (cannot be read: ${fields.join(", ")})`,
    anyTime: "(any time)",
    separatedByBlanks: "Separate several by blanks",
    dateOpen: "Narrow by date",
    choose: (label) => `Choose: ${label}.`,
    enter: (label) => `Enter: ${label}.`,
  },
});

/** Words in one language. */
export type PartWords = typeof partWords.ja;
