import { contextAttributes, finishingAttributes, finishingEvents } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<reservation-panel>`. */
export const reservationPanelDeclaration = {
  tag: "reservation-panel",
  attributes: {
    ...contextAttributes,
    ...finishingAttributes,
    "salon-id": { kind: "text" },
    "reservation-id": { kind: "text" },
    "operator-role-id": { kind: "text" },
    type: { kind: "choice", choices: ["detail", "form"], default: "detail" },
    open: { kind: "boolean", reflects: true },
  },
  events: { ...finishingEvents, judge: {}, close: {} },
} as const satisfies ElementDeclaration;
