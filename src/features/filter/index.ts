/* What elements and other features may use of the filter editor. */

export {
  allConditions,
  type ConditionVariants,
  conditionTypeIds,
  type Fact,
  missingPart,
} from "./conditions/index.js";
export { audience, checks } from "./deferred.js";
export { type FilterState, readFilter } from "./entity.js";
export { FilterBody } from "./FilterBody.js";
export { FilterScreen } from "./FilterScreen.js";
export { FilterWithAudience } from "./FilterWithAudience.js";
export { FilterProvider } from "./filter-context.js";
export { CopyFrom } from "./head/CopyFrom.js";
export { filterWords } from "./messages.js";
export { createFilterModel, type FilterModel } from "./model.js";
export { oppositeFilter } from "./opposite.js";
export { filterRowParts } from "./row-parts.js";
export { conditionSchema, filterSchema } from "./schema.js";
export { FilterSelection } from "./selecting/FilterSelection.js";
export type { FilterPage, FilterServices } from "./services.js";
export type { FilterMode, FilterSettings } from "./settings.js";
export { filterStyles } from "./styles.js";
export { loadListsOf } from "./summary/row-sentences.js";
export { filterDetails, filterSentence } from "./summary/sentence.js";
