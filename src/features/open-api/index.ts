/* Who may call from outside, how often and what they call, and what runs by it. */
export type { OpenApiActions } from "./actions.js";
export { type OpenApiDialog, readDialogWork } from "./dialogs.js";
export { explainCall } from "./explain.js";
export { type OpenApiWords, openApiWords } from "./messages.js";
export { createOpenApiModel, type OpenApiModel, type OpenTrigger } from "./model.js";
export { OpenApiScreen } from "./OpenApiScreen.js";
export { anchorPeriod } from "./period/period.js";
export { type OpenApiQueries, openApiQueries } from "./queries.js";
export { isSection, type OpenApiSettings, type SectionName, sectionNames } from "./settings.js";
export { openApiStyles } from "./styles.js";
