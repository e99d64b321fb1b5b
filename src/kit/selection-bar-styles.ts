import selectionBar from "./selection-bar.css?inline";
import { type StyleText, styleText } from "./style-text.js";

/** Looks of the bar of what is selected, which come with it. */
export const selectionBarStyles: readonly StyleText[] = [styleText(selectionBar)];
