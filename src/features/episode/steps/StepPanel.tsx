import { useAtomValue } from "jotai";
import { memo, useId, useMemo } from "react";
import { BellIcon, LockIcon } from "../../../kit/icons.js";
import { useNear } from "../../../kit/near.js";
import { Panel } from "../../../kit/Panel.js";
import { joinMessages } from "../../../lib/join-messages.js";
import { type Row, RowCheck, type RowDrawing, RowGrip } from "../../../list-editor/index.js";
import { createSentenceFormat, useGoneItem, useNames } from "../../../references/index.js";
import { ConditionBehind, ConditionStrip, useUnfinishedCondition } from "../../condition-slide/index.js";
import { conditionOwner } from "../condition/condition-owner.js";
import { useConditionContext } from "../condition/use-condition-context.js";
import { useEpisode, useEpisodeSettings, useShownProblems } from "../episode-context.js";
import { stepSentence } from "../sentence.js";
import { PlannedFor } from "./PlannedFor.js";
import { StepBody } from "./StepBody.js";
import { StepTools } from "./StepTools.js";
import { readStep, type Step } from "./step.js";
import { useStepWarnings } from "./use-step-warnings.js";

export interface StepPanelProps {
  row: Row;
  /** From 1. */
  number: number;
  last: boolean;
  /** When it is drawn whole; until then it is a head without tools. */
  drawing: RowDrawing;
  open: boolean;
  moved: boolean;
  selected: boolean;
  /** True while its condition is edited and not decided yet. */
  pending: boolean;
}

/** One step of the list. Memoized, because a keystroke in one of 200 steps is the business of that one only. */
export const StepPanel = memo(function StepPanel(props: StepPanelProps) {
  const { row, number, last, pending } = props;
  const { key, value } = row;
  const { model } = useEpisode();
  const { settings, words, fixed } = useEpisodeSettings();
  const context = useConditionContext();
  const [place, near] = useNear<HTMLElement>({
    key,
    atOnce: props.drawing === "at-once",
    comesWhenIdle: props.drawing === "when-idle",
  });
  const open = props.open && near;
  const step = readStep(value);
  const owner = useMemo(() => conditionOwner(model, key), [model, key]);
  const problems = useShownProblems(key);
  const warnings = useStepWarnings(key, step);
  const gone = useGoneContent(step);
  // In the body the picker says it.
  const closedWarnings = gone === null ? warnings : [...warnings, gone];
  const [plannedId, warningsId] = [useId(), useId()];
  const condition = step?.condition ?? null;
  const isUnfinished = useUnfinishedCondition(context.page.conditions, condition) && !pending;
  const name = words.step(number);
  const hasTools = near && !fixed;
  return (
    <Panel
      ref={place}
      part="panel"
      name={name}
      number={number}
      title={name}
      icon={near ? step === null ? <LockIcon /> : <BellIcon /> : undefined}
      open={open}
      onToggle={() => (near ? model.toggle(key) : model.goTo({ row: key, field: "toggle" }))}
      sentence={open ? undefined : <Sentence {...props} plannedId={plannedId} />}
      describedBy={
        step === null ? undefined : open && warnings.length > 0 ? `${plannedId} ${warningsId}` : plannedId
      }
      problem={
        problems.length > 0
          ? words.problemCount(problems.length)
          : open
            ? undefined
            : joinMessages(closedWarnings)
      }
      invalid={problems.length > 0}
      moved={props.moved}
      selected={props.selected}
      check={
        hasTools ? (
          <RowCheck
            row={key}
            heading={name}
            selected={props.selected}
            model={model}
            locale={settings.locale}
          />
        ) : undefined
      }
      grip={
        hasTools ? (
          <RowGrip
            number={number}
            name={name}
            locale={settings.locale}
            model={model}
            onMove={(to) => model.moveStepTo(key, to)}
          />
        ) : undefined
      }
      tools={hasTools ? <StepTools row={row} number={number} last={last} pending={pending} /> : undefined}
      strip={
        condition === null && !pending ? undefined : (
          <ConditionStrip
            id={condition}
            pending={owner.pending()}
            unfinished={isUnfinished}
            brings={[]}
            heading={name}
            onEdit={owner.open}
            context={context}
          />
        )
      }
      end={
        hasTools && step ? (
          <ConditionBehind owner={owner} isOn={condition !== null || pending} locale={settings.locale} />
        ) : undefined
      }
      data-row={key}
      data-far={!near || undefined}
    >
      {!open ? null : step === null ? (
        <p className="episode-note">
          <strong>{words.opaqueStep}</strong> {words.opaque}
        </p>
      ) : (
        <StepBody rowKey={key} {...{ step, problems, warnings, plannedId, warningsId }} />
      )}
    </Panel>
  );
});

/** That what a step sends is gone. */
function useGoneContent(step: Step | null): string | null {
  const template = useGoneItem("egg", step?.kind === "template" ? (step.template ?? null) : null);
  const action = useGoneItem("action", step?.kind === "action" ? (step.action ?? null) : null);
  return template ?? action;
}

/** Sentence of a folded step: what it does, and when. */
function Sentence({ row, pending, plannedId }: StepPanelProps & { plannedId: string }) {
  const { model } = useEpisode();
  const { settings } = useEpisodeSettings();
  const { base } = useAtomValue(model.atoms.kind);
  const format = createSentenceFormat(useNames(), settings.locale, "short");
  return (
    <>
      {/* First: where there is little room the end is cut. */}
      <PlannedFor rowKey={row.key} id={plannedId} />{" "}
      <bdi>{stepSentence(row.value, base, pending, format)}</bdi>
    </>
  );
}
