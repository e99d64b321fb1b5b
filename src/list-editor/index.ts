/* What every list shares: rows, history, problems, clipboard, changes; and what every list of variants does. */

export { Announcer } from "./Announcer.js";
export { ClipboardAnnouncements } from "./clipboard/ClipboardAnnouncements.js";
export type { Clipboard, Copyable, Parts } from "./clipboard/commands.js";
export type { ClipboardWords } from "./clipboard/messages.js";
export { clipboardWords } from "./clipboard/messages.js";
export type { DocumentModel } from "./document.js";
export type { DocumentFormat } from "./document-format.js";
export { createDocumentModel } from "./document-model.js";
export { ListEditorFrame } from "./ListEditorFrame.js";
export { isLongList, type RowDrawing, rowDrawing } from "./long-list.js";
export { createDragAtoms, type DragAtoms } from "./moving/drag-atoms.js";
export { MovingKeys } from "./moving/MovingKeys.js";
export { RowGrip } from "./moving/RowGrip.js";
export { judgeReading } from "./problems/judge-reading.js";
export { type RowError, refusedRows } from "./problems/refused-rows.js";
export {
  messageAt,
  messagesAt,
  problemOfWhole,
  problemsAt,
  problemsOfRow,
  problemsToShow,
  type RowProblem,
} from "./problems/row-problem.js";
export { problemsByRow, serverProblems } from "./problems/shown-problems.js";
export { useShownProblemsOf } from "./problems/use-shown-problems.js";
export { type RowChange, rowChanges } from "./row-changes.js";
export * from "./rows.js";
export { RowCheck } from "./selection/RowCheck.js";
export { SelectionTools } from "./selection/SelectionTools.js";
export { createSelectionEdits, type SelectionEdits } from "./selection/selection-edits.js";
export type { ConditionSettings, ListEditorSettings } from "./settings.js";
export { moveRows, moveRowsTo, removeRows } from "./several-rows.js";
export { useMovedMark } from "./use-moved-mark.js";
export type {
  FieldProblem,
  ValidationContext,
  Variant,
  VariantData,
  VariantEditorProps,
} from "./variant.js";
export { createVariants, type Reading, type Variants } from "./variants.js";
