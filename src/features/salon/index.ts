/* A salon's settings without a section: what is shown and unsaved, what is read, and what every section works with. */
export type {
  CalendarActions,
  CalendarWait,
  ConfigActions,
  ItemActions,
  OnlineActions,
  PairChanges,
  PairIds,
  SalonActions,
  SaveOutcome,
  UrlActions,
} from "./actions.js";
export { ConflictChoices } from "./ConflictChoices.js";
export { fieldOfSwitch, newConfig } from "./config.js";
export { readDialogWork, type SalonDialog, sectionOf, type WorkName } from "./dialogs.js";
export { explainCall } from "./explain.js";
export { ListHead } from "./ListHead.js";
export { type SalonWords, salonWords } from "./messages.js";
export { createSalonModel } from "./model.js";
export { momentText } from "./moment-text.js";
export { createConfigMutations } from "./mutations/config.js";
export {
  configQueue,
  makeConfig,
  outcomeOf,
  received,
  savedConfig,
  shownConfig,
} from "./mutations/config-record.js";
export {
  type SalonContext,
  type SalonDeps,
  type SalonSaved,
  type SalonScope,
  salonQueue,
} from "./mutations/deps.js";
export { notifyPage } from "./mutations/notify-page.js";
export { reportFailure, salonContext } from "./mutations/scope.js";
export { type SalonSettingsQueries, salonSettingsQueries } from "./queries.js";
export { RemoveQuestion } from "./RemoveQuestion.js";
export { SalonFormDialog } from "./SalonFormDialog.js";
export { SectionAlert } from "./SectionAlert.js";
export { SalonProvider, type SalonScreenContext, useSalon, useSalonSettings } from "./salon-context.js";
export type { SalonModel, SectionWork } from "./salon-model.js";
export { isSection, type SalonSettings, type SectionName, sectionNames } from "./settings.js";
export { salonFrameStyles } from "./styles.js";
export { useBusy } from "./use-busy.js";
export { useDialogCall, useDialogFields } from "./use-dialog-call.js";
export { useWishedFocus } from "./use-wished-focus.js";
