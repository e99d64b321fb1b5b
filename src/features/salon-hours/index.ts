/* When a salon is open: a week, a calendar and special days, which come on request. */
export { openingPart } from "./deferred.js";
export { createHourMutations } from "./mutations/hours.js";
