import type { Localized } from "../../../../lib/locale.js";

const ja = {
  remaining: (target: string) => `${target}までの残り日数`,
  targetPast: "過去の日付は挿入できません",
};

const en: typeof ja = {
  remaining: (target) => `Days until ${target}`,
  targetPast: "Past dates cannot be inserted",
};

export const remainLabel: Localized<string> = { ja: "残り日数", en: "Remaining days" };
export const remainWords: Localized<typeof ja> = { ja, en };
