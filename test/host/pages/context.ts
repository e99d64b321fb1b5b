import type { Store } from "../store.js";

/** What pages are made from. */
export interface PageContext {
  readonly store: Store;
  csrfToken(): string;
}
