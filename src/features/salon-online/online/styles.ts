import { type StyleText, styleText } from "../../../kit/style-text.js";
import { formFieldStyles } from "../../form-field/index.js";
import online from "./online.css?inline";

/** The looks of the section of online booking, with those of what customers are asked and of pickers. */
export const onlineStyles: readonly StyleText[] = [...formFieldStyles, styleText(online)];
