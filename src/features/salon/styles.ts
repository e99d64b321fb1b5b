import { type StyleText, styleText } from "../../kit/style-text.js";
import frame from "./salon.css?inline";

/** The looks of what all sections have. */
export const salonFrameStyles: readonly StyleText[] = [styleText(frame)];
