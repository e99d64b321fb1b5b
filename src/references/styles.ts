import { pickerFieldStyles } from "../features/picker/index.js";
import { type StyleText, styleText } from "../kit/style-text.js";
import references from "./references.css?inline";

/** Style texts of what chooses from the lists of the page, after the kit's. */
export const referencesStyles: readonly StyleText[] = [...pickerFieldStyles, styleText(references)];
