/* Journeys in groups, their phases, and who passed them. */
export type { JourneyActions, JourneyEdits, SaveOutcome } from "./actions.js";
export {
  inGroup,
  recounted,
  settledInGroup,
  withChange,
  withCopy,
  withEntry,
  withJourney,
  withoutGroup,
  withoutJourneys,
  withoutPhase,
  withStar,
} from "./amendments.js";
export { explainCall, offersReload } from "./explain.js";
export { JourneyScreen } from "./JourneyScreen.js";
export {
  type LeftWork,
  readLeftWorks,
  withoutWork,
  withWork,
  writeLeftWorks,
} from "./left/left-work.js";
export { type JourneyWords, journeyWords } from "./messages.js";
export { createJourneyModel, type JourneyModel } from "./model.js";
export { keptOrder, type OrderScope } from "./order/orders.js";
export { type JourneyQueries, journeyQueries } from "./queries.js";
export type { JourneySettings, ShownGroup } from "./settings.js";
export { journeyStyles } from "./styles.js";
export { type JourneyDialog, readDialogWork } from "./unsaved/dialogs.js";
