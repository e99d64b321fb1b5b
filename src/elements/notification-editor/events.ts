import type { EditorEventMap } from "../../editor/index.js";

/** Which channel was deleted on the server. */
export interface ChannelDeletedDetail {
  id: number;
  kind: string;
}

/** The events of `<notification-editor>`. */
export interface NotificationEventMap extends EditorEventMap {
  "channel-deleted": CustomEvent<ChannelDeletedDetail>;
}
