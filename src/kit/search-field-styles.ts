import searchField from "./search-field.css?inline";
import { type StyleText, styleText } from "./style-text.js";

/** The looks of a search field, for elements that show one. */
export const searchFieldStyles: readonly StyleText[] = [styleText(searchField)];
