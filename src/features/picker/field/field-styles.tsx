import { chipStyles } from "../../../kit/Chip.js";
import fieldTokens from "../../../kit/field-tokens.css?inline";
import sheet from "./field.css?inline";

/** The looks of the closed field. */
export const fieldStyles = [fieldTokens, ...chipStyles, sheet];
