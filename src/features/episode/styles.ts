import { editingStyles } from "../../editor/index.js";
import { panelStyles } from "../../kit/panel-styles.js";
import { sectionStyles } from "../../kit/section-styles.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import { referencesStyles } from "../../references/index.js";
import { conditionStyles } from "../condition-slide/index.js";
import { messageFieldStyles } from "../message/index.js";
import episode from "./episode.css?inline";

/** The looks of an episode editor. */
export const episodeStyles: readonly StyleText[] = [
  ...sectionStyles,
  ...editingStyles,
  ...referencesStyles,
  ...messageFieldStyles,
  ...panelStyles,
  ...conditionStyles,
  styleText(episode),
];
