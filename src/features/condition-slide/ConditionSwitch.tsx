import { Button } from "../../kit/Button.js";
import { Switch } from "../../kit/Switch.js";
import type { Locale } from "../../lib/locale.js";
import type { ConditionOwner } from "./condition-owner.js";
import { conditionWords } from "./messages.js";

interface ConditionSwitchProps {
  owner: ConditionOwner;
  isOn: boolean;
  locale: Locale;
}

/** Switch of the condition. On goes to the condition, off takes it away. */
export function ConditionSwitch(props: ConditionSwitchProps) {
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

/** Behind the fields of something that has its switch before them: a way to the condition, seen only by who comes by keys. */
export function ConditionBehind({ owner, isOn, locale }: ConditionSwitchProps) {
  const { give, change } = conditionWords[locale];
  return (
    <div className="condition-behind">
      <Button size="s" onPress={owner.open}>
        {isOn ? change : give}
      </Button>
    </div>
  );
}
