import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { type Allowance, offersOrPanels, readEditable } from "./allowed-conditions.js";
import { allConditions, type ConditionData, type ConditionVariants } from "./conditions/index.js";
import { type FilterRow, type FilterState, orPanelType } from "./entity.js";
import type { FilterSettings } from "./settings.js";
import { oppositeOf } from "./transitions.js";

/**
 * The filter that exactly those meet who do not meet this one; `null` where that cannot be stored. Of conditions that must
 * all be met it is an or-panel of their opposites, of one or-panel its opposites side by side. Both together would want
 * an or-panel in an or-panel.
 */
export function oppositeFilter(
  { document, rows }: Pick<FilterState, "document" | "rows">,
  settings: FilterSettings,
  variants: ConditionVariants = allConditions,
): PlainObject | null {
  const opposite = (row: FilterRow) => oppositeCondition(row.value, settings, variants);
  const [first] = rows;
  if (!first) return null;
  const panel = rows.length === 1 ? first.children : null;
  const parts =
    panel ?? rows.map((row) => (row.children?.length === 1 ? (row.children[0] as FilterRow) : row));
  const inputs = parts.map((part) => (part.children === null ? opposite(part) : null));
  if (inputs.length === 0 || inputs.includes(null)) return null;
  const isOr = panel === null && inputs.length > 1;
  if (isOr && !offersOrPanels(settings)) return null;
  const { fid: _, ...rest } = document;
  return { ...rest, inputs: isOr ? [{ type: orPanelType, effects: inputs }] : inputs };
}

/** One in which something is still to be chosen narrows nothing, and has no opposite. */
function oppositeCondition(
  condition: PlainData,
  allowance: Allowance,
  variants: ConditionVariants,
): ConditionData | null {
  const reading = readEditable(condition, allowance, variants);
  if (!reading || reading.definition.unfinished(reading.value)) return null;
  const opposite = oppositeOf(reading);
  return typeof opposite === "object" ? opposite : null;
}
