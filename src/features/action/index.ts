/* What elements and other features may use of the action editor. */

export { effectTypeIds } from "./entity.js";
export { type ActionModel, createActionModel } from "./model.js";
export { actionSchema, effectSchema } from "./schema.js";
export type { ActionPage, ActionServices } from "./services.js";
export type { ActionSettings } from "./settings.js";
export { actionStyles } from "./styles.js";
export { actionWords } from "./words.js";
