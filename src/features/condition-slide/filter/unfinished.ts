import { allConditions, type ConditionVariants, type FilterState, missingPart } from "../../filter/index.js";

/** True when something is still to be chosen in one of these conditions, or to be added to an or-panel. */
export function hasUnfinished(
  rows: FilterState["rows"],
  variants: ConditionVariants = allConditions,
): boolean {
  return rows.some(({ value: condition, children: branches }) => {
    if (branches !== null) return branches.length === 0 || hasUnfinished(branches, variants);
    const reading = variants.read(condition);
    return reading !== null && missingPart(reading, "ja") !== null;
  });
}
