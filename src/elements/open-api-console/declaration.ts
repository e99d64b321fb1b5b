import { contextAttributes, draftAttributes } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<open-api-console>`. */
export const openApiConsoleDeclaration = {
  tag: "open-api-console",
  attributes: {
    ...contextAttributes,
    section: { kind: "choice", choices: ["codes", "counts", "logs", "triggers"], default: "codes" },
    sections: { kind: "words" },
    "service-code-id": { kind: "number" },
    "trigger-id": { kind: "number" },
    "call-url": { kind: "text" },
    readonly: { kind: "boolean", reflects: true },
    ...draftAttributes,
  },
  events: {
    change: {},
    saved: {},
    "token-issued": {},
    "token-revoked": {},
    "service-code-select": {},
    "section-change": {},
    failure: {},
  },
} as const satisfies ElementDeclaration;
