import type { ServerClient } from "../collection/index.js";
import type { PageDeps } from "../lib/page-deps.js";
import { keptByPage } from "./page.js";
import { pageHttp } from "./page-http.js";
import { pageServer } from "./page-server.js";

/** Page services that the rooms below are given. */
export const pageDeps: PageDeps & { readonly client: ServerClient } = {
  get client() {
    return pageServer();
  },
  httpOf: (apiBase) => pageHttp(() => ({ apiBase })),
  kept: keptByPage,
};
