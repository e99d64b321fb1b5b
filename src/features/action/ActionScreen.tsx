import { useAtomValue } from "jotai";
import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { Button } from "../../kit/Button.js";
import { Checkbox } from "../../kit/Checkbox.js";
import { type LazyState, lazily, useLazy } from "../../kit/lazily.js";
import { loadLaterWords } from "../../lib/locale.js";
import type { EditorSurroundings } from "../editing/index.js";
import { EditorFrame, NotLoaded, type ShownProblem, useFocusRequest } from "../editing/views.js";
import type { SlideProps } from "./condition/ConditionSlide.js";
import { EffectPanel } from "./EffectPanel.js";
import { type EffectRow, repeats } from "./entity.js";
import type { NameFieldProps } from "./head/NameField.js";
import { lateEffects } from "./late-effects.js";
import { conditionSlide } from "./lazy-condition.js";
import type { ActionModel } from "./model.js";
import type { Nearness } from "./NearPanels.js";
import type { ActionProblem } from "./problems.js";
import type { ActionServices } from "./services.js";
import { type ActionWords, actionWords } from "./words.js";

/** Apart, since only templates have one. */
const nameField = lazily(async () => {
  const { NameField } = await import("./head/NameField.js");
  await loadLaterWords();
  return NameField;
});

/** Where things are in a panel; one without the field is closed, and its head opens it. */
const panelParts = { fields: ".panel-body", head: "[aria-expanded]" };

/** An action of more effects is long, and of that one the panels far from the screen are heads without tools. */
const mostDrawn = 40;
/** Of a long one so many are drawn whole at once: about a screenful, which would be drawn twice otherwise. */
const firstDrawn = 16;

/** How long a moved panel is marked, in milliseconds. */
const movedMark = 1000;

/** The action editor's screen: name, effects, what can be added, finish (actions-and-filters §2). */
export function ActionScreen({
  model,
  surroundings,
  services,
}: {
  model: ActionModel;
  surroundings: EditorSurroundings;
  services: ActionServices;
}) {
  const { atoms } = model;
  const settings = useAtomValue(atoms.settings);
  const state = useAtomValue(atoms.state);
  const problems = useAtomValue(atoms.shown);
  const expanded = useAtomValue(atoms.expanded);
  const moved = useAtomValue(atoms.moved);
  const focus = useAtomValue(atoms.focus);
  const attempted = useAtomValue(surroundings.session.attempts) > 0;
  const screen = useFocusRequest(model, panelParts);
  const words = actionWords[settings.locale];
  const canUndo = useAtomValue(atoms.canUndo);
  const canRedo = useAtomValue(atoms.canRedo);
  const fixed = settings.readonly || settings.disabled;
  const loadedEffects = useLazy(lateEffects);
  const page = useLazy(services.page);
  const late = loadedEffects.is === "ready" ? loadedEffects.value : undefined;
  const retry = useRetry(loadedEffects, page);
  const given = page.is === "ready" ? page.value : null;
  const around = useMemo(
    () => given && { settings, page: given, lists: given.lists, circumstances: model.circumstances },
    [settings, given, model],
  );

  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => model.settleMove(), movedMark);
    return () => clearTimeout(timer);
  }, [moved, model]);

  const near = useNearness(state.rows, focus?.row, (late && around) || retry, settings.readonly);

  const slide = state.rows.findIndex(({ key }) => key === state.slide);
  const shown = state.rows[slide];
  if (shown && around)
    return (
      <LateSlide
        key={shown.key}
        row={shown}
        number={slide + 1}
        model={model}
        around={around}
        surroundings={surroundings}
        words={words}
      />
    );
  return (
    <EditorFrame<ActionProblem & ShownProblem>
      ref={screen}
      surroundings={surroundings}
      locale={settings.locale}
      finishLabel={settings.finishLabel ?? words.finish}
      cancelable={settings.cancelable}
      readOnly={fixed}
      undo={{
        canUndo,
        canRedo,
        undo: model.undoEdit,
        redo: model.redoEdit,
      }}
      problems={problems.map((problem) => ({ ...problem, text: problemText(problem, words) }))}
      onGoTo={model.goTo}
      start={settings.template ? <TemplateName model={model} attempted={attempted} readOnly={fixed} /> : null}
      tools={state.rows.length > 1 ? <FoldButton model={model} words={words} /> : null}
      finishOptions={
        <Checkbox
          checked={repeats(state)}
          label={words.repeat}
          onChange={model.chooseRepeat}
          disabled={fixed}
        />
      }
    >
      {near.rows.map((row, i) => (
        <EffectPanel
          key={row.key}
          row={row}
          number={i + 1}
          last={i === state.rows.length - 1}
          far={near.isFar(row.key, i)}
          open={expanded.has(row.key)}
          moved={moved === row.key}
          attempted={attempted}
          problems={problemsOfRow(problems, row.key)}
          model={model}
          settings={settings}
          late={late}
          retry={retry}
          begun={state.works[row.key] !== undefined}
          around={around}
          words={words}
        />
      ))}
      {near.rows === state.rows ? null : <div style={{ blockSize: "100vh" }} data-pending />}
      {state.rows.length === 0 ? (
        <div className="empty">
          <strong>{words.empty}</strong>
          {fixed ? null : <span>{words.emptyHint}</span>}
        </div>
      ) : null}
      {late ? (
        <>
          <late.NearPanels {...near} />
          <late.ListEnd model={model} surroundings={surroundings} around={around} />
        </>
      ) : null}
      {retry && state.rows.length === 0 ? (
        <NotLoaded retry={retry} title={words.editorNotLoaded} again={words.loadAgain} />
      ) : null}
    </EditorFrame>
  );
}

/**
 * Which panels of a long list are far from the screen. What was drawn whole stays so: what came near, what was there when the
 * list was short, what is only read, and what the focus was sent to. Before what stands in the heads is there (`ready`), only
 * those in sight are.
 */
function useNearness(
  all: readonly EffectRow[],
  wanted: string | null | undefined,
  ready: unknown,
  readonly: boolean,
): Nearness {
  const [drawn] = useState(() => new Set<string>());
  const whole = useRef(false);
  const [, again] = useReducer((count: number) => count + 1, 0);
  const isLong = all.length > mostDrawn;
  whole.current ||= Boolean(!isLong || wanted || ready);
  return {
    rows: whole.current ? all : all.slice(0, firstDrawn),
    isFar(key, at) {
      if (!isLong || readonly || at < firstDrawn || key === wanted) drawn.add(key);
      return !drawn.has(key);
    },
    come(keys) {
      for (const key of keys) drawn.add(key);
      again();
    },
  };
}

/** Loads again what could not be loaded; `null` while nothing failed. The same function all the while, so that panels rest. */
function useRetry(...parts: readonly LazyState<unknown>[]): (() => void) | null {
  const latest = useRef(parts);
  latest.current = parts;
  const failed = parts.some((part) => part.is === "failed");
  return useMemo(() => {
    if (!failed) return null;
    return () => {
      for (const part of latest.current) if (part.is === "failed") part.retry();
    };
  }, [failed]);
}

/** The same list object while nothing is wrong, so that untouched panels are not drawn again. */
const none: readonly never[] = [];
function problemsOfRow<P extends { row: string | null }>(problems: readonly P[], key: string): readonly P[] {
  const own = problems.filter(({ row }) => row === key);
  return own.length === 0 ? none : own;
}

function problemText({ place, message }: { place: string; message: string }, words: ActionWords): string {
  return place === "" ? message : words.problemAt(place, message);
}

function LateSlide({ words, ...props }: SlideProps & { words: ActionWords }) {
  const slide = useLazy(conditionSlide);
  if (slide.is === "ready") return <slide.value {...props} />;
  if (slide.is === "failed")
    return <NotLoaded retry={slide.retry} title={words.editorNotLoaded} again={words.loadAgain} />;
  return <div className="effect-pending" data-pending />;
}

function TemplateName(props: NameFieldProps) {
  const field = useLazy(nameField);
  const words = actionWords[useAtomValue(props.model.atoms.settings).locale];
  if (field.is === "ready") return <field.value {...props} />;
  if (field.is === "loading") return <div className="name-pending" data-pending />;
  return <NotLoaded retry={field.retry} title={words.editorNotLoaded} again={words.loadAgain} />;
}

function FoldButton({ model, words }: { model: ActionModel; words: ActionWords }) {
  const { rows } = useAtomValue(model.atoms.state);
  const expanded = useAtomValue(model.atoms.expanded);
  const anyOpen = rows.some(({ key }) => expanded.has(key));
  return (
    <Button variant="quiet" size="s" onPress={() => (anyOpen ? model.collapseAll() : model.expandAll())}>
      {anyOpen ? words.collapseAll : words.expandAll}
    </Button>
  );
}
