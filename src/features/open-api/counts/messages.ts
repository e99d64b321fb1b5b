import { serverWords } from "../../../collection/index.js";
import { pick, words } from "../../../lib/locale.js";

/** Words of the section of counts (rules: count-sums, count-views). */
export const countsWords = words({
  shared: pick(serverWords, "date monthDay monthDayWeekday comma"),
  ja: {
    total: "合計",
    times: "回",
    view: "表示",
    chart: "グラフ",
    table: "表",
    tableName: "呼び出し数",
    saveCsv: "CSVを保存",
    unfinished: (day: string) => `${day}（途中）`,
    chartName: (from: string, to: string, total: string) =>
      `呼び出し数のグラフ。${from}から${to}まで合計${total}回`,
    busiest: (day: string, count: string) => `、最も多い日は${day}の${count}回`,
    part: (name: string, count: string) => `${name} ${count}回`,
    /** The day, its codes, and their sum. */
    figures: (day: string, parts: string, total: string) => `${day} ${parts}${parts && "、"}合計 ${total}回`,
    codes: "サービスコード",
    axisFormat: "M/D",
  },
  en: {
    total: "Total",
    times: "calls",
    view: "View",
    chart: "Chart",
    table: "Table",
    tableName: "Calls",
    saveCsv: "Save CSV",
    unfinished: (day) => `${day} (so far)`,
    chartName: (from, to, total) => `Chart of calls. ${from} to ${to}: ${total} in all`,
    busiest: (day, count) => `, most on ${day}: ${count}`,
    part: (name, count) => `${name} ${count}`,
    figures: (day, parts, total) => `${day}: ${parts}${parts && ", "}${total} in all`,
    codes: "Service codes",
    axisFormat: "M/D",
  },
});
