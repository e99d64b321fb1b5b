import { editingStyles } from "../../editor/index.js";
import feed from "../../kit/feed/feed.css?inline";
import { fillStyles } from "../../kit/fill-styles.js";
import { spareStyles } from "../../kit/spare-styles.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import message from "./message/message.css?inline";
import timeline from "./timeline.css?inline";

/** The looks of a timeline, with those of widgets that it alone shows. */
export const timelineStyles: readonly StyleText[] = [
  ...spareStyles,
  ...editingStyles,
  styleText(...fillStyles, feed, timeline, message),
];
