import { createServerClient, type ServerClient } from "../collection/index.js";
import { keptByPage, pageHttp } from "../element-base/index.js";
import type { Http } from "../lib/http.js";
import { createPageLists, createSharedLists, type PageLists, type SharedLists } from "../references/index.js";

/** What the elements of the page share of what lives on the server. */
function serverClient(): ServerClient {
  return keptByPage("server", createServerClient);
}

/** The lists of the page, loaded once for all elements. */
export function sharedLists(): SharedLists {
  return keptByPage("lists", () =>
    createSharedLists(serverClient(), (apiBase) => pageHttp(() => ({ apiBase }))),
  );
}

/** The same as one editor sees them, on the server that `server` names. */
export function pageLists(http: Http, server: () => string): PageLists {
  return createPageLists(sharedLists(), http, server);
}
