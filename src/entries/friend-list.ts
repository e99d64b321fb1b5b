import { define } from "../element-base/index.js";
import { FriendListElement } from "../elements/friend-list/index.js";

define(FriendListElement);

export { configure, reportMetric } from "../element-base/index.js";
export { FriendListElement };
