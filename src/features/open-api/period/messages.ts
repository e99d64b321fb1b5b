import { words } from "../../../lib/locale.js";

/** Words of periods (rules: count-periods, log-periods). */
export const periodWords = words({
  ja: {
    period: "期間",
    presets: { today: "今日", "7": "7日", "30": "30日", "90": "90日", custom: "指定" },
    from: "開始日",
    to: "終了日",
    refresh: "更新",
    problems: {
      missing: "日付を入力してください",
      reversed: "開始日は終了日以前にしてください",
      future: "終了日は今日以前にしてください",
      tooLong: "期間は366日以内にしてください",
    },
  },
  en: {
    period: "Period",
    presets: { today: "Today", "7": "7 days", "30": "30 days", "90": "90 days", custom: "Custom" },
    from: "From",
    to: "To",
    refresh: "Refresh",
    problems: {
      missing: "Enter a date",
      reversed: "The first day must not be after the last",
      future: "The last day must not be after today",
      tooLong: "At most 366 days",
    },
  },
});
