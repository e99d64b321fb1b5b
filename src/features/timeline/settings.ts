import type { Locale } from "../../lib/locale.js";

/** Place of a timeline (rules: timeline-patterns). */
export type TimelinePattern = "top" | "timeline" | "memberDetail";
/** Mode of a timeline: everything, what is not confirmed, what has a star. */
export type TimelineMode = "normal" | "uncheck" | "star";

/** Criteria that are sent to the server; every change of it is another list. */
export interface TimelineCriteria {
  readonly pattern: TimelinePattern;
  readonly mode: TimelineMode;
  readonly memberId: string | null;
  readonly funnelId: string | null;
  /** Empty: all. */
  readonly types: readonly string[];
  /** `YYYY-MM-DD`, or empty. */
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly search: string;
}

/** Settings of the page around the messages. */
export interface TimelineSettings {
  readonly locale: Locale;
  readonly readonly: boolean;
  readonly disabled: boolean;
  readonly finishLabel: string | null;
  readonly cancelable: boolean;
  /** Criteria of the page; a criterion that changes replaces the operator's choice. */
  readonly criteria: TimelineCriteria;
}
