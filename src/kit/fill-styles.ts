import fill from "./fill.css?inline";
import { type StyleText, styleText } from "./style-text.js";

/** For elements that a page may give a height. */
export const fillStyles: readonly StyleText[] = [styleText(fill)];
