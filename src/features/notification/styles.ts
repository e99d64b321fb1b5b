import { editingStyles } from "../../editor/index.js";
import { sectionStyles } from "../../kit/section-styles.js";
import { spareStyles } from "../../kit/spare-styles.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import { referencesStyles } from "../../references/index.js";
import { conditionStyles } from "../condition-slide/index.js";
import channels from "./channels/channels.css?inline";
import hours from "./hours/hours.css?inline";
import notification from "./notification.css?inline";

/** The looks of a notification editor. */
export const notificationStyles: readonly StyleText[] = [
  ...spareStyles,
  ...sectionStyles,
  ...editingStyles,
  ...referencesStyles,
  ...conditionStyles,
  styleText(notification),
  styleText(channels),
  styleText(hours),
];
