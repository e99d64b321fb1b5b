import { serverWords } from "../../../collection/index.js";
import { pick, words } from "../../../lib/locale.js";

/** Words of periods (rules: count-periods, log-periods). */
export const periodWords = words({
  shared: pick(serverWords, "firstDay lastDay period"),
  ja: {
    presets: { today: serverWords.ja.today, "7": "7日", "30": "30日", "90": "90日", custom: "指定" },
    refresh: "更新",
    problems: {
      missing: serverWords.ja.dateRequired,
      reversed: "開始日は終了日以前にしてください",
      future: "終了日は今日以前にしてください",
      tooLong: "期間は366日以内にしてください",
    },
  },
  en: {
    presets: {
      today: serverWords.en.today,
      "7": "7 days",
      "30": "30 days",
      "90": "90 days",
      custom: "Custom",
    },
    refresh: "Refresh",
    problems: {
      missing: serverWords.en.dateRequired,
      reversed: "The first day must not be after the last",
      future: "The last day must not be after today",
      tooLong: "At most 366 days",
    },
  },
});
