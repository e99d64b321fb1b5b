import { Hono } from "hono";
import { operatorOf } from "../api/operators.js";
import { createApi } from "../api.js";
import type { HostEnv } from "../host-env.js";
import { cacheOfAsset, serveFolder } from "../static-files.js";
import type { Store } from "../store.js";
import { openTables } from "../tables.js";
import { withFaults } from "./asked-faults.js";
import { onlyFrom } from "./origins.js";
import { createElementPages } from "./pages.js";
import { builtElements, publicFiles } from "./places.js";

export interface AppOptions {
  readonly store: Store;
  readonly clock: () => Date;
  readonly origins: readonly string[];
  readonly csrf?: string | undefined;
  readonly url: () => string;
  readonly report: (line: string) => void;
}

/** The API with its faults, the built elements, and the pages. */
export function createApp({ store, clock, origins, csrf, url, report }: AppOptions): Hono<HostEnv> {
  const csrfToken = csrf === undefined ? {} : { csrfToken: () => csrf };
  const api = createApi({ ...openTables(store, clock), clock, operatorOf, ...csrfToken });
  const pages = createElementPages({ store, url, csrf });
  const answer = withFaults(api);
  const app = new Hono<HostEnv>();
  app.use(onlyFrom(origins, report));
  app.all("/api/*", answer);
  app.all("/faults/:fault/api/*", answer);
  app.get("/assets/*", serveFolder("/assets/", builtElements, cacheOfAsset));
  app.get(
    "/public/*",
    serveFolder("/public/", publicFiles, () => "no-cache"),
  );
  app.all("*", (c) => pages.fetch(c.req.raw));
  return app;
}
