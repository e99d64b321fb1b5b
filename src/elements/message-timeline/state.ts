import type { PlainObject } from "../../lib/plain-data.js";

/** What a timeline shows and what is selected in it (rules: timeline-state). */
export interface TimelineState extends PlainObject {
  mode: "normal" | "uncheck" | "star";
  pattern: "top" | "timeline" | "memberDetail";
  types: string[];
  /** `YYYY-MM-DD`, or empty. */
  dateFrom: string;
  dateTo: string;
  search: string;
  funnelId: string | null;
  memberId: string | null;
  /** How many pages have been loaded, from 1. */
  loadPage: number;
  selectedMessageIds: number[];
  /** What the alert says, or empty. */
  alert: string;
}
