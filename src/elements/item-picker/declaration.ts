import { contextAttributes } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<item-picker>`. */
export const itemPickerDeclaration = {
  tag: "item-picker",
  attributes: {
    ...contextAttributes,
    kind: { kind: "text" },
    value: { kind: "json" },
    multiple: { kind: "boolean" },
    "only-editable": { kind: "boolean" },
    "show-deleted": { kind: "boolean" },
    "allow-new": { kind: "boolean" },
    "disallow-lmp": { kind: "boolean" },
    "allowed-types": { kind: "words" },
    "allowed-generations": { kind: "words" },
    "extra-items": { kind: "json" },
    "sender-id": { kind: "text" },
    name: { kind: "text", reflects: true },
    entry: { kind: "text" },
    required: { kind: "boolean", reflects: true },
    disabled: { kind: "boolean", reflects: true },
    readonly: { kind: "boolean", reflects: true },
  },
  events: {
    change: {},
    failure: {},
    "item-added": {},
    "picker-add-failed": {},
    "picker-dropped": {},
  },
} as const satisfies ElementDeclaration;
