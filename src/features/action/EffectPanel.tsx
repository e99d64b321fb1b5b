import { memo, type ReactNode } from "react";
import { IconButton } from "../../kit/IconButton.js";
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, LockIcon, TrashIcon } from "../../kit/icons.js";
import { Panel } from "../../kit/Panel.js";
import { isPlainObject } from "../../lib/plain-data.js";
import { NotLoaded } from "../editing/views.js";
import type { ActionSurroundings } from "./action-context.js";
import type { ConditionProps } from "./condition/Condition.js";
import { definitionOf, type EffectData, isAwaited } from "./effects/index.js";
import { kindOfType } from "./effects/kinds.js";
import type { EffectRow } from "./entity.js";
import type { LateEffects } from "./late-effects.js";
import { ConditionStrip, ConditionSwitch } from "./lazy-condition.js";
import type { ActionModel } from "./model.js";
import type { ActionProblem } from "./problems.js";
import { type ActionSettings, mayEdit } from "./settings.js";
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
  /** What is drawn of effects, as it arrives; with it every kind can be read. */
  late: LateEffects | undefined;
  /** Loads it again, where it could not be loaded. */
  retry: (() => void) | null;
  /** Whether its condition was begun and is not decided yet. */
  begun: boolean;
  around: ActionSurroundings | null;
  words: ActionWords;
}) {
  const {
    row,
    number,
    open,
    problems,
    attempted,
    model,
    settings,
    late: parts,
    retry,
    around,
    words,
  } = props;
  const { key, effect } = row;
  const definition = definitionOf(effect);
  // Where everything is only read there is nothing to lock.
  const locked = definition !== null && !settings.readonly && !mayEdit(definition.type, settings.abilities);
  const awaited = isAwaited(effect);
  const condition = conditionOf(effect);
  const label = effectLabel(isPlainObject(effect) ? effect.type : null, words);
  const shown = problems.filter(({ immediate }) => attempted || immediate);
  const Icon = locked
    ? LockIcon
    : definition
      ? parts?.effectIcon(definition.type)
      : awaited
        ? undefined
        : LockIcon;
  const readOnly = settings.readonly || settings.disabled;
  return (
    <Panel
      part="panel"
      name={words.heading(number, label)}
      number={number}
      title={label}
      icon={Icon ? <Icon /> : undefined}
      open={open}
      onToggle={() => model.toggle(key)}
      sentence={
        open || !parts || !around ? undefined : <parts.EffectSentence effect={effect} around={around} />
      }
      problem={shown.length > 0 ? words.problemCount(shown.length) : undefined}
      invalid={shown.length > 0}
      moved={props.moved}
      grip={readOnly || !parts ? undefined : <parts.EffectGrip {...props} />}
      tools={
        readOnly ? undefined : (
          <PanelTools
            {...props}
            copyable={definition !== null && !locked && !kindOfType(definition.type)?.once}
          />
        )
      }
      strip={condition === null && !props.begun ? undefined : <ConditionStrip {...conditionProps(props)} />}
      data-row={key}
    >
      {retry && (definition || awaited) ? (
        <NotLoaded retry={retry} title={words.editorNotLoaded} again={words.loadAgain} />
      ) : definition && parts && !locked ? (
        <parts.EffectBody
          effect={effect as EffectData}
          definition={definition}
          around={around}
          problems={shown}
          readOnly={readOnly}
          words={words}
          onChange={(next, field) => model.changeEffect(key, next, field)}
          onReady={model.fieldsReady}
        />
      ) : (definition && !locked) || awaited ? (
        <div className="effect-pending" data-pending />
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
  late: LateEffects | undefined;
  begun: boolean;
  around: ActionSurroundings | null;
  settings: ActionSettings;
  model: ActionModel;
  words: ActionWords;
}): ReactNode {
  const { row, number, last, copyable, late, model, words } = props;
  const { key } = row;
  return (
    <>
      <ConditionSwitch {...conditionProps(props)} />
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
      {late ? <late.EffectMenu {...props} /> : null}
    </>
  );
}

function conditionProps(props: {
  row: EffectRow;
  begun: boolean;
  model: ActionModel;
  around: ActionSurroundings | null;
  settings: ActionSettings;
}): ConditionProps {
  const { row, begun, model, around, settings } = props;
  return {
    condition: conditionOf(row.effect),
    begun,
    row: row.key,
    model,
    around,
    locale: settings.locale,
    readOnly: settings.readonly || settings.disabled,
  };
}
