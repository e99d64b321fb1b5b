import { memo } from "react";
import { LockIcon } from "../../kit/icons.js";
import { NamedIcon } from "../../kit/NamedIcon.js";
import { useNear } from "../../kit/near.js";
import { Panel } from "../../kit/Panel.js";
import { problemsToShow, RowCheck, RowGrip } from "../../list-editor/index.js";
import { ConditionBehind, ConditionStrip, useUnfinishedCondition } from "../condition-slide/index.js";
import { conditionOwner } from "./condition/condition-owner.js";
import { EffectBody } from "./EffectBody.js";
import { EffectTools } from "./EffectTools.js";
import type { EffectPanelProps } from "./effect-panel-props.js";
import { labelOf, typeOf } from "./heading.js";
import { actionWords } from "./messages.js";
import { EffectSentence } from "./sentences/EffectSentence.js";
import { mayEdit } from "./settings.js";
import { conditionOf } from "./transitions.js";

/** One effect of the list. Memoized, because a keystroke in one of 200 effects is the business of that one only. */
export const EffectPanel = memo(function EffectPanel(props: EffectPanelProps) {
  const { row, number, problems, attempted, pending, model, context } = props;
  const { key, value: effect } = row;
  const { readonly, disabled, locale, abilities } = context.settings;
  const words = actionWords[locale];
  const [place, near] = useNear<HTMLElement>({
    key,
    atOnce: props.drawing === "at-once",
    comesWhenIdle: props.drawing === "when-idle",
  });
  const far = !near;
  const open = props.open && near;
  const read = context.effects.read(effect);
  // An action that is only read has nothing to lock.
  const locked = read !== null && !readonly && !mayEdit(read.definition, abilities);
  const condition = conditionOf(effect);
  const owner = conditionOwner(model, key);
  const label = labelOf(context.effects, typeOf(effect), locale);
  const unfinished = useUnfinishedCondition(context.page.conditions, condition) && !pending;
  const shown = problemsToShow(problems, attempted);
  const editable = locked ? null : read;
  const icon = editable ? <NamedIcon name={editable.definition.icon} /> : <LockIcon />;
  // An opaque effect is not copied.
  const copyable = editable !== null && editable.unreadable.length === 0 && !editable.definition.once;
  const hasTools = near && !readonly && !disabled;
  return (
    <Panel
      ref={place}
      part="panel"
      name={words.numbered(number, label)}
      number={number}
      title={label}
      icon={far ? undefined : icon}
      open={open}
      onToggle={() => (far ? model.goTo({ row: key, field: "toggle" }) : model.toggle(key))}
      sentence={open ? undefined : <EffectSentence effect={effect} context={context} />}
      problem={
        shown.length > 0
          ? words.problemCount(shown.length)
          : unfinished
            ? words.conditionUnfinished
            : undefined
      }
      invalid={shown.length > 0}
      moved={props.moved}
      selected={props.selected}
      check={
        hasTools ? (
          <RowCheck
            row={key}
            heading={words.numbered(number, label)}
            selected={props.selected}
            model={model}
            locale={locale}
          />
        ) : undefined
      }
      grip={
        hasTools ? (
          <RowGrip
            number={number}
            name={words.numbered(number, label)}
            locale={locale}
            model={model}
            onMove={(to) => model.moveEffectTo(key, to)}
          />
        ) : undefined
      }
      tools={hasTools ? <EffectTools {...props} copyable={copyable} /> : undefined}
      strip={
        condition === null && !pending ? undefined : (
          <ConditionStrip
            id={condition}
            pending={owner.pending()}
            unfinished={unfinished}
            brings={read && read.unreadable.length === 0 ? (read.definition.brings?.(read.value) ?? []) : []}
            heading={words.numbered(number, label)}
            onEdit={owner.open}
            context={context}
          />
        )
      }
      end={
        hasTools && editable ? (
          <ConditionBehind owner={owner} isOn={condition !== null || pending} locale={locale} />
        ) : undefined
      }
      data-row={key}
      data-far={far || undefined}
    >
      {!open ? null : editable ? (
        <EffectBody
          read={editable}
          context={context}
          problems={shown}
          onChange={(next, field) => model.changeEffect(key, editable.write(next, field), field)}
        />
      ) : (
        <p className="held">{words.opaque}</p>
      )}
    </Panel>
  );
});
