import { type StyleText, styleText } from "../../../kit/style-text.js";
import field from "./field.css?inline";
import waiting from "./waiting.css?inline";

/** Style texts of the closed field, after the kit's; the open list brings its own along. */
export const pickerFieldStyles: readonly StyleText[] = [styleText(field)];

/** Those of a picker that stands alone. */
export const pickerStyles: readonly StyleText[] = [styleText(waiting), ...pickerFieldStyles];
