import {
  type Boilerplate,
  type Channel,
  deleteChannel,
  loadBoilerplate,
  loadChannels,
  loadChannelsOf,
} from "../../api/notifications.js";
import { createQuery, type Query } from "../../collection/index.js";
import { type ConsoleContext, pageHttp, pageServer } from "../../element-base/index.js";
import type { FilterPage } from "../../features/filter/index.js";
import { type KnownChannels, type NotificationServices, withAll } from "../../features/notification/index.js";
import { tokyoClock } from "../../lib/dates/days.js";
import { serverNow } from "../../lib/dates/server-clock.js";
import type { Http } from "../../lib/http.js";
import { createConditionPage } from "../condition-page.js";

/** The page around a notification: its lists and its calls. The context is read at each call. */
export function createNotificationServices(element: {
  audience: FilterPage["audience"];
  http: Http;
  context(): ConsoleContext;
  loadAgain(): void;
  deleted(channel: Channel): void;
  reportError(error: unknown): void;
}): NotificationServices {
  const { http } = element;
  const server = () => element.context().apiBase ?? "";
  return {
    page: createConditionPage({
      audience: element.audience,
      http,
      context: element.context,
      encoding: () => "json",
    }),
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

/** What is shared outlives an element, so it is asked for on behalf of the page. */
function boilerplateOf(apiBase: string): Query<Boilerplate> {
  const http = pageHttp(() => ({ apiBase }));
  return createQuery(pageServer(), {
    key: ["notification boilerplate", apiBase],
    read: (signal) => loadBoilerplate(http, signal),
  });
}

function channelsOf(apiBase: string): Query<KnownChannels> {
  const http = pageHttp(() => ({ apiBase }));
  return createQuery<KnownChannels>(pageServer(), {
    key: ["notification channels", apiBase],
    async read(signal) {
      const answer = await loadChannels(http, signal);
      return answer.ok ? { ...answer, data: { channels: answer.data, kinds: null } } : answer;
    },
    combine: withAll,
  });
}
