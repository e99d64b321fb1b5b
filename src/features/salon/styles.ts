import { editingStyles } from "../../editor/index.js";
import { fillStyles } from "../../kit/fill-styles.js";
import { searchFieldStyles } from "../../kit/search-field-styles.js";
import { spareStyles } from "../../kit/spare-styles.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import calendars from "./calendars/calendars.css?inline";
import items from "./items/items.css?inline";
import pairs from "./pairs/pairs.css?inline";
import frame from "./salon.css?inline";
import urls from "./urls/urls.css?inline";

/** The looks of a salon's settings. */
export const salonStyles: readonly StyleText[] = [
  ...editingStyles,
  ...spareStyles,
  ...searchFieldStyles,
  styleText(...fillStyles, frame, items, pairs, calendars, urls),
];
