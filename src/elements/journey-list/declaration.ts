import { contextAttributes, draftAttributes } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<journey-list>`. */
export const journeyListDeclaration = {
  tag: "journey-list",
  attributes: {
    ...contextAttributes,
    "group-id": { kind: "text" },
    "journey-id": { kind: "number" },
    query: { kind: "text" },
    readonly: { kind: "boolean", reflects: true },
    ...draftAttributes,
  },
  events: {
    "journey-select": { cancelable: true },
    "group-change": {},
    "selection-change": {},
    "member-select": {},
    saved: {},
    failure: {},
  },
} as const satisfies ElementDeclaration;
