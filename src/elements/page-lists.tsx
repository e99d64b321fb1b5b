import { keptByPage, pageHttp, pageServer } from "../element-base/index.js";
import type { Http } from "../lib/http.js";
import { createPageLists, createSharedLists, type PageLists, type SharedLists } from "../references/index.js";

/** The lists of the page, loaded once for all elements. */
export function sharedLists(): SharedLists {
  return keptByPage("lists", () =>
    createSharedLists(pageServer(), (apiBase) => pageHttp(() => ({ apiBase }))),
  );
}

/** The same as one editor sees them, on the server that `server` names. */
export function pageLists(http: Http, server: () => string): PageLists {
  return createPageLists(sharedLists(), http, server);
}
