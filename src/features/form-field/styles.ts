import { editingStyles } from "../../editor/index.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import { referencesStyles } from "../../references/index.js";
import formField from "./form-field.css?inline";

/** The looks of a form-field editor. */
export const formFieldStyles: readonly StyleText[] = [
  ...editingStyles,
  ...referencesStyles,
  styleText(formField),
];
