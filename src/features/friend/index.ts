/* What elements may use of the friend editor. */
export { FriendScreen } from "./FriendScreen.js";
export type { FriendModel } from "./friend-model.js";
export type { AskedSave, FieldsOfTabs } from "./last-save.js";
export { friendWords } from "./messages.js";
export { createFriendModel } from "./model.js";
export { createMutations } from "./mutations/tabs.js";
export type { FriendActions } from "./screen/friend-context.js";
export { type FriendSettings, type FriendTab, friendTabs, isAnother } from "./settings.js";
export { type FriendQueries, friendQueries } from "./source.js";
export { friendStyles } from "./styles.js";
