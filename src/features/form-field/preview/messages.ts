import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";

/** Words of the preview of a form field. */
export const previewWords = words({
  shared: pick(screenWords, "choose required preview"),
  ja: {
    note: "友だちにはこのように表示されます。ここでの入力は保存されません。",
    noLabel: "（表示名なし）",
    noType: "入力タイプを選ぶと表示されます",
    optional: "任意",
    taken: "入力できます",
    refused: (rule: string) => `「${rule}」として正しくありません`,
    readAs: (text: string) => `（${text} と読み取ります）`,
  },
  en: {
    note: "Friends see this. What is typed here is not saved.",
    noLabel: "(no name)",
    noType: "Choose an input type to see it",
    optional: "Optional",
    taken: "This would be taken",
    refused: (rule) => `Not valid as “${rule}”`,
    readAs: (text) => ` (read as ${text})`,
  },
});

/** Words of the preview in one language. */
export type PreviewWords = typeof previewWords.ja;
