/** What the crash screen says beside `ElementWords`. */
export const ja = {
  crashedHint: "編集内容は残っています。",
  copyWork: "編集内容をコピー",
  workCopied: "編集内容をコピーしました",
};

/** Every language says exactly this much. */
export type CrashWords = typeof ja;
