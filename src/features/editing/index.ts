/* What every finishing editor shares: the flow of a finish, drafts, the frame around the content. */
export { type Draft, readDraft, writeDraft } from "./draft.js";
export { explainFailure } from "./explain-failure.js";
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
export { readRedirect } from "./redirect.js";
export {
  createEditorSession,
  type EditorSession,
  type EditorSurroundings,
  type FailureNotice,
} from "./session.js";
export { editingStyles } from "./styles.js";
export { type EditingWords, editingWords } from "./words.js";
