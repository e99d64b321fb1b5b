import type { ServerClient } from "../collection/index.js";
import type { PageDeps } from "../lib/page-deps.js";
import { pageSingleton } from "./page.js";
import { sharedHttp } from "./page-http.js";
import { pageServer } from "./page-server.js";

/** Page services that the rooms below are given. */
export const pageDeps: PageDeps & { readonly client: ServerClient } = {
  get client() {
    return pageServer();
  },
  httpOf: (apiBase) => sharedHttp(() => ({ apiBase })),
  kept: pageSingleton,
};
