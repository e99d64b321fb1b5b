import { editingStyles } from "../../editor/index.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import { referencesStyles } from "../../references/index.js";
import line from "./cond-line.css?inline";
import filter from "./filter.css?inline";
import head from "./head/filter-head.css?inline";
import selecting from "./selecting/selecting.css?inline";

/** Looks of the filter editor, as one sheet. */
const own = [filter, line, selecting, head];

/** Style texts of the filter editor, after the kit's. */
export const filterStyles: readonly StyleText[] = [...editingStyles, ...referencesStyles, styleText(...own)];
