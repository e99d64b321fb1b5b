import type { LinkedWords } from "./linked-context.js";

export const linkedWords: LinkedWords = {
  linkedKey: "連携データ",
  linkedKeyRequired: "連携データの項目を選択してください。",
  linkedValue: (event, key) => `連携データ${event === "" ? "の" : `${event}の`}${key}`,
  linkedFormat: (format) => `（${format}）`,
};
