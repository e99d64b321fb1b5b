import { Switch } from "../../../kit/Switch.js";
import type { Locale } from "../../../lib/locale.js";
import type { ActionModel } from "../model.js";
import { conditionWords } from "./messages.js";
import { dropCondition, openCondition } from "./transitions.js";

/** In the panel's head: whether the effect has a condition. On goes to the condition, off takes it away. */
export function ConditionSwitch(props: {
  /** The id of the saved filter. */
  condition: number | null;
  /** Whether it is being edited and not decided yet. */
  pending: boolean;
  row: string;
  model: ActionModel;
  locale: Locale;
}) {
  const { condition, pending, row, model, locale } = props;
  const on = condition !== null || pending;
  if (!on && openCondition(model.state(), row) === null) return null;
  return (
    <Switch
      checked={on}
      label={conditionWords[locale].condition}
      onChange={() =>
        on ? model.edit(dropCondition(model.state(), row)) : model.replace(openCondition(model.state(), row))
      }
      data-field="condition"
    />
  );
}
