import type { Hono } from "hono";
import type { ApiContext } from "../api/context.js";
import type { DemoParts } from "../demo-data.js";
import type { Store } from "../store.js";

/** How an element stands on its page, and what its server is besides. */
export interface ShownElement {
  /** What an operator does with it. */
  readonly line: string;
  /** Its attributes for the demo data, as that is now: what was saved is there when the page is loaded again. */
  attributes(store: Store): Readonly<Record<string, string | boolean | undefined>>;
  /** The calls that only it makes. */
  readonly calls?: readonly ((app: Hono, context: ApiContext) => void)[];
  /** What a small shop has for it besides the demo data's own parts. */
  parts?(clock: () => Date): DemoParts;
}

/** A page without a server has nowhere to go to afterwards, so what was saved is only said. */
export const saved = { finisher: "postemit" };
