import { selectionBarStyles } from "../../../kit/selection-bar-styles.js";
import { spareStyles } from "../../../kit/spare-styles.js";
import { type StyleText, styleText } from "../../../kit/style-text.js";
import { toastStyles } from "../../../kit/toast-styles.js";
import { referencesStyles } from "../../../references/index.js";
import { conditionStyles } from "../../condition-slide/index.js";
import onRequest from "./on-request.css?inline";

/** The looks of what is there on request. */
export const onRequestStyles: readonly StyleText[] = [
  ...spareStyles,
  ...selectionBarStyles,
  ...toastStyles,
  ...referencesStyles,
  ...conditionStyles,
  styleText(onRequest),
];
