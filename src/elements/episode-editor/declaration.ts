import { contextAttributes, finishingAttributes, finishingEvents } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<episode-editor>`. */
export const episodeEditorDeclaration = {
  tag: "episode-editor",
  attributes: {
    ...contextAttributes,
    ...finishingAttributes,
    "episode-id": { kind: "number" },
    "salon-id": { kind: "number" },
    attr: { kind: "choice", choices: ["", "episode_id", "follow_id"], default: "" },
  },
  events: { ...finishingEvents, activated: {}, deleted: {}, linked: {} },
} as const satisfies ElementDeclaration;
