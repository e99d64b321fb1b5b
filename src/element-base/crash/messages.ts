import { words } from "../../lib/locale.js";

/** Words of the crash screen beside `elementWords`. */
export const crashWords = words({
  ja: {
    crashedHint: "編集内容は残っています。",
    copyWork: "編集内容をコピー",
    workCopied: "編集内容をコピーしました",
  },
  en: {
    crashedHint: "Your work is still here.",
    copyWork: "Copy my work",
    workCopied: "Your work was copied",
  },
});
