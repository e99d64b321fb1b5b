import { type HostCall, type Meeting, serveHost } from "../../browser/support/served-host.js";
import { journeyGroups } from "../../host/api/journey-lists.js";
import { type Journey, journeys } from "../../host/api/journeys.js";
import { type Api, createApi } from "../../host/api.js";
import { demoParts } from "../../host/demo-data.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";

/** A call as the server has seen it. */
export interface JourneyCall extends HostCall {
  readonly keepalive: boolean;
}

/** The reference host in the page: what it is asked, what it has, and what comes before it answers. */
export interface JourneyHost {
  readonly store: Store;
  readonly calls: JourneyCall[];
  /** The calls that write, as `METHOD path` and their bodies. */
  writes(): (readonly [call: string, body: unknown])[];
  /** Answers the next call that this names instead of the host; `null` goes on to the host once the promise is kept. */
  meet(call: string, answer: Meeting): void;
  api: Api;
}

/** Serves the demonstration's journeys. */
export function serveJourneys(parts: typeof demoParts = demoParts): JourneyHost {
  const store = createMemoryStore();
  for (const fill of Object.values(parts)) fill(store);
  const api = createApi({ store });
  const { calls, writes, meet } = serveHost(api, {
    nameOf: (path, search) => `${path.replace(/^\/api\//, "")}${search}`,
    more: (init) => ({ keepalive: init?.keepalive === true }),
  });
  return {
    store,
    calls,
    api,
    writes: () => writes().map(({ call, body }) => [call, body]),
    meet,
  };
}

/** The group of `serveMany`. */
export const manyGroup = 90;

/** A host that has besides so many journeys in a group of their own; their ids in their order. */
export function serveMany(count: number): { host: JourneyHost; ids: readonly number[] } {
  const host = serveJourneys();
  host.store.put(journeyGroups, manyGroup, { id: manyGroup, name: "たくさん", order: 9 }, new Date());
  const ids = Array.from({ length: count }, (_, at) => 20_001 + at);
  for (const [at, id] of ids.entries()) {
    const journey: Journey = {
      ...{ id, name: `旅${at + 1}`, group_id: manyGroup, order: at + 1, favorite: 0, favorite_order: null },
      ...{
        journey_kpis: [],
        member_query_id: null,
        member_count: 0,
        updated_at: "2026-11-02T10:00:00+09:00",
      },
    };
    host.store.put(journeys, id, journey, new Date());
  }
  return { host, ids };
}
