/* All choices as one text: most lists are written row by row. */
export { LinesDialog, type LinesDialogProps } from "./LinesDialog.js";
