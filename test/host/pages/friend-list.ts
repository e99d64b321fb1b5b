import { elementTag } from "./element-tag.js";

/** How a page places a `<friend-list>`. What is not given is not written. */
export interface FriendListTag {
  readonly id?: string;
  readonly operatorRoleId?: string;
  readonly memberId?: string;
  readonly orderBy?: string;
  readonly tagId?: string;
  readonly notify?: string;
  readonly query?: string;
}

/** The tag, and what stands there until the element is defined. */
export function friendList(tag: FriendListTag) {
  const attributes = {
    id: tag.id,
    "operator-role-id": tag.operatorRoleId,
    "member-id": tag.memberId,
    "order-by": tag.orderBy,
    "tag-id": tag.tagId,
    notify: tag.notify,
    query: tag.query,
  };
  return elementTag("friend-list", attributes, "友だち一覧の表示には JavaScript が必要です。");
}
