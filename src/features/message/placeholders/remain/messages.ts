import { type Localized, words } from "../../../../lib/locale.js";

export const remainLabel: Localized<string> = { ja: "残り日数", en: "Remaining days" };

export const remainWords = words({
  ja: {
    remaining: (target: string) => `${target}までの残り日数`,
    targetPast: "過去の日付は挿入できません",
  },
  en: {
    remaining: (target) => `Days until ${target}`,
    targetPast: "Past dates cannot be inserted",
  },
});
