import type { FriendSettings } from "../../../src/features/friend/index.js";

/** A page that says nothing about its friend but who it is. */
export const plainSettings: FriendSettings = {
  ...{
    locale: "ja",
    abilities: [],
    server: "",
    memberId: "1",
    memberName: null,
    isInline: true,
    isOpen: false,
  },
  ...{ finishLabel: null, cancelable: false, readonly: false, disabled: false },
};
