import { type Localized, pick, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";
import { pickerWords } from "../../../picker/index.js";

/** Name of the condition. */
export const calendarReservationLabel: Localized<string> = {
  ja: pickerWords.ja.kinds.salon,
  en: pickerWords.en.kinds.salon,
};

function narrowed(clauses: readonly string[]): string {
  return clauses.length === 0 ? "" : `、${clauses.join("、")}の`;
}

function narrowedInEnglish(clauses: readonly string[]): string {
  return clauses.length === 0 ? "" : ` with ${clauses.join(", ")}`;
}

/** Words of the condition on calendar reservations. */
export const calendarWords = words({
  shared: pick(screenWords, "all"),
  ja: {
    salonMatch: "カレンダー予約の条件",
    salonMatches: { some: "のいずれか", all: "のすべて" },
    phase: "予約の有無",
    phases: { reserved: "予約がある", notReserved: "予約がない", neverReserved: "一度も予約がない" },
    subs: {
      timeRange: "予約日",
      resource: "担当・設備",
      course: pickerWords.ja.kinds.salon_course,
      status: "予約状態",
    },
    narrowBy: (sub: string) => `${sub}で絞る`,
    stop: (sub: string) => `${sub}の指定をやめる`,
    invert: (sub: string) => `${sub}の条件`,
    fitting: "の予約",
    notFitting: "以外の予約",
    noReservation: "予約がない",
    noOtherReservation: "以外の予約がない",
    dynamic: (sub: string) => `今後追加される${sub}も含める`,
    withPast: (sub: string) => `過去の${sub}も含める`,
    salonFirst: "カレンダー予約を選ぶと選択できます",
    nothingThere: {
      resource: "担当・設備がありません",
      course: "コースがありません",
      status: "ステータスがありません",
    },
    // Parts of the sentence.
    at: { some: (salons: string) => `${salons}のいずれか`, all: (salons: string) => `${salons}のすべて` },
    clause: (sub: string, what: string) => `${sub}が${what}`,
    outside: (period: string) => `${period}の期間以外`,
    other: (what: string) => `${what}以外`,
    andFuture: (what: string) => `${what}（今後追加されるものを含む）`,
    andPast: (what: string) => `${what}（過去のものを含む）`,
    meets: {
      reserved: (salons: string, clauses: readonly string[]) =>
        `カレンダー予約${salons}で${narrowed(clauses)}予約がある`,
      notReserved: (salons: string, clauses: readonly string[]) =>
        `カレンダー予約${salons}で${narrowed(clauses)}予約がない`,
      neverReserved: (salons: string) => `カレンダー予約${salons}で一度も予約がない`,
    },
  },
  en: {
    salonMatch: "How calendars are met",
    salonMatches: { some: "any of them", all: "all of them" },
    phase: "Whether there is a reservation",
    phases: { reserved: "Reserved", notReserved: "Not reserved", neverReserved: "Never reserved" },
    subs: {
      timeRange: "Date",
      resource: "Staff and rooms",
      course: pickerWords.en.kinds.salon_course,
      status: "Status",
    },
    narrowBy: (sub) => `Narrow by ${sub.toLowerCase()}`,
    stop: (sub) => `Do not narrow by ${sub.toLowerCase()}`,
    invert: (sub) => `How ${sub.toLowerCase()} is met`,
    fitting: "these",
    notFitting: "others",
    noReservation: "No reservation",
    noOtherReservation: "No other reservation",
    dynamic: (sub) => `${sub}: also what is added later`,
    withPast: (sub) => `${sub}: also past ones`,
    salonFirst: "Choose a calendar first",
    nothingThere: { resource: "No staff or rooms", course: "No courses", status: "No statuses" },
    at: { some: (salons) => `any of ${salons}`, all: (salons) => `all of ${salons}` },
    clause: (sub, what) => `${sub.toLowerCase()} ${what}`,
    outside: (period) => `not ${period}`,
    other: (what) => `other than ${what}`,
    andFuture: (what) => `${what} (and what is added later)`,
    andPast: (what) => `${what} (and past ones)`,
    meets: {
      reserved: (salons, clauses) => `has a reservation at ${salons}${narrowedInEnglish(clauses)}`,
      notReserved: (salons, clauses) => `has no reservation at ${salons}${narrowedInEnglish(clauses)}`,
      neverReserved: (salons) => `has never had a reservation at ${salons}`,
    },
  },
});
