import { type Localized, pick, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";
import { pickerWords } from "../../../picker/index.js";

/** Name of the condition. */
export const friendInfoLabel: Localized<string> = {
  ja: pickerWords.ja.kinds.varia,
  en: pickerWords.en.kinds.varia,
};

/** The parts that are given, one after the other. */
function date({ year, month, day }: Record<"year" | "month" | "day", string | null>): string {
  return [year && `${year}年`, month && `${month}月`, day && `${day}日`].filter(Boolean).join("");
}

const partNames = { year: "年", month: "月", day: "日" };

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

function monthName(month: string): string {
  return months[Number(month) - 1] ?? `month ${month}`;
}

/** "March 1, 2026", "March 2026", "March 1", "day 1": whatever is given. */
function dateInEnglish({ year, month, day }: Record<"year" | "month" | "day", string | null>): string {
  const inYear = [month && monthName(month), day && (month ? day : `day ${day}`)].filter(Boolean).join(" ");
  return [inYear, year].filter(Boolean).join(day ? ", " : " ");
}

function amount(figure: string, scale: string): string {
  return `${figure} ${figure === "1" ? scale.slice(0, -1) : scale}`;
}

/** Words of the condition on friend information (rules: friend-info-condition, periods-in-bounds). */
export const friendInfoWords = words({
  shared: pick(screenWords, "noChoices choiceDeleted"),
  ja: {
    match: "友だち情報の条件",
    dateValue: "比べる日付や期間",
    dateMatches: {
      20: "年月日で指定",
      30: "経過期間で指定",
      31: "残り期間で指定",
    },
    what: (name: string) => `友だち情報${name}`,
    choice: "選択肢",
    mode: "日付の指定方法",
    modes: { day: "日付", range: "期間", today: "今日" },
    ends: {
      single: "日付",
      from: "開始日",
      to: "終了日",
      base: "検索基準日",
    },
    partOf: (end: string, part: "year" | "month" | "day") => `${end}の${partNames[part]}`,
    parts: { year: "年", month: "月", day: "日" },
    noParts: { year: "年なし", month: "月なし", day: "日なし" },
    partValues: {
      year: (value: string) => `${value}年`,
      month: (value: string) => `${value}月`,
      day: (value: string) => `${value}日`,
    },
    searchType: "今日と比べる部分",
    searchTypes: { date: "年月日が同じ", month_day: "月日が同じ", month: "月が同じ", day: "日が同じ" },
    inputError: "入力エラー",
    date,
    /** Dates without a year come every year, days without a month every month. */
    yearly: (dates: string) => `毎年の${dates}`,
    monthly: (dates: string) => `毎月の${dates}`,
    between: (from: string, to: string) => `${from}から${to}まで`,
    todays: {
      date: "今日",
      month_day: "今日と同じ月日",
      month: "今月と同じ月",
      day: "今日と同じ日にち",
    },
    falls: (what: string, when: string) => `${what}が${when}にあたる`,
    wrong: (from: string, to: string | null) => `（入力エラー：${from}${to === null ? "" : `〜${to}`}）`,
    periodFrom: { elapsed: "経過期間 から", remaining: "残り期間 から" },
    periodTo: { elapsed: "経過期間 まで", remaining: "残り期間 まで" },
    scale: { elapsed: "経過期間の単位", remaining: "残り期間の単位" },
    scales: { year: "年", month: "か月", day: "日" },
    beforePeriod: { elapsed: "", remaining: "残り" },
    afterPeriod: { elapsed: "経過", remaining: "" },
    atLeast: (figure: string, scale: string) => `${figure}${scale}以上`,
    atMost: (figure: string, scale: string) => `${figure}${scale}以下`,
    periodJoin: "",
    counts: {
      elapsed: (what: string, base: string, period: string) =>
        `${what}から${base}の時点で${period}経過している`,
      remaining: (what: string, base: string, period: string) =>
        `${what}まで${base}の時点で残り${period}である`,
    },
    today: "今日",
    useBase: "検索基準日を指定する",
  },
  en: {
    match: "How friend information is judged",
    dateValue: "Date or period",
    dateMatches: { 20: "by calendar date", 30: "by time since", 31: "by time until" },
    what: (name) => `friend information ${name}`,
    choice: "Choice",
    mode: "How the date is given",
    modes: { day: "Date", range: "Range", today: "Today" },
    ends: {
      single: "Date",
      from: "First day",
      to: "Last day",
      base: "Base date",
    },
    partOf: (end, part) => `${end}, ${part}`,
    parts: { year: "Year", month: "Month", day: "Day" },
    noParts: { year: "Any year", month: "Any month", day: "Any day" },
    partValues: { year: (value) => value, month: monthName, day: (value) => value },
    searchType: "What is the same as today",
    searchTypes: {
      date: "same date",
      month_day: "same month and day",
      month: "same month",
      day: "same day of the month",
    },
    inputError: "Input error",
    date: dateInEnglish,
    yearly: (dates) => `${dates} of every year`,
    monthly: (dates) => `${dates} of every month`,
    between: (from, to) => `${from} to ${to}`,
    todays: {
      date: "today",
      month_day: "the month and day of today",
      month: "the month of today",
      day: "the day of the month of today",
    },
    falls: (what, when) => `${what} falls on ${when}`,
    wrong: (from, to) => `(input error: ${from}${to === null ? "" : ` – ${to}`})`,
    periodFrom: { elapsed: "Time since, from", remaining: "Time until, from" },
    periodTo: { elapsed: "Time since, to", remaining: "Time until, to" },
    scale: { elapsed: "Unit of the time since", remaining: "Unit of the time until" },
    scales: { year: "years", month: "months", day: "days" },
    beforePeriod: { elapsed: "", remaining: "" },
    afterPeriod: { elapsed: "passed", remaining: "left" },
    atLeast: (figure, scale) => `at least ${amount(figure, scale)}`,
    atMost: (figure, scale) => `at most ${amount(figure, scale)}`,
    periodJoin: " and ",
    counts: {
      elapsed: (what, base, period) => `as of ${base}, ${period} since ${what}`,
      remaining: (what, base, period) => `as of ${base}, ${period} until ${what}`,
    },
    today: "today",
    useBase: "Give a base date",
  },
});

/** Words in one language. */
export type FriendInfoWords = typeof friendInfoWords.ja;
