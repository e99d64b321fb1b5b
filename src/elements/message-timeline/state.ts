import type { PlainObject } from "../../lib/plain-data.js";

/** Shown messages of a timeline, and its selection (rules: timeline-state). */
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
  /** Text of the alert, or empty. */
  alert: string;
}
