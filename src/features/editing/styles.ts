import { frameStyles } from "../../kit/styles.js";
import editor from "./editor.css?inline";

/** Style texts of the frame and of what stands in it. */
export const editingStyles: readonly string[] = [...frameStyles, editor];
