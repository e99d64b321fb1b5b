import { type StyleText, styleText } from "./style-text.js";
import toast from "./toast.css?inline";

/** The looks of a toast, for the parts that show one. */
export const toastStyles: readonly StyleText[] = [styleText(toast)];
