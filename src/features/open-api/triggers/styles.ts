import { searchFieldStyles } from "../../../kit/search-field-styles.js";
import { toastStyles } from "../../../kit/toast-styles.js";
import { referencesStyles } from "../../../references/index.js";
import { conditionStyles } from "../../condition-slide/index.js";
import triggers from "./triggers.css?inline";

/** The looks of the section of triggers. */
export const triggerStyles: readonly string[] = [
  ...searchFieldStyles,
  ...toastStyles,
  ...referencesStyles,
  ...conditionStyles,
  triggers,
];
