import type { ConditionSettings, ListEditorSettings } from "../../list-editor/index.js";

/** Settings of a notification editor. */
export interface NotificationSettings
  extends ConditionSettings,
    Pick<ListEditorSettings, "finishLabel" | "cancelable"> {}
