/* Journeys in groups, their phases, and who passed them. */
export type { JourneyActions } from "./actions.js";
export { explainCall } from "./explain.js";
export { JourneyScreen } from "./JourneyScreen.js";
export type { JourneyModel } from "./journey-model.js";
export { type JourneyWords, journeyWords } from "./messages.js";
export { createJourneyModel } from "./model.js";
export { createMutations } from "./mutations/create-mutations.js";
export { type JourneyQueries, journeyQueries } from "./queries.js";
export type { JourneySettings, ShownGroup } from "./settings.js";
export { journeyStyles } from "./styles.js";
export { type JourneyDialog, readDialogWork } from "./unsaved/dialogs.js";
