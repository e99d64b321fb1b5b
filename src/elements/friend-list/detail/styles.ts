import { type StyleText, styleText } from "../../../kit/style-text.js";
import detail from "./detail.css?inline";

/** The looks of what is shown of one friend. */
export const detailStyles: readonly StyleText[] = [styleText(detail)];
