/* What elements and other features may use of the action editor. */

export { ActionScreen } from "./ActionScreen.js";
export { effectTypeIds } from "./effects/index.js";
export { loadListsOf } from "./load-lists.js";
export { actionWords } from "./messages.js";
export { type ActionModel, createActionModel } from "./model.js";
export { actionSchema, effectSchema } from "./schema.js";
export type { ActionPage } from "./services.js";
export type { ActionSettings } from "./settings.js";
export { actionStyles } from "./styles.js";
