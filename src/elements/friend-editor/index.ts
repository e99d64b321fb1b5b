/* `<friend-editor>`: the class, which defines nothing by itself, its events and the type of its tag. */
import type { FriendEditorElement } from "./friend-editor.js";

export type { FriendTab } from "../../features/friend/index.js";
export type { FriendEventMap } from "./events.js";
export { FriendEditorElement } from "./friend-editor.js";

declare global {
  interface HTMLElementTagNameMap {
    "friend-editor": FriendEditorElement;
  }
}
