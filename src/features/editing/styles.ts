import editor from "./editor.css?inline";

/** Style texts of the frame. */
export const editingStyles: readonly string[] = [editor];
