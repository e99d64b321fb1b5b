/* What every list of variants shares: rows, history, clipboard, changes. */

export { Announcer } from "./Announcer.js";
export { ClipboardAnnouncements, type ReportMissing } from "./clipboard/ClipboardAnnouncements.js";
export type { Clipboard, Copyable, Inserted, Parts } from "./clipboard/commands.js";
export type { ClipboardWords } from "./clipboard/messages.js";
export { clipboardWords } from "./clipboard/messages.js";
export { createClipboardOffers } from "./clipboard/offers.js";
export type { DocumentFormat } from "./document-format.js";
export { type Announcement, createDocumentModel, type DocumentModel } from "./document-model.js";
export { type RowChange, rowChanges } from "./row-changes.js";
export { type RowMessage, rowMessages } from "./row-messages.js";
export * from "./rows.js";
export type { RowSelection } from "./selection/create-selection.js";
export { RowCheck } from "./selection/RowCheck.js";
export { SelectionTools } from "./selection/SelectionTools.js";
export { createSelectionEdits, type SelectionEdits } from "./selection/selection-edits.js";
export type { ListEditorSettings } from "./settings.js";
export { moveRows, moveRowsTo, removeRows } from "./several-rows.js";
export type {
  FieldProblem,
  ValidationContext,
  Variant,
  VariantData,
  VariantEditorProps,
} from "./variant.js";
export { createVariants, type Reading, type Variants } from "./variants.js";
