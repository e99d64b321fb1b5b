import { type StyleText, styleText } from "../../kit/style-text.js";
import urls from "./urls/urls.css?inline";

/** The looks of links to the public page. */
export const urlStyles: readonly StyleText[] = [styleText(urls)];
