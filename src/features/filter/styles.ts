import { editingStyles } from "../editing/index.js";
import filter from "./filter.css?inline";

/** Style texts of the filter editor, after the kit's. */
export const filterStyles: readonly string[] = [...editingStyles, filter];
