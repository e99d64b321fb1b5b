import { IconButton } from "../../kit/IconButton.js";
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, TrashIcon } from "../../kit/icons.js";
import { ConditionSwitch } from "../condition-slide/index.js";
import { EffectMenu } from "./clipboard/EffectMenu.js";
import { conditionOwner } from "./condition/condition-owner.js";
import { openCondition } from "./condition/transitions.js";
import type { EffectPanelProps } from "./effect-panel-props.js";
import { actionWords } from "./messages.js";
import { conditionOf } from "./transitions.js";

/** Commands for an effect as a whole, at the end of its panel's head. */
export function EffectTools(
  props: Pick<EffectPanelProps, "row" | "number" | "last" | "pending" | "model" | "context"> & {
    /** True where there may be a second one, and this account may edit it. */
    copyable: boolean;
  },
) {
  const { row, number, last, pending, model, context, copyable } = props;
  const { key, value: effect } = row;
  const { locale } = context.settings;
  const words = actionWords[locale];
  const hasCondition = pending || conditionOf(effect) !== null;
  return (
    <>
      {hasCondition || openCondition(model.state(), key) ? (
        <ConditionSwitch owner={conditionOwner(model, key)} isOn={hasCondition} locale={locale} />
      ) : null}
      <IconButton
        label={words.moveUp}
        icon={<ArrowUpIcon />}
        unavailable={number === 1}
        onPress={() => model.moveEffect(key, -1)}
        data-field="moveUp"
      />
      <IconButton
        label={words.moveDown}
        icon={<ArrowDownIcon />}
        unavailable={last}
        onPress={() => model.moveEffect(key, 1)}
        data-field="moveDown"
      />
      <IconButton
        label={words.duplicate}
        icon={<CopyIcon />}
        unavailable={!copyable}
        onPress={() => model.duplicateEffect(key)}
      />
      <IconButton
        label={words.remove}
        icon={<TrashIcon />}
        onPress={() => model.removeEffect(key)}
        destructive
      />
      <EffectMenu row={row} model={model} locale={locale} />
    </>
  );
}
