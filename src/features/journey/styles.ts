import { editingStyles } from "../../editor/index.js";
import { fillStyles } from "../../kit/fill-styles.js";
import { searchFieldStyles } from "../../kit/search-field-styles.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import journey from "./journey.css?inline";
import list from "./list/list.css?inline";

/** The looks of a journey list. */
export const journeyStyles: readonly StyleText[] = [
  ...editingStyles,
  ...searchFieldStyles,
  styleText(...fillStyles, journey, list),
];
