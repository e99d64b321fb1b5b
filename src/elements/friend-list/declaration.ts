import { contextAttributes, screenEvents } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<friend-list>`. */
export const friendListDeclaration = {
  tag: "friend-list",
  attributes: {
    ...contextAttributes,
    "operator-role-id": { kind: "text" },
    "member-id": { kind: "number" },
    "order-by": { kind: "number" },
    "tag-id": { kind: "text" },
    notify: { kind: "number" },
    query: { kind: "text" },
  },
  events: { ...screenEvents, "member-select": {}, navigate: { cancelable: true } },
} as const satisfies ElementDeclaration;
