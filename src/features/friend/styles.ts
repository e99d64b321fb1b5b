import { editingStyles } from "../../editor/index.js";
import { spareStyles } from "../../kit/spare-styles.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import { referencesStyles } from "../../references/index.js";
import friend from "./friend.css?inline";

/** The looks of a friend editor, with those of widgets that few elements show. */
export const friendStyles: readonly StyleText[] = [
  ...spareStyles,
  ...editingStyles,
  ...referencesStyles,
  styleText(friend),
];
