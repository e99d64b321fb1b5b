import panelStrip from "./panel-strip.css?inline";
import { type StyleText, styleText } from "./style-text.js";

/** The looks of a strip, for whoever shows one, with a panel around it or without. */
export const panelStripStyles: readonly StyleText[] = [styleText(panelStrip)];
