import type { Boilerplate, Channel, ChannelKind, ChannelsOfKind } from "../../api/notifications.js";
import type { Query } from "../../collection/index.js";
import type { Answer } from "../../lib/failure.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import type { PageLists } from "../../references/index.js";
import type { ConditionPage } from "../condition-slide/index.js";
import type { KnownChannels } from "./channels/known-channels.js";

/**
 * Sends a test through a channel, with the notification as it would be finished; set by the page. `message` says what came
 * of it, in the page's words.
 */
export type TestChannelFunction = (
  channel: Channel,
  notification: PlainObject,
  options: { signal: AbortSignal },
) => Promise<{ ok: boolean; message?: string }>;

/** Services that the screen of a notification asks of its element. */
export interface NotificationServices {
  page: ConditionPage & { lists: PageLists };
  boilerplate(): Query<Boilerplate>;
  channels(): Query<KnownChannels>;
  loadChannelsOf(kind: ChannelKind): Promise<Answer<ChannelsOfKind>>;
  /** Deletes it on the server; it is chosen no more then. */
  deleteChannel(channel: Channel): Promise<Answer<PlainData>>;
  /** Another try to load the notification that the page has named. */
  loadAgain(): void;
  /** `YYYY-MM-DD HH:mm` in Japan. */
  moment(): string;
  /** Hears of errors that nobody expects. */
  reportError(error: unknown): void;
}
