import { autoload } from "../elements/autoload.js";

/* For pages that do not know which editors they hold: one script, and each entry is fetched when its tag appears. */
autoload({
  "action-editor": () => import("./action-editor.js"),
  "funnel-editor": () => import("./funnel-editor.js"),
  "item-picker": () => import("./item-picker.js"),
});
