import { FilterIcon } from "../../kit/icons.js";
import { PanelStrip } from "../../kit/PanelStrip.js";
import { Switch } from "../../kit/Switch.js";
import type { ActionModel } from "./model.js";
import type { ActionWords } from "./words.js";

/** The condition of an effect, by the id of its saved filter. */
export interface ConditionProps {
  condition: number;
  row: string;
  model: ActionModel;
  words: ActionWords;
}

/** In the panel's head: the effect has a condition, and it can be turned off. */
export function ConditionSwitch({ row, model, words }: ConditionProps) {
  return <Switch checked label={words.condition} onChange={() => model.dropCondition(row)} />;
}

/** Under the head, also while the panel is folded. */
export function ConditionStrip({ condition, words }: ConditionProps) {
  return (
    <PanelStrip>
      <FilterIcon />
      <span>{words.conditionSet(condition)}</span>
    </PanelStrip>
  );
}
