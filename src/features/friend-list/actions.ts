import type { Friend } from "../../api/friends.js";
import type { Query } from "../../collection/index.js";
import type { SelectedFriend } from "./model.js";
import type { FriendCriteria } from "./settings.js";
import type { FriendPages } from "./source.js";

/** Actions that a friend list asks of its element. */
export interface FriendListActions {
  friendsOf(criteria: FriendCriteria): FriendPages;
  friendOf(selected: SelectedFriend): Query<Friend>;
  mayRead(roleId: string | null): Query<boolean>;
  /** Shows a friend, unless unsaved work of another one keeps them from it; `goIn` takes the focus there. */
  select(id: number, goIn: boolean): void;
  /** Confirms that the alert before the page goes has been read. */
  confirmGoing(): void;
}
