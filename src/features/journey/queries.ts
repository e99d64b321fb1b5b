import { loadEntries, type NamedEntry } from "../../api/journey-groups.js";
import { type ListedJourney, loadJourneys } from "../../api/journeys.js";
import { createQuery, type Query, type ServerClient } from "../../collection/index.js";
import type { Http } from "../../lib/http.js";

/** The three lists, each loaded once and shared by the elements of the page. */
export interface JourneyQueries {
  readonly journeys: Query<readonly ListedJourney[]>;
  readonly groups: Query<readonly NamedEntry[]>;
  readonly phases: Query<readonly NamedEntry[]>;
}

/** Makes them, or gives those that are there. `http` makes calls on behalf of the page. */
export function journeyQueries(client: ServerClient, server: string, http: Http): JourneyQueries {
  return {
    journeys: createQuery(client, {
      key: ["journeys", server],
      read: (signal) => loadJourneys(http, signal),
    }),
    groups: createQuery(client, {
      key: ["journey groups", server],
      read: (signal) => loadEntries(http, "group", signal),
    }),
    phases: createQuery(client, {
      key: ["journey phases", server],
      read: (signal) => loadEntries(http, "phase", signal),
    }),
  };
}
