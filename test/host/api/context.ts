import type { Store } from "../store.js";
import type { Audience } from "./audience.js";

/** What the calls of a resource work with. */
export interface ApiContext {
  readonly store: Store;
  /** The friends as filters see them, where there is a database to ask. */
  readonly audience?: Audience | undefined;
  /** The present, injected so that demo data and tests can hold it still. */
  now(): Date;
  /** Whether the operator may do what a right stands for. */
  allows(right: string): boolean;
}
