import { allConditions, type ConditionVariants, type Fact, type FilterState } from "../../filter/index.js";

/** What is certain of everybody whom these conditions reach. Of an or-panel with several nothing is. */
export function factsOf(
  rows: FilterState["rows"],
  variants: ConditionVariants = allConditions,
): readonly Fact[] {
  return rows.flatMap(({ value: condition, children: branches }) => {
    if (branches !== null) return branches.length === 1 ? factsOf(branches, variants) : [];
    const reading = variants.read(condition);
    return reading && reading.unreadable.length === 0
      ? (reading.definition.facts?.(reading.value) ?? [])
      : [];
  });
}
