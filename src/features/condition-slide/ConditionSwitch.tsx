import { Switch } from "../../kit/Switch.js";
import type { Locale } from "../../lib/locale.js";
import type { ConditionOwner } from "./condition-owner.js";
import { conditionWords } from "./messages.js";

/** Whether something has a condition. On goes to the condition, off takes it away. */
export function ConditionSwitch(props: { owner: ConditionOwner; isOn: boolean; locale: Locale }) {
  const { owner, isOn, locale } = props;
  return (
    <Switch
      checked={isOn}
      label={conditionWords[locale].condition}
      onChange={isOn ? owner.drop : owner.open}
      data-field="condition"
    />
  );
}
