import { serverWords } from "../../../collection/index.js";
import { groupDigits } from "../../../lib/digits.js";
import { pick, words } from "../../../lib/locale.js";

/** Words of links to the public page (rules: salon-urls, salon-url-expiry). */
export const urlWords = words({
  shared: pick(serverWords, "dateRequired name"),
  ja: {
    urls: "予約ページURL",
    noUrls: "URLがありません",
    add: "URLを作成",
    doAdd: "作成する",
    noAddress: "アドレスがありません",
    clicks: (count: number) => `${groupDigits(count)}回`,
    until: (moment: string) => `期限 ${moment}`,
    noEnd: "期限なし",
    expired: "期限切れ",
    course: "コース",
    resource: "担当",
    notSet: "指定なし",
    date: "有効期限の日付",
    time: "有効期限の時刻",
    notInFuture: "有効期限は未来の日時にしてください",
    removeCost: (count: number) =>
      `これまでに${groupDigits(count)}回開かれています。配布したリンクは使えなくなります。`,
  },
  en: {
    urls: "Booking links",
    noUrls: "There are no links",
    add: "Create a link",
    doAdd: "Create",
    noAddress: "It has no address",
    clicks: (count) => `Opened ${groupDigits(count)} times`,
    until: (moment) => `Until ${moment}`,
    noEnd: "Does not expire",
    expired: "Expired",
    course: "Course",
    resource: "Staff or equipment",
    notSet: "Any",
    date: "Last day",
    time: "Last time",
    notInFuture: "Enter a date and time in the future",
    removeCost: (count) =>
      `It was opened ${groupDigits(count)} times. Links that were handed out will no longer work.`,
  },
});

/** Words in one language. */
export type UrlWords = typeof urlWords.ja;
