import { timeAt } from "../../api/salon/times.js";
import { dayOf, moved } from "../../audience/days.js";
import type { Booking } from "./add-booking.js";
import { minutesNow, openDay } from "./days.js";

const longMemo =
  "前回の薬剤でかぶれあり。パッチテスト済みの薬剤のみ使用すること。シャンプー台は左側を希望。お子様（3歳）同伴のため、キッズスペースの準備をお願いします。";

/** Reservations of every sort, most of them today: what is rare on other days is here at once. */
export function bookingsOn(until: Date): Booking[] {
  const today = dayOf(until);
  const tomorrow = openDay(until, 1);
  // While somebody looks, one is being served.
  const now = Math.min(Math.max(Math.floor(minutesNow(until) / 15) * 15 - 15, 10 * 60), 18 * 60);
  const on = (date: string, from: string, to: string, resource: number | null, course: number | null) => {
    return { salon: 1, date, from, to, resource, course };
  };
  return [
    { ...on(today, "10:00", "10:45", 11, 41), who: 2, isChecked: true },
    { ...on(today, "11:00", "12:00", 11, 42), who: 24, memo: longMemo },
    {
      ...on(today, "13:00", "14:00", 11, 42),
      who: 5,
      edit: {
        ...{ status: "edit_pending", date: tomorrow, from: "15:00", to: "16:00", resource: 12 },
        comment: "仕事の都合で、翌日の15時以降に変更できますか？",
      },
    },
    {
      ...on(today, "14:30", "15:00", 11, 43),
      who: 6,
      cancel: { status: "cancel_pending", comment: "子どもが熱を出してしまいました。申し訳ありません。" },
    },
    { ...on(today, "15:30", "16:15", 11, 41), who: 7, status: "canceled" },
    { ...on(today, "15:30", "16:00", 11, 43), who: 8 },
    { ...on(today, "17:00", "18:00", 11, 42), who: 9, status: "pending", comment: "はじめて伺います。" },
    { ...on(today, "18:15", "18:45", 11, 44), who: 25, comment: `<b>太字</b>"'&amp;` },
    { ...on(today, "11:00", "11:45", 12, 41), who: "田村 恵（お電話）", phone: "090-0000-1234" },
    {
      ...on(today, "13:00", "13:30", 12, 43),
      who: 10,
      edit: {
        ...{ status: "edit_denied", date: tomorrow, from: "19:30", to: "20:00", resource: 12 },
        comment: "もう少し遅い時間にできますか？",
      },
    },
    { ...on(today, "14:00", "15:00", 12, 42), who: 11, status: "denied" },
    { ...on(today, "20:30", "21:15", 12, 41), who: 13, memo: "営業時間外。店長の了承済み" },
    { ...on(today, "15:00", "15:30", null, 43), who: 14, comment: "担当の方はどなたでもかまいません。" },
    { ...on(today, timeAt(now), timeAt(now + 60), 13, 42), who: 15, isChecked: true },
    { ...on(tomorrow, "10:30", "11:30", 11, 42), who: 16 },
    { ...on(tomorrow, "13:00", "13:45", 12, 41), who: 17, subs: [13], hasFee: true },
    {
      ...on(tomorrow, "16:30", "17:00", 12, 43),
      who: 18,
      cancel: { status: "cancel_denied", comment: "やはりキャンセルしたいです。" },
    },
    { ...on(tomorrow, "18:30", "18:45", 13, null), who: 19, memo: "点検と重なる（確認済み）" },
    { ...on(tomorrow, "17:00", "18:00", 11, 42), who: 20, status: "pending" },
    { ...on(openDay(until, -1), "10:30", "11:15", 13, 41), who: 21, isAttended: false },
    { salon: 2, date: today, from: "10:00", to: "10:45", resource: 21, course: 51, who: 3 },
    { salon: 2, date: today, from: "11:00", to: "12:00", resource: 22, course: 52, who: 4 },
    { ...inSalon2(moved(today, 3, "day"), "11:00", "12:00"), resource: 23, course: 52, who: 22 },
    { ...inSalon2(moved(today, 2, "day"), "14:00", "15:00"), resource: 21, course: 53, who: 23 },
    {
      ...inSalon2(moved(today, 1, "day"), "10:00", "10:45"),
      resource: 22,
      course: 51,
      who: 12,
      status: "pending",
    },
    { salon: 3, date: today, from: "21:00", to: "23:59", resource: 31, course: 61, who: 1 },
    {
      salon: 3,
      date: moved(today, 1, "day"),
      from: "10:00",
      to: "10:30",
      resource: 31,
      course: 61,
      who: "匿名",
    },
  ];
}

function inSalon2(date: string, from: string, to: string) {
  return { salon: 2, date, from, to };
}
