import { editingStyles } from "../../editor/index.js";
import { panelStyles } from "../../kit/panel-styles.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import { referencesStyles } from "../../references/index.js";
import { conditionStyles } from "../condition-slide/index.js";
import { messageFieldStyles } from "../message/index.js";
import action from "./action.css?inline";
import pasteButton from "./clipboard/paste-button.css?inline";
import delay from "./effects/parts/delay.css?inline";
import effectLine from "./effects/parts/effect-line.css?inline";
import problemLines from "./refused/problem-lines.css?inline";
import review from "./review/review.css?inline";

/** Looks of the action editor, as one sheet: with many each element would be matched against every one. */
const own = [
  ...panelStyles,
  action,
  delay,
  effectLine,
  pasteButton,
  ...conditionStyles,
  problemLines,
  review,
];

/** Style texts of the action editor, after the kit's. */
export const actionStyles: readonly StyleText[] = [
  ...editingStyles,
  ...referencesStyles,
  ...messageFieldStyles,
  styleText(...own),
];
