import { memo } from "react";
import { LockIcon } from "../../kit/icons.js";
import { Panel } from "../../kit/Panel.js";
import { isPlainObject } from "../../lib/plain-data.js";
import { NotLoaded } from "../editing/views.js";
import type { ActionSurroundings } from "./action-context.js";
import type { ConditionProps } from "./condition/Condition.js";
import { definitionOf, type EffectData, isAwaited } from "./effects/index.js";
import type { EffectRow } from "./entity.js";
import type { LateEffects } from "./late-effects.js";
import { ConditionStrip } from "./lazy-condition.js";
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
  /** Far from the screen: its head without tools. */
  far: boolean | undefined;
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
  const { row, number, far, problems, attempted, model, settings, late: parts, retry, around, words } = props;
  const { key, effect } = row;
  const open = props.open && !far;
  const definition = definitionOf(effect);
  // Where everything is only read there is nothing to lock.
  const locked = definition !== null && !settings.readonly && !mayEdit(definition.type, settings.abilities);
  const awaited = isAwaited(effect);
  const condition = conditionOf(effect);
  const label = effectLabel(isPlainObject(effect) ? effect.type : null, words);
  const shown = problems.filter(({ immediate }) => attempted || immediate);
  const held = locked || (definition === null && !awaited);
  const Icon = far ? undefined : held ? LockIcon : definition && parts?.effectIcon(definition.type);
  const readOnly = settings.readonly || settings.disabled;
  const tools = far || readOnly ? undefined : parts;
  return (
    <Panel
      part="panel"
      name={words.heading(number, label)}
      number={number}
      title={label}
      icon={Icon ? <Icon /> : undefined}
      open={open}
      onToggle={() => (far ? model.goTo({ row: key, field: "toggle" }) : model.toggle(key))}
      sentence={
        open || !parts || !around ? undefined : <parts.EffectSentence effect={effect} around={around} />
      }
      problem={shown.length > 0 ? words.problemCount(shown.length) : undefined}
      invalid={shown.length > 0}
      moved={props.moved}
      grip={tools && <tools.EffectGrip {...props} />}
      tools={tools && <tools.EffectTools {...props} locked={locked} />}
      strip={condition === null && !props.begun ? undefined : <ConditionStrip {...conditionProps(props)} />}
      data-row={key}
      data-far={far || undefined}
    >
      {!open ? null : retry && (definition || awaited) ? (
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
      ) : held ? (
        <p className="held">{words.held}</p>
      ) : (
        <div className="effect-pending" data-pending />
      )}
    </Panel>
  );
});

/** What the parts that show a condition are given. */
export function conditionProps(props: {
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
