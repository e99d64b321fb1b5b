import { atom } from "jotai/vanilla";
import { type ReactNode, useMemo, useState } from "react";
import { Button } from "../../../kit/Button.js";
import { Notice } from "../../../kit/Notice.js";
import { useSheet } from "../../../kit/sheets.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { createSentenceFormat, type SentenceFormat, useNames } from "../../../references/index.js";
import { useConditionText } from "../../condition-slide/index.js";
import { type ActionContext, ActionProvider } from "../action-context.js";
import type { EffectVariants, Moment } from "../effects/index.js";
import type { ActionState } from "../entity.js";
import type { ActionModel } from "../model.js";
import { sentenceWords } from "../sentences/messages.js";
import { sentenceOf } from "../sentences/sentence.js";
import sheet from "./analysis.css?inline";
import { BrokenReferences } from "./BrokenReferences.js";
import { type ActionChange, changesBetween } from "./changes.js";
import { conflictsIn } from "./conflicts.js";
import { type AnalysisWords, analysisWords } from "./messages.js";
import { timelineOf } from "./timeline.js";
import { useRested } from "./use-rested.js";

/** How long after the last edit it is computed again, in milliseconds. */
const pause = 200;

/** The analysis of an action: conflicts, broken references, what happens when, and what was changed. */
export function Analysis({ model, context }: { model: ActionModel; context: ActionContext }) {
  useSheet(sheet);
  const { state, baseline } = useRested(
    useMemo(() => comparedIn(model), [model]),
    pause,
  );
  return (
    <ActionProvider value={context}>
      <div className="analysis">
        <Conflicts model={model} state={state} context={context} />
        <BrokenReferences model={model} state={state} context={context} />
        <Timeline state={state} context={context} />
        <Changes baseline={baseline} state={state} context={context} />
      </div>
    </ActionProvider>
  );
}

/** Both in one atom, so that a newly loaded state is never compared with the baseline before it. */
function comparedIn({ atoms: { state, baseline } }: ActionModel) {
  return atom((get) => ({ state: get(state), baseline: get(baseline) }));
}

function Conflicts(props: { model: ActionModel; state: ActionState; context: ActionContext }) {
  const { model, state, context } = props;
  const { locale } = context.settings;
  const words = analysisWords[locale];
  const format = createSentenceFormat(useNames(), locale, "short");
  return (
    <div role="status" className="analysis">
      {conflictsIn(state, model.effects).map(({ is, rows, thing }) => {
        const [first = "", last = first] = [rows[0], rows.at(-1)];
        return (
          <Notice
            key={`${is} ${thing?.id}`}
            tone="warning"
            actions={[first, last].map((key) => (
              <Button
                key={key}
                variant="quiet"
                size="s"
                onPress={() => model.goTo({ row: key, field: "first" })}
              >
                {words.show(state.rows.findIndex((row) => row.key === key) + 1)}
              </Button>
            ))}
          >
            {words.conflicts[is](thing ? format.name(thing.kind, thing.id) : "")}
          </Notice>
        );
      })}
    </div>
  );
}

function Timeline({ state, context }: { state: ActionState; context: ActionContext }) {
  const { locale } = context.settings;
  const words = analysisWords[locale];
  const timeline = timelineOf(state, context.effects);
  if (timeline.steps.length === 0) return null;
  return (
    <Disclosure title={words.title(words.sends(timeline.sends, timeline.atMost))}>
      <Steps timeline={timeline} state={state} context={context} />
    </Disclosure>
  );
}

function Steps(props: {
  timeline: ReturnType<typeof timelineOf>;
  state: ActionState;
  context: ActionContext;
}) {
  const { timeline, state, context } = props;
  const { locale } = context.settings;
  const words = analysisWords[locale];
  const format = createSentenceFormat(useNames(), locale, "whole");
  const sentence = sentenceByKey(state, context.effects, format);
  return (
    <>
      {timeline.reordered ? <p className="analysis-quota">{words.reordered}</p> : null}
      <ol>
        {timeline.steps.map(({ key, moment, isSend, conditional, lasting }) => (
          <li key={key}>
            <span>
              {stepText(isSend ? null : whenOf(moment, locale), sentence(key), words) +
                (conditional ? words.conditional : "")}
            </span>
            {lasting ? <div className="analysis-lasting">{words.lasting[lasting]}</div> : null}
          </li>
        ))}
      </ol>
      {timeline.sends > 0 ? <p className="analysis-quota">{words.quota}</p> : null}
    </>
  );
}

/** The sentence of a message says itself when it is sent. */
function stepText(when: string | null, sentence: string, { step }: AnalysisWords): string {
  return when === null ? sentence : step(when, sentence);
}

function Changes(props: { baseline: ActionState; state: ActionState; context: ActionContext }) {
  const { baseline, state, context } = props;
  const changes = changesBetween(baseline, state);
  if (changes.length === 0) return null;
  return (
    <Disclosure title={analysisWords[context.settings.locale].showChanges}>
      <ChangeLines changes={changes} context={context} />
    </Disclosure>
  );
}

function ChangeLines({ changes, context }: { changes: readonly ActionChange[]; context: ActionContext }) {
  const { locale } = context.settings;
  const format = createSentenceFormat(useNames(), locale, "whole");
  const describeCondition = useConditionText(changes.flatMap(conditionsIn), context);
  return (
    <ul>
      {/* Two changes may read alike. */}
      {changes.map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no state
        <li key={at}>{changeLine(change, context.effects, format, describeCondition)}</li>
      ))}
    </ul>
  );
}

/** The saved filters that a change is about. */
function conditionsIn(change: ActionChange): number[] {
  if (change.is !== "condition") return [];
  return [change.before, change.after].filter((id) => typeof id === "number");
}

function changeLine(
  change: ActionChange,
  effects: EffectVariants,
  format: SentenceFormat,
  describeCondition: (id: number) => string,
): string {
  const words = analysisWords[format.locale];
  const describe = (effect: PlainData) =>
    sentenceOf(effects, effect, format) ?? sentenceWords[format.locale].opaque;
  if (change.is === "field") {
    const [before, after] = [change.before, change.after].map((value) =>
      change.field === "a_twice_type" ? words[Number(value ?? 0) === 1 ? "yes" : "no"] : String(value ?? ""),
    );
    return words.field(words.fields[change.field], before || words.nothing, after || words.nothing);
  }
  const now = describe(change.row.value);
  if (change.is === "condition") {
    const { before: then, after } = change;
    if (after === "pending") return words.conditionPending(now);
    const [old, other] = [then, after].map((id) => (typeof id === "number" ? describeCondition(id) : null));
    if (!old || !other) return (old ? words.conditionRemoved : words.conditionAdded)(now, old ?? other ?? "");
    return old === other ? words.conditionDeviates(now, other) : words.conditionChanged(now, old, other);
  }
  if (change.is !== "changed") {
    const formatLine = { added: words.added, removed: words.removed, moved: words.movedTo }[change.is];
    return formatLine(now);
  }
  const before = describe(change.before.value);
  if (before === now) return words.otherwise(now);
  return (change.moved ? words.movedAndChanged : words.changed)(before, now);
}

function sentenceByKey(
  { rows }: ActionState,
  effects: EffectVariants,
  format: SentenceFormat,
): (key: string) => string {
  const { opaque } = sentenceWords[format.locale];
  return (key) => sentenceOf(effects, rows.find((row) => row.key === key)?.value ?? null, format) ?? opaque;
}

function whenOf(moment: Moment, locale: SentenceFormat["locale"]): string {
  const words = analysisWords[locale];
  if (moment.is === "later") return words.later(moment.min, moment.max);
  return moment.is === "at" ? words.at(moment.time) : words.now;
}

/** The content is rendered only while it is open. */
function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open ? children : null}
    </details>
  );
}
