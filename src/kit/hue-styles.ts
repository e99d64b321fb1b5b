import hueTokens from "./hue-tokens.css?inline";
import hues from "./hues.css?inline";

/** The looks of hues, for the parts that show them: they need not be there with the first files. */
export const hueStyles: readonly string[] = [[hueTokens, hues].join("\n")];
