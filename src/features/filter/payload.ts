import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { allConditions, type ConditionData, type ConditionVariants } from "./conditions/index.js";
import { type FilterState, filterName, writeFilter, writeRow } from "./entity.js";
import type { FilterSettings } from "./settings.js";

/**
 * Payload of a finish: the filter as it stands, with each condition as it is sent, also inside or-panels. A name has
 * no blanks around it (rules: filter-needs-name).
 */
export function filterPayload(
  state: FilterState,
  { mode }: Pick<FilterSettings, "mode">,
  variants: ConditionVariants = allConditions,
): PlainObject {
  const filter = writeFilter(state);
  const [name, { inputs }] = [filterName(state), filter];
  return {
    ...filter,
    ...(mode !== "funneling" && name !== name.trim() ? { name: name.trim() } : {}),
    ...(Array.isArray(inputs)
      ? {
          inputs: state.rows.map((row) => writeRow(row, (condition) => conditionToSend(condition, variants))),
        }
      : {}),
  };
}

function conditionToSend(condition: PlainData, variants: ConditionVariants): PlainData {
  const definition = variants.of(condition);
  return definition?.toSend?.(condition as ConditionData) ?? condition;
}
