/* `<friend-list>`: the class, which defines nothing by itself, its events and the type of its tag. */
import type { FriendListElement } from "./friend-list.js";

export type { FriendListEventMap, MemberSelectDetail } from "./events.js";
export { FriendListElement } from "./friend-list.js";

declare global {
  interface HTMLElementTagNameMap {
    "friend-list": FriendListElement;
  }
}
