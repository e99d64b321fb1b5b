/* What every finishing editor shares: the flow of a finish, drafts, the frame around the content. */

export { Content, type ContentState, type ContentWords, type ScreenContent } from "./Content.js";
export { DraftOffer } from "./DraftOffer.js";
export { type Draft, readDraft, writeDraft } from "./draft.js";
export { type DraftExtras, DraftKeeper, fallbackDraftKey } from "./draft-keeper.js";
export { clearDraft, loadDraft, saveDraft } from "./draft-storage.js";
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
export { explainFailure } from "./explain-failure.js";
export { FinishNotices } from "./FinishNotices.js";
export {
  type FailureReason,
  type Finisher,
  type FinishPort,
  type FinishResult,
  failureDetail,
  finish,
  SavingStatus,
} from "./finishing.js";
export type { FocusTarget } from "./focus-target.js";
export { attendKeyboard } from "./keyboard.js";
export { createLeaveQuestion } from "./leave-question.js";
export { expirePage, followRedirect } from "./leaving.js";
export { MorePages, type MorePagesProps } from "./MorePages.js";
export { type EditingWords, editingWords } from "./messages.js";
export { readRedirect } from "./redirect.js";
export { FailureAlert, ScreenFrame, type ScreenFrameProps } from "./ScreenFrame.js";
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
export { pageArrival } from "./submission-watch.js";
export { undoAskedBy } from "./undo-keys.js";
export { useContentFailure } from "./use-content-failure.js";
export { useFocusRequest } from "./use-focus-request.js";
export { createValueModel, type StepAnnouncement } from "./value-model.js";
