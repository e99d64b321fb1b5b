import hueTokens from "./hue-tokens.css?inline";
import hues from "./hues.css?inline";
import { type StyleText, styleText } from "./style-text.js";

/** The looks of hues, for the parts that show them: they need not be there with the first files. */
export const hueStyles: readonly StyleText[] = [styleText(hueTokens, hues)];
