import { groupDigits } from "../../../lib/digits.js";
import { words } from "../../../lib/locale.js";

/** Words of the section of logs (rules: log-details, log-new-calls). */
export const logWords = words({
  ja: {
    code: "サービスコード",
    onlyErrors: "エラーのみ",
    table: "呼び出しログ",
    columns: {
      when: "日時",
      method: "メソッド",
      path: "パス",
      result: "結果",
      duration: "時間",
      trigger: "トリガー",
    },
    success: "成功",
    error: "エラー",
    noStatus: "不明",
    duration: (ms: number) => `${groupDigits(ms)} ms`,
    triggerId: (id: number) => `ID ${id}`,
    noTrigger: "—",
    details: (when: string, method: string, path: string) => `${when} ${method} ${path}の詳細`,
    detailsTitle: "呼び出しの詳細",
    id: "ID",
    requestId: "リクエストID",
    bytes: (count: number) => `${groupDigits(count)} バイト`,
    size: "リクエストの大きさ",
    errorMessage: "エラーの内容",
    empty: "この期間の呼び出しはありません",
    pageErrors: (all: number, errors: number) =>
      `このページの${groupDigits(all)}件中${groupDigits(errors)}件`,
    range: (from: number, to: number, total: number) =>
      `${groupDigits(from)}〜${groupDigits(to)}件 / ${groupDigits(total)}件`,
    previous: "前のページ",
    next: "次のページ",
    page: "ページ",
    ofPages: (last: number) => `/ ${groupDigits(last)}`,
    showNew: (count: number, isAtLeast: boolean) =>
      `新着 ${groupDigits(count)}件${isAtLeast ? "以上" : ""}を表示`,
  },
  en: {
    code: "Service code",
    onlyErrors: "Errors only",
    table: "Calls",
    columns: {
      when: "Time",
      method: "Method",
      path: "Path",
      result: "Result",
      duration: "Duration",
      trigger: "Trigger",
    },
    success: "OK",
    error: "Error",
    noStatus: "Unknown",
    duration: (ms) => `${groupDigits(ms)} ms`,
    triggerId: (id) => `ID ${id}`,
    noTrigger: "—",
    details: (when, method, path) => `Details of ${when} ${method} ${path}`,
    detailsTitle: "Details of the call",
    id: "ID",
    requestId: "Request ID",
    bytes: (count) => `${groupDigits(count)} bytes`,
    size: "Size of the request",
    errorMessage: "Error",
    empty: "There are no calls in this period",
    pageErrors: (all, errors) => `${groupDigits(errors)} of ${groupDigits(all)} on this page`,
    range: (from, to, total) => `${groupDigits(from)}–${groupDigits(to)} of ${groupDigits(total)}`,
    previous: "Previous page",
    next: "Next page",
    page: "Page",
    ofPages: (last) => `of ${groupDigits(last)}`,
    showNew: (count, isAtLeast) => `Show ${groupDigits(count)}${isAtLeast ? " or more" : ""} new`,
  },
});

/** Words of the logs in one language. */
export type LogWords = typeof logWords.ja;
