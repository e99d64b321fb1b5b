import section from "./section.css?inline";
import { type StyleText, styleText } from "./style-text.js";

/** The looks of sections: whoever shows one adds them. */
export const sectionStyles: readonly StyleText[] = [styleText(section)];
