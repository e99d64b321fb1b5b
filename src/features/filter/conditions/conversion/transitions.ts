import type { ItemId } from "../../../../api/resources.js";
import type { SetMatch } from "../parts/set-match.js";
import type { ConversionCondition } from "./conversion.js";

export function chooseTrackers(condition: ConversionCondition, ids: readonly ItemId[]): ConversionCondition {
  return { ...condition, tracker_ids: [...ids] };
}

export function chooseMatch(condition: ConversionCondition, tracker_or: SetMatch): ConversionCondition {
  return { ...condition, tracker_or };
}
