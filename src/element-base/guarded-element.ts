import type { Locale } from "../lib/locale.js";

/** An element as its boundary sees it. */
export interface GuardedElement {
  remount(): void;
  /** The work as text, for copying. */
  workAsText(): string;
  readonly shownLocale: Locale;
  /** Tells the page's error hook. */
  crashed(error: unknown): void;
}
