/* What a salon offers, who does it, when it is open, what customers see, and which calendars and links it has. */
export type { SalonActions } from "./actions.js";
export { readDialogWork, type SalonDialog } from "./dialogs.js";
export { explainCall } from "./explain.js";
export { salonWords } from "./messages.js";
export { createSalonModel } from "./model.js";
export { createMutations } from "./mutations/create-mutations.js";
export { type SalonSettingsQueries, salonSettingsQueries } from "./queries.js";
export { SalonScreen } from "./SalonScreen.js";
export type { SalonModel } from "./salon-model.js";
export { isSection, type SalonSettings, type SectionName, sectionNames } from "./settings.js";
export { salonStyles } from "./styles.js";
