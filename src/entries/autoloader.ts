import { autoload, type LoadEntry } from "../element-base/index.js";
import type { ElementTag } from "../elements/registry.js";

/* For pages that do not know which editors they hold: one script, and each entry is fetched when its tag appears. */
autoload({
  "action-editor": () => import("./action-editor.js"),
  "friend-list": () => import("./friend-list.js"),
  "funnel-editor": () => import("./funnel-editor.js"),
  "item-picker": () => import("./item-picker.js"),
  "message-editor": () => import("./message-editor.js"),
  "message-timeline": () => import("./message-timeline.js"),
  "friend-editor": () => import("./friend-editor.js"),
  "form-field-editor": () => import("./form-field-editor.js"),
  "reservation-panel": () => import("./reservation-panel.js"),
  "reservation-schedule": () => import("./reservation-schedule.js"),
  "notification-editor": () => import("./notification-editor.js"),
  "episode-editor": () => import("./episode-editor.js"),
  "journey-list": () => import("./journey-list.js"),
  "open-api-console": () => import("./open-api-console.js"),
  "salon-settings": () => import("./salon-settings.js"),
} satisfies Record<ElementTag, LoadEntry>);
