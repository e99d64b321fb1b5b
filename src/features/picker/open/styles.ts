import { hueStyles } from "../../../kit/hue-styles.js";
import { type StyleText, styleText } from "../../../kit/style-text.js";
import { toastStyles } from "../../../kit/toast-styles.js";
import openList from "./open-list.css?inline";
import paste from "./paste/paste.css?inline";
import rows from "./rows/rows.css?inline";
import scopes from "./scopes/scopes.css?inline";

/** Style texts of the open list, after the kit's. */
export const openListStyles: readonly StyleText[] = [
  ...hueStyles,
  ...toastStyles,
  styleText(openList),
  styleText(scopes),
  styleText(rows),
  styleText(paste),
];
