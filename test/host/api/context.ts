import type { Store } from "../store.js";

/** What the calls of a resource work with. */
export interface ApiContext {
  readonly store: Store;
  /** The present, injected so that demo data and tests can hold it still. */
  now(): Date;
  /** Whether the operator may do what a right stands for. */
  allows(right: string): boolean;
}
