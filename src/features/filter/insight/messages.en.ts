import type { InsightWords } from "./messages.ja.js";

/** The same in English. */
export const en: InsightWords = {
  title: "These conditions in words",
  everybody: "No conditions (all friends)",
  all: (parts) => parts.join(" and "),
  any: (parts) => (parts.length === 1 ? `(any of: ${parts[0]})` : `(${parts.join(" or ")})`),
  emptyPanel: "(or-panel without conditions)",
  held: (label, reason) => (reason === null ? `a condition “${label}”` : `“${label}” (${reason})`),
  changes: "What was changed",
  addedRow: (said) => `Added: ${said}`,
  removedRow: (said) => `Removed: ${said}`,
  movedRow: (said) => `Moved: ${said}`,
  changedRow: (before, after) => `Changed: ${before} → ${after}`,
  movedAndChangedRow: (before, after) => `Moved and changed: ${before} → ${after}`,
  changedField: (label, before, after) => `${label}: ${before} → ${after}`,
  nothing: "(none)",
};
