/* The operator's friend list: what is asked for, its rows, and the place beside them where one friend is shown. */
export type { FriendListActions } from "./actions.js";
export { friendQuery } from "./criteria.js";
export type { FilterPlaces } from "./FriendFilters.js";
export { FriendListScreen, type FriendListScreenProps } from "./FriendListScreen.js";
export { type FriendListWords, friendListWords } from "./messages.js";
export { createFriendListModel, type FriendListModel, type FriendView } from "./model.js";
export { explainOperatorFailure, type OperatorFailure } from "./operator-failure.js";
export { createOperatorHandler, type OperatorHandler, type OperatorPage } from "./operator-handler.js";
export type { FriendCriteria, FriendListSettings } from "./settings.js";
export { createFriend, createFriends, createMayRead, type FriendSource } from "./source.js";
export { friendListStyles } from "./styles.js";
