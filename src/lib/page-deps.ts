import type { Http } from "./http.js";

/** Services that all elements of a page share, for rooms that know no page. */
export interface PageDeps {
  /** Calls of one server on behalf of the page: what is shared outlives an element. */
  httpOf(server: string): Http;
  /** The page's one value of this name, made by whoever asks first. */
  kept<T>(name: string, create: () => T): T;
}
