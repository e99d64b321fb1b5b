import { groupDigits } from "../../../lib/digits.js";
import { words } from "../../../lib/locale.js";

/** How the sentence of a definition is put, by language. */
export const sentenceWords = words({
  ja: {
    label: (label: string) => `「${label}」を`,
    noLabel: "（表示名なし）を",
    noType: "入力タイプ未選択",
    noRule: "種別未選択",
    count: (count: number) => `${groupDigits(count)}択`,
    type: (type: string, detail: string) => (detail === "" ? `${type}で` : `${type}（${detail}）で`),
    must: "必ず",
    may: "任意で",
    variable: (name: string) => `友だち情報「${name}」に登録`,
    noVariable: "友だち情報（未選択）に登録",
    calendar: "Googleカレンダーに表示",
    realName: "本名に登録",
    whole: (subject: string, type: string, how: string, uses: readonly string[]) =>
      uses.length === 0
        ? `${subject}${type}${how}たずねます。`
        : `${subject}${type}${how}たずね、${uses.join("し、")}します。`,
  },
  en: {
    label: (label) => `“${label}”`,
    noLabel: "(no name)",
    noType: "no input type",
    noRule: "no kind",
    count: (count) => `${groupDigits(count)} choices`,
    type: (type, detail) => (detail === "" ? type : `${type} (${detail})`),
    must: "required",
    may: "optional",
    variable: (name) => `saved as “${name}”`,
    noVariable: "saved as friend information (none chosen)",
    calendar: "shown in Google Calendar",
    realName: "saved as the real name",
    whole: (subject, type, how, uses) =>
      `${subject}: ${type}, ${how}${uses.length === 0 ? "" : `, ${uses.join(", ")}`}.`,
  },
});

/** Words of the sentence in one language. */
export type SentenceWords = typeof sentenceWords.ja;
