import type { MutationScope, ServerClient } from "../../../collection/index.js";
import type { Http } from "../../../lib/http.js";
import type { NotificationModel } from "../notification-model.js";
import type { NotificationQueries } from "../queries.js";

/** Deps that the element gives its mutations. */
export interface NotificationDeps {
  readonly client: ServerClient;
  /** Calls of the server that is named when they are made. */
  readonly http: Http;
  model(): NotificationModel;
  /** The lists of the server that is named now. */
  queries(): NotificationQueries;
  /** Fires an event of the element. */
  emit(type: "channel-deleted", detail: ChannelDeleted): void;
}

/** A channel is gone: the detail of the event. */
export type ChannelDeleted = Readonly<{ id: number; kind: string }>;

/** The server that a deletion is about. That a channel is gone is told whatever is shown by then. */
export interface NotificationScope extends Pick<MutationScope<ChannelDeleted>, "emit"> {
  readonly http: Http;
  readonly queries: NotificationQueries;
}
