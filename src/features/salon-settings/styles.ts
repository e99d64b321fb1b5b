import { editingStyles } from "../../editor/index.js";
import { fillStyles } from "../../kit/fill-styles.js";
import { searchFieldStyles } from "../../kit/search-field-styles.js";
import { spareStyles } from "../../kit/spare-styles.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import { salonFrameStyles } from "../salon/index.js";
import { calendarStyles } from "../salon-calendars/index.js";
import { itemStyles } from "../salon-items/index.js";
import { urlStyles } from "../salon-online/index.js";

/** The looks of a salon's settings. */
export const salonStyles: readonly StyleText[] = [
  ...editingStyles,
  ...spareStyles,
  ...searchFieldStyles,
  styleText(...fillStyles, ...salonFrameStyles, ...itemStyles, ...calendarStyles, ...urlStyles),
];
