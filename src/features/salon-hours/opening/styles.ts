import { type StyleText, styleText } from "../../../kit/style-text.js";
import opening from "./opening.css?inline";

/** The looks of the section of hours. */
export const openingStyles: readonly StyleText[] = [styleText(opening)];
