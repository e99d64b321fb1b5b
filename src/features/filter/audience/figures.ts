import { withIndex } from "../../../lib/with-index.js";
import { allRows } from "../../../list-editor/index.js";
import type { FilterState } from "../entity.js";
import type { RowNote } from "../model.js";
import type { Count } from "./counting.js";
import type { AudienceWords } from "./messages.js";

/** Figures beside the rows: how many friends are left after it, in an or-panel how many meet it. */
export function figuresOf(count: Count, state: FilterState, words: AudienceWords): Map<string, RowNote> {
  const notes = new Map<string, RowNote>();
  if (!count.result) return notes;
  const { estimate, query } = count.result;
  for (const { key } of allRows(state))
    if (query.uncounted.has(key)) notes.set(key, { figure: words.uncounted });
  let someRemain = true;
  for (const [at, row] of withIndex(query.rows)) {
    const figure = estimate.conditions?.[at];
    if (!figure) continue;
    const { remaining, branches = [] } = figure;
    // Those after the first that leaves nobody can do nothing for it.
    const isZero = remaining === 0 && someRemain;
    if (row.children === null) notes.set(row.key, { figure: words.remaining(remaining), isZero });
    someRemain = remaining > 0;
    for (const [branchAt, branch] of withIndex(row.children ?? [])) {
      const meets = branches[branchAt];
      if (meets !== undefined) notes.set(branch.key, { figure: words.meets(meets), isZero: meets === 0 });
    }
  }
  return notes;
}
