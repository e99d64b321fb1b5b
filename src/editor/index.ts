/* What every finishing editor shares: the flow of a finish, drafts, the frame around the content. */

export { Announcement } from "./Announcement.js";
export { type Announced, createAnnouncement } from "./announcement.js";
export type {
  AudienceFunctions,
  Estimate,
  EstimateFunction,
  ExplainFunction,
  FindFriendsFunction,
} from "./audience-functions.js";
export { Content, type ContentState, RefreshNotice } from "./Content.js";
export { createCallReports } from "./call-reports.js";
export { ConflictChoices } from "./conflict/ConflictChoices.js";
export { ConflictSides } from "./conflict/ConflictSides.js";
export { conflictWords } from "./conflict/messages.js";
export type { ShownConflict, Side } from "./conflict/side.js";
export { DialogForm, type DialogFormProps } from "./dialogs/DialogForm.js";
export { DialogOffer } from "./dialogs/DialogOffer.js";
export { DialogDraft, type DialogDraftDeps } from "./dialogs/dialog-draft.js";
export {
  createDialogState,
  type DialogRefusal,
  type DialogState,
  type DialogsToKeep,
  type DialogWork,
  type IsOpen,
  type SaveResult,
} from "./dialogs/dialog-state.js";
export { UnsavedQuestion } from "./dialogs/UnsavedQuestion.js";
export { useFieldsOfDialog } from "./dialogs/use-dialog-fields.js";
export { DraftOffer } from "./drafts/DraftOffer.js";
export { DraftKeeper } from "./drafts/draft-keeper.js";
export type { DraftRival } from "./drafts/draft-rivals.js";
export type { DraftExtras } from "./drafts/draft-source.js";
export { clearDraft, fallbackDraftKey, loadDraft, ownedKey, saveDraft } from "./drafts/draft-storage.js";
export type { SentWork } from "./drafts/sent-work.js";
export { pageArrival } from "./drafts/submission-watch.js";
export { reviewSentDrafts } from "./drafts/unsaved-draft.js";
export { EditorFrame, type EditorFrameProps, UndoButtons, type UndoCommands } from "./EditorFrame.js";
export type {
  BeforeFinishDetail,
  ChangeDetail,
  EditorEventMap,
  FailureDetail,
  FinishDetail,
  ListenerMethod,
  NavigateDetail,
  PageExpiredDetail,
  StatusChangeDetail,
} from "./editor-events.js";
export type { EditorModel, ValueModel } from "./editor-model.js";
export { explainFailure, whyUnread } from "./explain-failure.js";
export { FinishNotices } from "./FinishNotices.js";
export {
  type FailureReason,
  type FinishDeps,
  type Finisher,
  type FinishResult,
  failureDetail,
  finish,
  SavingStatus,
} from "./finishing.js";
export type { FocusTarget } from "./focus-target.js";
export { beginHistory, type History, recordStep, redoStep, undoStep } from "./history.js";
export { bindKeyboard } from "./keyboard.js";
export { createLeaveQuestion } from "./leave-question.js";
export { expirePage, followRedirect, keepAll, loadPageAgain, type PageWork } from "./leaving.js";
export { MorePages } from "./MorePages.js";
export { mainButton, pressMain, pressMainSoon } from "./main-button.js";
export { type EditingWords, editingWords } from "./messages.js";
export { recordContent } from "./record-content.js";
export { FailureAlert, ScreenFrame } from "./ScreenFrame.js";
export { StepAnnouncer, type StepSource } from "./StepAnnouncer.js";
export { createScreenContext } from "./screen-context.js";
export {
  createEditorSession,
  createScreenSession,
  type EditorCommands,
  type EditorSession,
  type FailureNotice,
  type ScreenCommands,
  type ScreenSession,
} from "./session.js";
export { editingStyles } from "./styles.js";
export { undoAskedBy } from "./undo-keys.js";
export { useContentFailure } from "./use-content-failure.js";
export { useFocusRequest } from "./use-focus-request.js";
export { useRefusedFocus } from "./use-refused-focus.js";
export { createValueModel, type EditedValueModel } from "./value-model.js";
