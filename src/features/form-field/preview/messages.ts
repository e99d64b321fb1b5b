import { words } from "../../../lib/locale.js";

/** Words of the preview of a form field. */
export const previewWords = words({
  ja: {
    preview: "プレビュー",
    note: "友だちにはこのように表示されます。ここでの入力は保存されません。",
    noLabel: "（表示名なし）",
    noType: "入力タイプを選ぶと表示されます",
    required: "必須",
    optional: "任意",
    choose: "選択してください",
    taken: "入力できます",
    refused: (rule: string) => `「${rule}」として正しくありません`,
    readAs: (text: string) => `（${text} と読み取ります）`,
  },
  en: {
    preview: "Preview",
    note: "Friends see this. What is typed here is not saved.",
    noLabel: "(no name)",
    noType: "Choose an input type to see it",
    required: "Required",
    optional: "Optional",
    choose: "Choose",
    taken: "This would be taken",
    refused: (rule) => `Not valid as “${rule}”`,
    readAs: (text) => ` (read as ${text})`,
  },
});

/** What each language says. */
export type PreviewWords = typeof previewWords.ja;
