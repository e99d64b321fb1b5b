import { atom } from "jotai/vanilla";
import { type ReactNode, useMemo, useState } from "react";
import { Button } from "../../../kit/Button.js";
import { useLazy } from "../../../kit/lazily.js";
import { Notice } from "../../../kit/Notice.js";
import { useSheet } from "../../../kit/sheets.js";
import tokens from "../../../kit/widget-tokens.css?inline";
import type { PlainData } from "../../../lib/plain-data.js";
import type { NamedKind } from "../../choosing/index.js";
import { useNames } from "../../choosing/views.js";
import { ActionProvider, type ActionSurroundings } from "../action-context.js";
import type { Say } from "../effects/definition.js";
import type { ActionState } from "../entity.js";
import type { ActionModel } from "../model.js";
import { createSay } from "../saying/say.js";
import { sentenceOf } from "../saying/sentence.js";
import { sayWords } from "../saying/words.js";
import { type ActionChange, changesBetween } from "./changes.js";
import { type Conflict, conflictsIn } from "./conflicts.js";
import sheet from "./insight.css?inline";
import { brokenReferences } from "./lazy-insight.js";
import { type Moment, timelineOf } from "./timeline.js";
import { useRested } from "./use-rested.js";
import { insightWords } from "./words.js";

/** It is worked out again after so long without an edit, in milliseconds. */
const pause = 200;

/** What works against itself or points at nothing, what really happens when, and what was changed. */
export function Insight({ model, around }: { model: ActionModel; around: ActionSurroundings }) {
  useSheet(tokens);
  useSheet(sheet);
  const { state, baseline } = useRested(
    useMemo(() => comparedIn(model), [model]),
    pause,
  );
  const broken = useLazy(brokenReferences);
  return (
    <ActionProvider value={around}>
      <div className="insight">
        <Conflicts model={model} state={state} around={around} />
        {broken.is === "ready" ? <broken.value model={model} state={state} around={around} /> : null}
        <Timeline state={state} around={around} />
        <Changes baseline={baseline} state={state} around={around} />
      </div>
    </ActionProvider>
  );
}

/** Both as one: what was just loaded is not compared with what was there before. */
function comparedIn({ atoms: { state, baseline } }: ActionModel) {
  return atom((get) => ({ state: get(state), baseline: get(baseline) }));
}

/** What a conflict is about, by the list that it is in. */
const about: Partial<Record<Conflict["is"], NamedKind>> = {
  tagBothWays: "tag",
  assignedTwice: "varia",
  reminderBothWays: "episode",
};

function Conflicts(props: { model: ActionModel; state: ActionState; around: ActionSurroundings }) {
  const { model, state, around } = props;
  const { locale } = around.settings;
  const words = insightWords[locale];
  const say = createSay(useNames(), locale, "short");
  return (
    <div role="status" className="insight">
      {conflictsIn(state).map(({ is, rows, id }) => {
        const kind = about[is];
        const [first = "", last = first] = [rows[0], rows.at(-1)];
        return (
          <Notice
            key={`${is} ${id}`}
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
            {words.conflicts[is](kind ? say.name(kind, id ?? undefined) : "")}
          </Notice>
        );
      })}
    </div>
  );
}

function Timeline({ state, around }: { state: ActionState; around: ActionSurroundings }) {
  const { locale } = around.settings;
  const words = insightWords[locale];
  const timeline = timelineOf(state);
  if (timeline.steps.length === 0) return null;
  return (
    <Disclosure title={words.title(words.sends(timeline.sends, timeline.atMost))}>
      <Steps timeline={timeline} state={state} around={around} />
    </Disclosure>
  );
}

function Steps(props: {
  timeline: ReturnType<typeof timelineOf>;
  state: ActionState;
  around: ActionSurroundings;
}) {
  const { timeline, state, around } = props;
  const { locale } = around.settings;
  const words = insightWords[locale];
  const say = createSay(useNames(), locale, "whole");
  const said = saidBy(state, say, sayWords[locale].held);
  return (
    <>
      {timeline.reordered ? <p className="insight-quota">{words.reordered}</p> : null}
      <ol>
        {timeline.steps.map(({ key, moment, conditional, lasting }) => (
          <li key={key}>
            <span>
              {words.step(whenOf(moment, locale), said(key)) + (conditional ? words.conditional : "")}
            </span>
            {lasting ? <div className="insight-lasting">{words.lasting[lasting]}</div> : null}
          </li>
        ))}
      </ol>
      {timeline.sends > 0 ? <p className="insight-quota">{words.quota}</p> : null}
    </>
  );
}

function Changes(props: { baseline: ActionState; state: ActionState; around: ActionSurroundings }) {
  const { baseline, state, around } = props;
  const changes = changesBetween(baseline, state);
  if (changes.length === 0) return null;
  return (
    <Disclosure title={insightWords[around.settings.locale].changes}>
      <ChangeLines changes={changes} around={around} />
    </Disclosure>
  );
}

function ChangeLines({ changes, around }: { changes: readonly ActionChange[]; around: ActionSurroundings }) {
  const { locale } = around.settings;
  const say = createSay(useNames(), locale, "whole");
  return (
    <ul>
      {/* Two changes may read alike. */}
      {changes.map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no state
        <li key={at}>{changeLine(change, say)}</li>
      ))}
    </ul>
  );
}

function changeLine(change: ActionChange, say: Say): string {
  const words = insightWords[say.locale];
  const told = (effect: PlainData) => sentenceOf(effect, say) ?? sayWords[say.locale].held;
  if (change.is === "field") {
    const [before, after] = [change.before, change.after].map((value) =>
      change.field === "a_twice_type" ? words[Number(value ?? 0) === 1 ? "yes" : "no"] : String(value ?? ""),
    );
    return words.field(words.fields[change.field], before || words.nothing, after || words.nothing);
  }
  const now = told(change.row.effect);
  if (change.is !== "changed") {
    const telling = { added: words.added, removed: words.removed, moved: words.movedTo }[change.is];
    return telling(now);
  }
  const before = told(change.before.effect);
  if (before === now) return words.otherwise(now);
  return (change.moved ? words.movedAndChanged : words.changed)(before, now);
}

function saidBy({ rows }: ActionState, say: Say, held: string): (key: string) => string {
  return (key) => sentenceOf(rows.find((row) => row.key === key)?.effect ?? null, say) ?? held;
}

function whenOf(moment: Moment, locale: Say["locale"]): string {
  const words = insightWords[locale];
  if (moment.is === "later") return words.later(moment.min, moment.max);
  return moment.is === "at" ? words.at(moment.time) : words.now;
}

/** What is inside is worked out while it is open. */
function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open ? children : null}
    </details>
  );
}
