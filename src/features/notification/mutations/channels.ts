import { type Channel, deleteChannel, loadChannelsOf } from "../../../api/notifications.js";
import { createMutation } from "../../../collection/index.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { withoutChannel } from "../channels/known-channels.js";
import type { NotificationServices } from "../services.js";
import type { NotificationDeps, NotificationScope } from "./deps.js";

/** Mutations and reads of channels. */
export interface NotificationMutations
  extends Pick<NotificationServices, "loadChannelsOf" | "deleteChannel"> {}

/** Makes it. Each call is about the server that is named when it begins. */
export function createMutations(deps: NotificationDeps): NotificationMutations {
  const { client, http, model } = deps;

  const remove = createMutation<{ readonly scope: NotificationScope; readonly channel: Channel }, PlainData>(
    client,
    {
      call: ({ scope, channel }) => deleteChannel(scope.http, channel.id),
      commit(_, { scope, channel }, { receive }) {
        receive(scope.queries.channels, (known) => withoutChannel(known, channel.id));
        model().tickChannel(channel, false);
      },
      events: (_, { channel: { id, kind } }) => [{ id, kind }],
    },
  );

  return {
    loadChannelsOf: (kind) => loadChannelsOf(http, kind, new AbortController().signal),
    deleteChannel(channel) {
      const emit: NotificationScope["emit"] = (detail) => deps.emit("channel-deleted", detail);
      return remove({ scope: { http, queries: deps.queries(), emit }, channel });
    },
  };
}
