import { type CallCount, loadCallCounts } from "../../api/open-api-calls.js";
import { loadServiceCodes, type ServiceCode } from "../../api/open-api-tokens.js";
import { loadTriggers, type Trigger } from "../../api/open-api-triggers.js";
import { createQuery, type Query, type ServerClient } from "../../collection/index.js";
import type { Http } from "../../lib/http.js";
import type { Period } from "./period/period.js";

/** Queries of the server, each made once for all elements of the page. */
export interface OpenApiQueries {
  readonly codes: Query<readonly ServiceCode[]>;
  readonly triggers: Query<readonly Trigger[]>;
  counts(period: Period): Query<readonly CallCount[]>;
}

/** Counts of periods that nobody looks at are soon forgotten: pages stay open for days. Milliseconds. */
const countsKept = 60_000;

/** Makes them, or gives those that are there. `http` makes calls on behalf of the page. */
export function openApiQueries(client: ServerClient, server: string, http: Http): OpenApiQueries {
  return {
    codes: createQuery(client, {
      key: ["open api codes", server],
      read: (signal) => loadServiceCodes(http, signal),
    }),
    triggers: createQuery(client, {
      key: ["open api triggers", server],
      read: (signal) => loadTriggers(http, signal),
    }),
    counts: (period) =>
      createQuery(client, {
        key: ["open api counts", server, period.from, period.to],
        read: (signal) => loadCallCounts(http, period, signal),
        keepMs: countsKept,
      }),
  };
}
