import { type StyleText, styleText } from "../../kit/style-text.js";
import items from "./items.css?inline";
import pairs from "./pairs/pairs.css?inline";

/** The looks of courses and resources, and of who can do what. */
export const itemStyles: readonly StyleText[] = [styleText(items, pairs)];
