import { type StyleText, styleText } from "../../../kit/style-text.js";
import effectSearch from "./effect-search.css?inline";

/** Looks of the search, which come with it. */
export const effectSearchStyles: readonly StyleText[] = [styleText(effectSearch)];
