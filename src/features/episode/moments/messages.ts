import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";
import { referenceWords } from "../../../references/index.js";

/** Words of dates, and of what is sent when (rules: step-dates-shown). */
export const planWords = words({
  shared: pick(screenWords, "summary"),
  ja: {
    start: "開始",
    end: "終了",
    weekdays: ["日", "月", "火", "水", "木", "金", "土"],
    planned: "送信予定",
    goalDate: referenceWords.ja.goalDate,
    goalTime: referenceWords.ja.goalTime,
    reservationDate: "予約日",
    sampleReservation: "見本の予約",
    free: "自由に指定",
    reservationOption: (name: string, moment: string) => `${name}さん ${moment}`,
    bases: { goal: "ゴール", start: "予約の開始", end: "予約の終了" },
    sampleIncomplete: "見本の日時を入力してください",
    lineFormat: "YYYY年M月D日(ddd) HH:mm",
    shortFormat: "M月D日(ddd) HH:mm",
    missedFormat: "M月D日 H:mm",
    sends: (number: number, what: string) => `ステップ ${number}：${what}`,
    plannedFor: (moment: string) => `送信予定：${moment}`,
    isOver: "（すでに過ぎています）",
    length: (days: number, hours: number, minutes: number) =>
      `${days > 0 ? `${days}日` : ""}${hours > 0 ? `${hours}時間` : ""}${minutes > 0 ? `${minutes}分` : ""}`,
    later: (length: string) => `${length}後`,
    noPlan: "日時が決まっていません",
    whole: {
      goal: (count: number) => `ゴールの日時に合わせて、${count}件を送ります。`,
      start: (count: number) => `予約の開始に合わせて、${count}件を送ります。`,
      end: (count: number) => `予約が終わったあとに、${count}件を送ります。`,
    },
    nothingSent: "送るものはまだありません。",
    atTime: (when: string, time: string, what: string, whom: string) => `${when} ${time}に、${whom}${what}`,
    atMoment: (when: string, what: string, whom: string) => `${when}に、${whom}${what}`,
    dayOf: {
      goal: {
        before: (days: string) => `ゴールの${days}日前`,
        after: (days: string) => `ゴールの${days}日後`,
        same: "ゴールの当日",
      },
      start: {
        before: (days: string) => `予約日の${days}日前`,
        after: (days: string) => `予約日の${days}日後`,
        same: "予約日の当日",
      },
      end: {
        before: (days: string) => `来店日の${days}日前`,
        after: (days: string) => `来店日の${days}日後`,
        same: "来店日の当日",
      },
    },
    momentOf: {
      goal: {
        before: (length: string) => `ゴールの${length}前`,
        after: (length: string) => `ゴールの${length}後`,
        same: "ゴールの時刻ちょうど",
      },
      start: {
        before: (length: string) => `予約開始の${length}前`,
        after: (length: string) => `予約開始の${length}後`,
        same: "予約開始ちょうど",
      },
      end: {
        before: (length: string) => `予約終了の${length}前`,
        after: (length: string) => `予約終了の${length}後`,
        same: "予約終了ちょうど",
      },
    },
    noTime: "（時刻未入力）",
    noFigure: "（未入力）",
    matching: "条件に合う友だちへ",
    matchingPending: "編集中の条件に合う友だちへ",
    sendsText: (text: string) => `テキスト${text}を送る`,
    sendsTemplate: (name: string) => `テンプレート${name}を送る`,
    runsAction: (name: string) => `アクション${name}を実行する`,
  },
  en: {
    start: "Start",
    end: "End",
    weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    planned: "Schedule",
    goalDate: referenceWords.en.goalDate,
    goalTime: referenceWords.en.goalTime,
    reservationDate: "Day of the reservation",
    sampleReservation: "Sample reservation",
    free: "Any",
    reservationOption: (name, moment) => `${name} ${moment}`,
    bases: { goal: "Goal", start: "The reservation starts", end: "The reservation ends" },
    sampleIncomplete: "Enter the date and time of the sample",
    lineFormat: "ddd YYYY/MM/DD HH:mm",
    shortFormat: "ddd M/D HH:mm",
    missedFormat: "M/D HH:mm",
    sends: (number, what) => `Step ${number}: ${what}`,
    plannedFor: (moment) => `Sent: ${moment}`,
    isOver: " (already over)",
    length: (days, hours, minutes) =>
      [days > 0 ? `${days} d` : "", hours > 0 ? `${hours} h` : "", minutes > 0 ? `${minutes} min` : ""]
        .filter((part) => part !== "")
        .join(" "),
    later: (length) => `${length} later`,
    noPlan: "No date yet",
    whole: {
      goal: (count) => `Sends ${count} around the goal.`,
      start: (count) => `Sends ${count} around the start of the reservation.`,
      end: (count) => `Sends ${count} after the reservation is over.`,
    },
    nothingSent: "Nothing is sent yet.",
    atTime: (when, time, what, whom) => `${when} at ${time}: ${what}${whom}`,
    atMoment: (when, what, whom) => `${when}: ${what}${whom}`,
    dayOf: {
      goal: {
        before: (days) => `${days} days before the goal`,
        after: (days) => `${days} days after the goal`,
        same: "On the day of the goal",
      },
      start: {
        before: (days) => `${days} days before the reservation`,
        after: (days) => `${days} days after the reservation`,
        same: "On the day of the reservation",
      },
      end: {
        before: (days) => `${days} days before the visit`,
        after: (days) => `${days} days after the visit`,
        same: "On the day of the visit",
      },
    },
    momentOf: {
      goal: {
        before: (length) => `${length} before the goal`,
        after: (length) => `${length} after the goal`,
        same: "At the goal",
      },
      start: {
        before: (length) => `${length} before the reservation`,
        after: (length) => `${length} after the reservation has begun`,
        same: "When the reservation begins",
      },
      end: {
        before: (length) => `${length} before the reservation ends`,
        after: (length) => `${length} after the reservation`,
        same: "When the reservation ends",
      },
    },
    noTime: "(no time)",
    noFigure: "(none)",
    matching: " to friends who match the condition",
    matchingPending: " to friends who match the condition being edited",
    sendsText: (text) => `the text ${text}`,
    sendsTemplate: (name) => `the template ${name}`,
    runsAction: (name) => `runs the action ${name}`,
  },
});

/** Words of the plan in one language. */
export type PlanWords = typeof planWords.ja;
