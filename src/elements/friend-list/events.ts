import type { FailureDetail, NavigateDetail, PageExpiredDetail } from "../../editor/index.js";

/** Detail of `member-select`. */
export interface MemberSelectDetail {
  memberId: number;
}

/** The events of `<friend-list>`. */
export interface FriendListEventMap {
  "member-select": CustomEvent<MemberSelectDetail>;
  failure: CustomEvent<FailureDetail>;
  "page-expired": CustomEvent<PageExpiredDetail>;
  navigate: CustomEvent<NavigateDetail>;
}
