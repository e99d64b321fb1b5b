import { FilterIcon } from "../../kit/icons.js";
import { PanelStrip } from "../../kit/PanelStrip.js";
import { Switch } from "../../kit/Switch.js";
import type { ActionModel } from "./model.js";
import type { ActionWords } from "./words.js";

/** The condition of an effect, by the id of its saved filter. */
export interface ConditionProps {
  condition: number | null;
  row: string;
  model: ActionModel;
  words: ActionWords;
}

/** In the panel's head: whether the effect has a condition. It can be turned off; turning it on needs the filter editor. */
export function ConditionSwitch({ condition, row, model, words }: ConditionProps) {
  const none = condition === null;
  return (
    <Switch
      checked={!none}
      label={words.condition}
      onChange={() => model.dropCondition(row)}
      disabled={none}
      reason={none ? words.conditionUnavailable : undefined}
    />
  );
}

/** Under the head, also while the panel is folded. */
export function ConditionStrip({ condition, words }: ConditionProps) {
  if (condition === null) return null;
  return (
    <PanelStrip>
      <FilterIcon />
      <span>{words.conditionSet(condition)}</span>
    </PanelStrip>
  );
}
