/* The operator's friend list: what is asked for, its rows, and the place beside them where one friend is shown. */
export type { FriendListActions } from "./actions.js";
export { FriendListScreen, type FriendListScreenProps } from "./FriendListScreen.js";
export { friendListWords } from "./messages.js";
export { createFriendListModel, type FriendListModel, type FriendView } from "./model.js";
export { explainOperatorFailure } from "./operator-failure.js";
export { createOperatorHandler } from "./operator-handler.js";
export type { FriendListSettings } from "./settings.js";
export { createFriend, createFriends, createMayRead, type FriendSource } from "./source.js";
export { friendListStyles } from "./styles.js";
