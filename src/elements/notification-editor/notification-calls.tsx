import {
  type Boilerplate,
  type Channel,
  deleteChannel,
  loadBoilerplate,
  loadChannels,
  loadChannelsOf,
} from "../../api/notifications.js";
import { createQuery, type Query } from "../../collection/index.js";
import { pageDeps } from "../../element-base/index.js";
import { createConditionPage } from "../../features/condition-slide/index.js";
import { type KnownChannels, type NotificationServices, withAll } from "../../features/notification/index.js";
import { tokyoClock } from "../../lib/dates/days.js";
import { serverNow } from "../../lib/dates/server-clock.js";
import type { Http } from "../../lib/http.js";

/** The page around a notification: its lists and its calls. The server is asked for at each call. */
export function createNotificationServices(element: {
  http: Http;
  server(): string;
  loadAgain(): void;
  deleted(channel: Channel): void;
  reportError(error: unknown): void;
}): NotificationServices {
  const { http, server } = element;
  return {
    page: createConditionPage({ page: pageDeps, http, server, encoding: () => "json" }),
    boilerplate: () => boilerplateOf(server()),
    channels: () => channelsOf(server()),
    loadChannelsOf: (kind) => loadChannelsOf(http, kind, new AbortController().signal),
    async deleteChannel(channel) {
      const answer = await deleteChannel(http, channel.id);
      if (answer.ok) element.deleted(channel);
      return answer;
    },
    loadAgain: element.loadAgain,
    moment: () => tokyoClock(serverNow()),
    reportError: element.reportError,
  };
}

function boilerplateOf(server: string): Query<Boilerplate> {
  const http = pageDeps.httpOf(server);
  return createQuery(pageDeps.client, {
    key: ["notification boilerplate", server],
    read: (signal) => loadBoilerplate(http, signal),
  });
}

function channelsOf(server: string): Query<KnownChannels> {
  const http = pageDeps.httpOf(server);
  return createQuery<KnownChannels>(pageDeps.client, {
    key: ["notification channels", server],
    async read(signal) {
      const answer = await loadChannels(http, signal);
      return answer.ok ? { ...answer, data: { channels: answer.data, kinds: null } } : answer;
    },
    combine: withAll,
  });
}
