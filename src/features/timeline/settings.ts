import type { Locale } from "../../lib/locale.js";

/** Where a timeline stands (rules: timeline-patterns). */
export type TimelinePattern = "top" | "timeline" | "memberDetail";
/** What of it is shown: everything, what is not confirmed, what has a star. */
export type TimelineMode = "normal" | "uncheck" | "star";

/** What is asked of the server; every change of it is another list. */
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

/** What the page sets around the messages. */
export interface TimelineSettings {
  readonly locale: Locale;
  readonly readonly: boolean;
  readonly disabled: boolean;
  readonly finishLabel: string | null;
  readonly cancelable: boolean;
  /** What the page asks for; where it changes, what the operator chose in its place gives way. */
  readonly criteria: TimelineCriteria;
}
