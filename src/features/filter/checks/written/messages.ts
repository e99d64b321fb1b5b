import { words } from "../../../../lib/locale.js";

/** Words of days as one says them. */
export const writtenWords = words({
  ja: {
    label: (of: string) => `${of} 何日前`,
    example: "30日前",
    hint: "今日から数えて日付になり、後の日にも動きません",
  },
  en: {
    label: (of) => `${of}, days ago`,
    example: "30 days ago",
    hint: "Becomes a date, counted from today; it does not move with the day",
  },
});
