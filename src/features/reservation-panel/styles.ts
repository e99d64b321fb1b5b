import { editingStyles } from "../../editor/index.js";
import { spareStyles } from "../../kit/spare-styles.js";
import reservation from "./reservation.css?inline";

/** The looks of a reservation panel, with those of widgets that few elements show. */
export const reservationStyles: readonly string[] = [...spareStyles, ...editingStyles, reservation];
