import { memo, type ReactNode } from "react";
import { IconButton } from "../../kit/IconButton.js";
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, LockIcon, TrashIcon } from "../../kit/icons.js";
import { Panel } from "../../kit/Panel.js";
import { isPlainObject, type PlainData } from "../../lib/plain-data.js";
import { EffectFields } from "./EffectFields.js";
import { effectIcon } from "./effects/editors.js";
import { definitionOf, type EffectData } from "./effects/index.js";
import type { EffectRow } from "./entity.js";
import { ConditionStrip, ConditionSwitch } from "./lazy-condition.js";
import type { ActionModel } from "./model.js";
import type { ActionProblem } from "./problems.js";
import type { ActionSettings } from "./settings.js";
import { conditionOf } from "./transitions.js";
import { type ActionWords, effectLabel } from "./words.js";

/** One effect of the list. Memoized, because a keystroke in one of 200 effects is the business of that one only. */
export const EffectPanel = memo(function EffectPanel(props: {
  row: EffectRow;
  number: number;
  last: boolean;
  open: boolean;
  moved: boolean;
  /** Whether problems that wait for a try to finish are shown. */
  attempted: boolean;
  problems: readonly ActionProblem[];
  model: ActionModel;
  settings: ActionSettings;
  words: ActionWords;
}) {
  const { row, number, open, problems, attempted, model, settings, words } = props;
  const { key, effect } = row;
  const definition = definitionOf(effect);
  const condition = conditionOf(effect);
  const label = effectLabel(isPlainObject(effect) ? effect.type : null, words);
  const shown = problems.filter(({ immediate }) => attempted || immediate);
  const Icon = definition ? effectIcon(definition.type) : LockIcon;
  const readOnly = settings.readonly || settings.disabled;
  return (
    <Panel
      part="panel"
      name={words.heading(number, label)}
      number={number}
      title={label}
      icon={<Icon />}
      open={open}
      onToggle={() => model.toggle(key)}
      sentence={open ? undefined : sentenceOf(effect, settings, words)}
      problem={shown.length > 0 ? words.problemCount(shown.length) : undefined}
      invalid={shown.length > 0}
      moved={props.moved}
      tools={
        readOnly ? undefined : <PanelTools {...props} copyable={definition !== null && !definition.once} />
      }
      strip={
        condition === null ? undefined : (
          <ConditionStrip condition={condition} row={key} model={model} words={words} />
        )
      }
      data-row={key}
    >
      {definition ? (
        <EffectFields
          definition={definition}
          words={words}
          onReady={model.fieldsReady}
          editing={{
            effect: effect as EffectData,
            onChange: (next, field) => model.changeEffect(key, next, field),
            words: definition.words[settings.locale],
            errorAt: (field) => shown.find((problem) => problem.field === field)?.message,
            readOnly,
          }}
        />
      ) : (
        <p className="held">{words.held}</p>
      )}
    </Panel>
  );
});

function PanelTools(props: {
  row: EffectRow;
  number: number;
  last: boolean;
  copyable: boolean;
  model: ActionModel;
  words: ActionWords;
}): ReactNode {
  const { row, number, last, copyable, model, words } = props;
  const { key, effect } = row;
  const condition = conditionOf(effect);
  return (
    <>
      <ConditionSwitch condition={condition} row={key} model={model} words={words} />
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
      <IconButton label={words.remove} icon={<TrashIcon />} onPress={() => model.removeEffect(key)} />
    </>
  );
}

function sentenceOf(effect: PlainData, { locale }: ActionSettings, words: ActionWords): string {
  const definition = definitionOf(effect);
  return definition
    ? definition.summarize(effect as EffectData, definition.words[locale])
    : words.heldSentence;
}
