import type { FriendListElement } from "../../../src/entries/index.js";
import { keep } from "../../packaging/types/keep.js";

const friends: FriendListElement = document.createElement("friend-list");
friends.operatorRoleId = "4";
friends.memberId = 7;
friends.refresh();
friends.addEventListener("member-select", (event) => keep(event.detail.memberId + 1));
// @ts-expect-error: an id is a number.
friends.memberId = "7";
