import type { ConversionCondition } from "../../conditions/conversion/conversion.js";
import { severalRule } from "./several.js";

/** Conversions. */
export const conversions = severalRule<ConversionCondition>(80, "tracker", (condition) => ({
  match: condition.tracker_or,
  ids: condition.tracker_ids,
  only: (tracker_ids) => ({ ...condition, tracker_ids }),
}));
