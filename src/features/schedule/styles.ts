import { editingStyles } from "../../editor/index.js";
import { spareStyles } from "../../kit/spare-styles.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import day from "./day/day.css?inline";
import entries from "./entries.css?inline";
import inbox from "./inbox/inbox.css?inline";
import schedule from "./schedule.css?inline";
import shifts from "./shifts/shifts.css?inline";

/** The looks of a schedule, with those of widgets that few elements show. */
export const scheduleStyles: readonly StyleText[] = [
  ...spareStyles,
  ...editingStyles,
  styleText(schedule, entries, day, inbox, shifts),
];
