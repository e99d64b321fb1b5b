import { editingStyles } from "../../editor/index.js";
import { spareStyles } from "../../kit/spare-styles.js";
import { type StyleText, styleText } from "../../kit/style-text.js";
import reservation from "./reservation.css?inline";

/** The looks of a reservation panel, with those of widgets that few elements show. */
export const reservationStyles: readonly StyleText[] = [
  ...spareStyles,
  ...editingStyles,
  styleText(reservation),
];
