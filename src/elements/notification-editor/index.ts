/* `<notification-editor>`: the class, which defines nothing by itself, and the type of its tag. */
import type { NotificationEditorElement } from "./notification-editor.js";

export type { ChannelDeletedDetail } from "./events.js";
export { NotificationEditorElement } from "./notification-editor.js";

declare global {
  interface HTMLElementTagNameMap {
    "notification-editor": NotificationEditorElement;
  }
}
