import type { ListEditorSettings } from "../../list-editor/index.js";

/** What the page asks of a notification editor. */
export type NotificationSettings = ListEditorSettings;
