import { type StyleText, styleText } from "../../kit/style-text.js";
import message from "./message.css?inline";

/** Looks of a message text, for every screen that shows one. */
export const messageFieldStyles: readonly StyleText[] = [styleText(message)];
