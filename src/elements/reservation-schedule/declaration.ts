import { contextAttributes, screenEvents } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<reservation-schedule>`. */
export const reservationScheduleDeclaration = {
  tag: "reservation-schedule",
  attributes: {
    ...contextAttributes,
    "salon-id": { kind: "text" },
    page: {
      kind: "choice",
      choices: ["PAGE_SCHEDULE", "PAGE_TIME_SHIFT", "PAGE_TIME_SHIFT_WEEKLY"],
      default: "PAGE_SCHEDULE",
    },
    view: { kind: "choice", choices: ["date", "week", "month", "list"], default: "date" },
    date: { kind: "text" },
  },
  events: {
    ...screenEvents,
    "reservation-select": {},
    "slot-select": {},
    "block-select": { cancelable: true },
  },
} as const satisfies ElementDeclaration;
