import type { ConditionSettings, ListEditorSettings } from "../../list-editor/index.js";

/** What the page asks of a notification editor. */
export interface NotificationSettings
  extends ConditionSettings,
    Pick<ListEditorSettings, "finishLabel" | "cancelable"> {}
