import { type Boilerplate, loadBoilerplate, loadChannels } from "../../api/notifications.js";
import { createQuery, type Query, type ServerClient } from "../../collection/index.js";
import type { Http } from "../../lib/http.js";
import { type KnownChannels, withAll } from "./channels/known-channels.js";

/** Queries of the server, each made once for all elements of the page. */
export interface NotificationQueries {
  readonly boilerplate: Query<Boilerplate>;
  readonly channels: Query<KnownChannels>;
}

/** Makes them, or gives those that are there. `http` makes calls on behalf of the page. */
export function notificationQueries(client: ServerClient, server: string, http: Http): NotificationQueries {
  return {
    boilerplate: createQuery(client, {
      key: ["notification boilerplate", server],
      read: (signal) => loadBoilerplate(http, signal),
    }),
    channels: createQuery<KnownChannels>(client, {
      key: ["notification channels", server],
      async read(signal) {
        const answer = await loadChannels(http, signal);
        return answer.ok ? { ...answer, data: { channels: answer.data, kinds: null } } : answer;
      },
      combine: withAll,
    }),
  };
}
