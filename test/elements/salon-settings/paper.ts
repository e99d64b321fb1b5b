import type { OnPaper } from "../../e2e/support/on-paper.js";

export const paper: OnPaper = [
  ["/salon-settings?section=courses"],
  ["/salon-settings?section=resources"],
  ["/salon-settings?section=opening"],
  ["/salon-settings?section=online"],
  ["/salon-settings?section=calendars"],
  ["/salon-settings?section=urls"],
];
