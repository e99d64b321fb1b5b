import { searchFieldStyles } from "../../../kit/search-field-styles.js";
import { type StyleText, styleText } from "../../../kit/style-text.js";
import { toastStyles } from "../../../kit/toast-styles.js";
import { referencesStyles } from "../../../references/index.js";
import { conditionStyles } from "../../condition-slide/index.js";
import triggers from "./triggers.css?inline";

/** The looks of the section of triggers. */
export const triggerStyles: readonly StyleText[] = [
  ...searchFieldStyles,
  ...toastStyles,
  ...referencesStyles,
  ...conditionStyles,
  styleText(triggers),
];
