import { type StyleText, styleText } from "../../../kit/style-text.js";
import copying from "./copying.css?inline";

/** The looks of the list of what would be made. */
export const copyingStyles: readonly StyleText[] = [styleText(copying)];
