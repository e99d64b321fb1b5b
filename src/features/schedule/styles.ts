import { editingStyles } from "../../editor/index.js";
import { spareStyles } from "../../kit/spare-styles.js";
import schedule from "./schedule.css?inline";

/** The looks of a schedule, with those of widgets that few elements show. */
export const scheduleStyles: readonly string[] = [...spareStyles, ...editingStyles, schedule];
