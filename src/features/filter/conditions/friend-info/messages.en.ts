import type { FriendInfoWords } from "./messages.ja.js";

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
function date({ year, month, day }: Record<"year" | "month" | "day", string | null>): string {
  const inYear = [month && monthName(month), day && (month ? day : `day ${day}`)].filter(Boolean).join(" ");
  return [inYear, year].filter(Boolean).join(day ? ", " : " ");
}

function amount(figure: string, scale: string): string {
  return `${figure} ${figure === "1" ? scale.slice(0, -1) : scale}`;
}

/** The same in English. */
export const en: FriendInfoWords = {
  match: "How friend information is judged",
  dateMatches: { 20: "by calendar date", 30: "by time since", 31: "by time until" },
  what: (name) => `friend information ${name}`,
  choice: "Choice",
  noChoices: "(there are no choices)",
  choiceDeleted: "! This choice was deleted !",
  mode: "How the date is given",
  modes: { day: "Date", range: "Range", today: "Today" },
  ends: { single: "Date", from: "First date", to: "Last date", base: "Base date" },
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
  date,
  yearly: (said) => `${said} of every year`,
  monthly: (said) => `${said} of every month`,
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
};
