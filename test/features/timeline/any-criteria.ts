import type { TimelineCriteria } from "../../../src/features/timeline/index.js";

/** Everything of all friends, newest first. */
export const anyCriteria: TimelineCriteria = {
  pattern: "timeline",
  mode: "normal",
  memberId: null,
  funnelId: null,
  types: [],
  dateFrom: "",
  dateTo: "",
  search: "",
};
