import { editingStyles } from "../editing/index.js";
import action from "./action.css?inline";

/** Style texts of the action editor, after the kit's. */
export const actionStyles: readonly string[] = [...editingStyles, action];
