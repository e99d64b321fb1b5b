import { type StyleText, styleText } from "../kit/style-text.js";
import editor from "./editor.css?inline";

/** Style texts of the frame around an editor, after the kit's. */
export const editingStyles: readonly StyleText[] = [styleText(editor)];
