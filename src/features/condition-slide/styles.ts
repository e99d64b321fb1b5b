import { panelStripStyles } from "../../kit/panel-strip-styles.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import slide from "./slide.css?inline";
import strip from "./strip.css?inline";

/** The looks of the slide and the strip, with all that they are made of. */
export const conditionStyles: readonly StyleText[] = [styleText(...panelStripStyles, slide, strip)];
