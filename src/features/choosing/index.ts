/* What editors use to choose from the lists of the page, and to name what is chosen. */
export { idsOf, isChosen } from "./chosen-id.js";
export {
  type DateFormat,
  dateFormats,
  eventOf,
  type LinkedKey,
  type LinkedKind,
  type LinkedValue,
  linkedKeys,
  linkedValueSchema,
  linkTo,
} from "./linked-data.js";
export type { PageLists } from "./lists.js";
export { createNames, type NamedKind, type Names } from "./names.js";
export { hasPlans, type Plan, plansOf, slotOf } from "./plans.js";
export { choosingWords } from "./words.js";
