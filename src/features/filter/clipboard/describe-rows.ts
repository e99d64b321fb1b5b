import type { Names } from "../../choosing/index.js";
import { describeCondition } from "../conditions/sentences.js";
import type { FilterRow } from "../entity.js";

/** Says every condition of the rows, those in or-panels too, so that `names` is asked for all that they name. */
export function describeRows(rows: readonly FilterRow[], names: Names): void {
  for (const { condition, branches } of rows)
    for (const each of branches?.map((branch) => branch.condition) ?? [condition])
      describeCondition(each, names, "ja");
}
