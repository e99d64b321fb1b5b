import type { FriendEditorElement, FriendTab } from "../../../src/entries/index.js";
import { keep } from "../../packaging/types/keep.js";

const friend: FriendEditorElement = document.createElement("friend-editor");
friend.memberId = "7";
friend.memberName = "山田 花子";
friend.tab = "variables";
friend.show();
friend.addEventListener("finish", (event) => {
  const tab: FriendTab = event.detail.tab;
  keep(tab, event.detail.payload);
});
friend.addEventListener("close", (event) => keep(event.detail));
friend.confirmLeave().then((mayLeave) => keep(mayLeave === true, friend.loadingState));
// @ts-expect-error: which state it is in is the element's to say.
friend.loadingState = 1;
// @ts-expect-error: a friend's id is a text.
friend.memberId = 7;
