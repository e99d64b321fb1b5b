import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";

/** Words of the summary of a filter. */
export const summaryWords = words({
  shared: pick(screenWords, "showChanges"),
  ja: {
    title: "この条件を文章で確認",
    everybody: "条件なし（すべての友だち）",
    all: (parts: readonly string[]) => parts.join(" かつ "),
    any: (parts: readonly string[]) =>
      parts.length === 1 ? `（いずれか：${parts[0]}）` : `（${parts.join(" または ")}）`,
    emptyPanel: "（条件のないor）",
    or: "or",
    unset: (label: string, entered: boolean) => `${entered ? "未入力" : "未選択"}の条件「${label}」に合う`,
    opaque: (label: string, reason: string | null) =>
      reason === null ? `「${label}」の条件` : `「${label}」（${reason}）`,
    addedRow: (sentence: string) => `追加：${sentence}`,
    removedRow: (sentence: string) => `削除：${sentence}`,
    movedRow: (sentence: string) => `移動：${sentence}`,
    changedUnseen: (sentence: string) => `変更：${sentence}（表示されない項目）`,
    changedRow: (before: string, after: string) => `変更：${before} → ${after}`,
    movedAndChangedRow: (before: string, after: string) => `移動と変更：${before} → ${after}`,
    changedField: (label: string, before: string, after: string) => `${label}：${before} → ${after}`,
    nothing: "（なし）",
  },
  en: {
    title: "These conditions in words",
    everybody: "No conditions (all friends)",
    all: (parts) => parts.join(" and "),
    any: (parts) => (parts.length === 1 ? `(any of: ${parts[0]})` : `(${parts.join(" or ")})`),
    emptyPanel: "(or-panel without conditions)",
    or: "or-panel",
    unset: (label, entered) =>
      `meets the condition “${label}” that is not ${entered ? "filled in" : "chosen"} yet`,
    opaque: (label, reason) => (reason === null ? `a condition “${label}”` : `“${label}” (${reason})`),
    addedRow: (sentence) => `Added: ${sentence}`,
    removedRow: (sentence) => `Removed: ${sentence}`,
    movedRow: (sentence) => `Moved: ${sentence}`,
    changedUnseen: (sentence) => `Changed: ${sentence} (something that is not shown)`,
    changedRow: (before, after) => `Changed: ${before} → ${after}`,
    movedAndChangedRow: (before, after) => `Moved and changed: ${before} → ${after}`,
    changedField: (label, before, after) => `${label}: ${before} → ${after}`,
    nothing: "(none)",
  },
});
