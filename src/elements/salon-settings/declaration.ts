import { contextAttributes, draftAttributes } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<salon-settings>`. */
export const salonSettingsDeclaration = {
  tag: "salon-settings",
  attributes: {
    ...contextAttributes,
    "salon-id": { kind: "number" },
    section: {
      kind: "choice",
      choices: ["courses", "resources", "opening", "online", "calendars", "urls"],
      default: "courses",
    },
    sections: { kind: "words" },
    readonly: { kind: "boolean", reflects: true },
    ...draftAttributes,
  },
  events: { change: {}, saved: {}, "section-change": {}, failure: {} },
} as const satisfies ElementDeclaration;
