import { addAllowedFriendCalls } from "../../host/api/friend/allowed.js";
import { operators } from "../../host/api/operators.js";
import type { ShownElement } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "finds friends and sees one beside the list",
  attributes: () => ({ "operator-role-id": String(operators[0]?.role_id) }),
  calls: [addAllowedFriendCalls],
};
