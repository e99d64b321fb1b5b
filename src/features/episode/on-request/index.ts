/* What is only there on request: questions before what cannot be undone, and times as people write them. */

export { writeTime } from "../../../lib/dates/times.js";
export { parseTime } from "../../../lib/dates/written-times.js";
export { type Question, Questions } from "./Questions.js";
