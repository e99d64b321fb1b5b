export const ja = {
  title: "この条件を文章で確認",
  everybody: "条件なし（すべての友だち）",
  all: (parts: readonly string[]) => parts.join(" かつ "),
  any: (parts: readonly string[]) =>
    parts.length === 1 ? `（いずれか：${parts[0]}）` : `（${parts.join(" または ")}）`,
  emptyPanel: "（条件のないor）",
  held: (label: string, reason: string | null) =>
    reason === null ? `「${label}」の条件` : `「${label}」（${reason}）`,
  changes: "変更点を見る",
  addedRow: (said: string) => `追加：${said}`,
  removedRow: (said: string) => `削除：${said}`,
  movedRow: (said: string) => `移動：${said}`,
  changedRow: (before: string, after: string) => `変更：${before} → ${after}`,
  movedAndChangedRow: (before: string, after: string) => `移動と変更：${before} → ${after}`,
  changedField: (label: string, before: string, after: string) => `${label}：${before} → ${after}`,
  nothing: "（なし）",
};

/** Every language says exactly this much. */
export type InsightWords = typeof ja;
