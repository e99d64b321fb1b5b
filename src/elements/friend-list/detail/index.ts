/* What is shown of one friend: views by tabs, each an element of its own, which is defined where the page has not. */
import { define } from "../../../element-base/index.js";
import { nestedElements } from "./nested-elements.js";

for (const element of nestedElements) define(element);

export { FriendDetail } from "./FriendDetail.js";
