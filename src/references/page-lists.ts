import type { ServerClient } from "../collection/index.js";
import type { Http } from "../lib/http.js";
import type { PageDeps } from "../lib/page-deps.js";
import { createPageLists, type PageLists } from "./lists.js";
import { createSharedLists, type SharedLists } from "./shared-lists.js";

/** The page that lists are loaded on behalf of. */
export type ListsPage = PageDeps & { readonly client: ServerClient };

/** The lists of the page, loaded once for all elements. */
export function sharedLists(page: ListsPage): SharedLists {
  return page.kept("lists", () => createSharedLists(page.client, page.httpOf));
}

/** The same as one editor sees them, on the server that `server` names. */
export function pageLists(page: ListsPage, http: Http, server: () => string): PageLists {
  return createPageLists(sharedLists(page), http, server);
}
