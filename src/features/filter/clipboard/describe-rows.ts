import { createSentenceFormat, type Names } from "../../../references/index.js";
import { allConditions, type ConditionVariants, summarizeCondition } from "../conditions/index.js";
import type { FilterRow } from "../entity.js";

/** Summarizes every condition of the rows, those in or-panels too, so that `names` is asked for all that they name. */
export function describeRows(
  rows: readonly FilterRow[],
  names: Names,
  variants: ConditionVariants = allConditions,
): void {
  const format = createSentenceFormat(names, "ja", "whole");
  for (const { value: condition, children: branches } of rows)
    for (const each of branches?.map((branch) => branch.value) ?? [condition])
      summarizeCondition(each, format, variants);
}
