/* Who may call from outside, how often and what they call, and what runs by it. */
export type { OpenApiActions } from "./actions.js";
export { type OpenApiDialog, readDialogWork } from "./dialogs.js";
export { explainCall } from "./explain.js";
export { createOpenApiModel } from "./model.js";
export { createMutations } from "./mutations/create-mutations.js";
export { OpenApiScreen } from "./OpenApiScreen.js";
export type { OpenApiModel } from "./open-api-model.js";
export type { OpenTrigger } from "./open-trigger.js";
export { type OpenApiQueries, openApiQueries } from "./queries.js";
export { isSection, type OpenApiSettings, type SectionName, sectionNames } from "./settings.js";
export { openApiStyles } from "./styles.js";
export { WindowWatch } from "./window-watch.js";
