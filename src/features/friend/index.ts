/* What elements may use of the friend editor. */
export { FriendScreen } from "./FriendScreen.js";
export type { Outcomes, SavedChanges } from "./last-save.js";
export { type FriendWords, friendWords } from "./messages.js";
export { createFriendModel, type FriendModel } from "./model.js";
export { valuesOf } from "./part/part-model.js";
export { fieldErrors, saveFriend } from "./saving.js";
export type { FriendActions } from "./screen/friend-context.js";
export { type FriendSettings, type FriendTab, friendTabs, isAnother } from "./settings.js";
export { type FriendQueries, friendQueries } from "./source.js";
export { friendStyles } from "./styles.js";
