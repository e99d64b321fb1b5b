import { allConditions, type ConditionVariants, type Fact, type FilterState } from "../../filter/index.js";

/** Facts about everybody whom these conditions reach. An or-panel with several conditions adds none. */
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
