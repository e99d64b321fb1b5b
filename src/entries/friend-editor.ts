import { define } from "../element-base/index.js";
import { FriendEditorElement } from "../elements/friend-editor/index.js";

define(FriendEditorElement);

export { configure, reportMetric } from "../element-base/index.js";
export { FriendEditorElement };
