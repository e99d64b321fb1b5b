import { editingStyles } from "../../editor/index.js";
import { spareStyles } from "../../kit/spare-styles.js";
import day from "./day/day.css?inline";
import schedule from "./schedule.css?inline";

/** The looks of a schedule, with those of widgets that few elements show. */
export const scheduleStyles: readonly string[] = [...spareStyles, ...editingStyles, schedule, day];
