import { useStore } from "jotai";
import { IconButton } from "../../kit/IconButton.js";
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, TrashIcon } from "../../kit/icons.js";
import type { ActionSurroundings } from "./action-context.js";
import { EffectMenu } from "./clipboard/EffectMenu.js";
import { conditionProps } from "./EffectPanel.js";
import { definitionOf } from "./effects/index.js";
import { kindOfType } from "./effects/kinds.js";
import type { EffectRow } from "./entity.js";
import { ConditionSwitch } from "./lazy-condition.js";
import { createListEdits } from "./list/list-edits.js";
import type { ActionModel } from "./model.js";
import type { ActionSettings } from "./settings.js";
import type { ActionWords } from "./words.js";

/** What can be done to an effect as a whole, at the end of its panel's head. */
export function EffectTools(props: {
  row: EffectRow;
  number: number;
  last: boolean;
  /** Whether this account may not edit it. */
  locked: boolean;
  begun: boolean;
  around: ActionSurroundings | null;
  settings: ActionSettings;
  model: ActionModel;
  words: ActionWords;
}) {
  const { row, number, last, locked, model, words } = props;
  const { key, effect } = row;
  const edits = createListEdits(model, useStore());
  const definition = definitionOf(effect);
  const copyable = definition !== null && !locked && !kindOfType(definition.type)?.once;
  return (
    <>
      <ConditionSwitch {...conditionProps(props)} />
      <IconButton
        label={words.moveUp}
        icon={<ArrowUpIcon />}
        unavailable={number === 1}
        onPress={() => edits.moveEffect(key, -1)}
        data-field="moveUp"
      />
      <IconButton
        label={words.moveDown}
        icon={<ArrowDownIcon />}
        unavailable={last}
        onPress={() => edits.moveEffect(key, 1)}
        data-field="moveDown"
      />
      <IconButton
        label={words.duplicate}
        icon={<CopyIcon />}
        unavailable={!copyable}
        onPress={() => edits.duplicateEffect(key)}
      />
      <IconButton
        label={words.remove}
        icon={<TrashIcon />}
        onPress={() => edits.removeEffect(key)}
        takesAway
      />
      <EffectMenu {...props} />
    </>
  );
}
