import { type StyleText, styleText } from "../../kit/style-text.js";
import calendars from "./calendars.css?inline";

/** The looks of calendars. */
export const calendarStyles: readonly StyleText[] = [styleText(calendars)];
