import { editingStyles } from "../../editor/index.js";
import { fillStyles } from "../../kit/fill-styles.js";
import { spareStyles } from "../../kit/spare-styles.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import codes from "./codes/codes.css?inline";
import logs from "./logs/logs.css?inline";
import frame from "./open-api.css?inline";

/** The looks of a console. */
export const openApiStyles: readonly StyleText[] = [
  ...editingStyles,
  ...spareStyles,
  styleText(...fillStyles, frame, codes, logs),
];
