/* What elements and other features may use of the filter editor. */

export type { PageLists } from "../choosing/index.js";
export { conditionTypeIds } from "./entity.js";
export { createFilterModel, type FilterModel } from "./model.js";
export { conditionSchema, filterSchema } from "./schema.js";
export type { Estimate, EstimateFunction, ExplainFunction, FilterPage, FilterServices } from "./services.js";
export type { FilterMode, FilterSettings } from "./settings.js";
export { filterStyles } from "./styles.js";
export { filterWords } from "./words.js";
