import { useAtomValue } from "jotai";
import {
  type ComponentType,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import { Checkbox } from "../../kit/Checkbox.js";
import { type Lazy, type LazyState, lazily, useLazy } from "../../kit/lazily.js";
import { useTogether } from "../../kit/together.js";
import { loadLaterWords } from "../../lib/locale.js";
import type { EditorSurroundings } from "../editing/index.js";
import { EditorFrame, NotLoaded, useFocusRequest } from "../editing/views.js";
import type { SlideProps } from "./condition/ConditionSlide.js";
import { EffectPanel } from "./EffectPanel.js";
import { repeats } from "./entity.js";
import type { NameFieldProps } from "./head/NameField.js";
import { firstPicture, lateEffects } from "./late-effects.js";
import { conditionSlide } from "./lazy-condition.js";
import type { ActionModel } from "./model.js";
import type { ActionServices } from "./services.js";
import { leaveCondition } from "./transitions.js";
import { type ActionWords, actionWords } from "./words.js";

/** Apart, since only templates have one. */
const nameField = lazily(async () => {
  const { NameField } = await import("./head/NameField.js");
  await loadLaterWords();
  return NameField;
});

/** Where things are in a panel; one without the field is closed, and its head opens it. */
const panelParts = { fields: ".panel-body", head: "[aria-expanded]" };

/** The first picture waits so long for what stands in the heads, in milliseconds. */
const patience = 100;

/** So many are drawn before that is there: about a screenful. */
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
  const isComplete = useTogether(
    () => [lateEffects, services.page, firstPicture(model, services.page, expanded, settings.locale)],
    patience,
  );
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

  // The others come with their sentences, or to where the focus is to go; then they stay.
  const all = useRef(false);
  all.current ||= Boolean((late && around) || retry || focus);
  const drawn = all.current ? state.rows : state.rows.slice(0, firstDrawn);
  const [, again] = useReducer((count: number) => count + 1, 0);
  const slid = state.rows.find(({ key }) => key === state.slide);
  const slide = useLazy<ComponentType<SlideProps> | null>(slid ? conditionSlide : noSlide);
  const Slide = slide.is === "ready" && slide.value;

  if (!isComplete) return <div data-pending />;
  if (slid && around && Slide)
    return (
      <Slide
        key={slid.key}
        row={slid}
        number={state.rows.indexOf(slid) + 1}
        model={model}
        around={around}
        surroundings={surroundings}
      />
    );
  return (
    <EditorFrame
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
      toldAt={(text) => problems.find(({ isTold, message }) => isTold && message === text)}
      onGoTo={model.goTo}
      start={settings.template ? <TemplateName model={model} attempted={attempted} readOnly={fixed} /> : null}
      tools={late && state.rows.length > 1 ? <late.FoldButton model={model} words={words} /> : null}
      finishOptions={
        <Checkbox
          checked={repeats(state)}
          label={words.repeat}
          onChange={model.chooseRepeat}
          disabled={fixed}
        />
      }
    >
      {drawn.flatMap((row, i) => {
        const panel = (
          <EffectPanel
            key={row.key}
            row={row}
            number={i + 1}
            last={i === state.rows.length - 1}
            // What is only read is read as a whole.
            far={!settings.readonly && late?.isFar(model, row.key, i, focus?.row)}
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
        );
        return row === slid
          ? [panel, <SlideComes key="slide" slide={slide} screen={screen} model={model} words={words} />]
          : panel;
      })}
      {drawn.length < state.rows.length ? <div style={{ blockSize: "100vh" }} data-pending /> : null}
      {state.rows.length === 0 ? (
        <div className="empty">
          <strong>{words.empty}</strong>
          {fixed ? null : <span>{words.emptyHint}</span>}
        </div>
      ) : null}
      {late ? (
        <>
          <late.NearPanels model={model} rows={drawn} onNear={again} />
          <late.ListEnd model={model} surroundings={surroundings} around={around} />
        </>
      ) : null}
      {retry && state.rows.length === 0 ? (
        <NotLoaded retry={retry} title={words.editorNotLoaded} again={words.loadAgain} />
      ) : null}
    </EditorFrame>
  );
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

/**
 * The list stays until its slide is there: whoever waits, or waits in vain, keeps what they had. Whoever goes on working
 * meanwhile is not taken away from it.
 */
function SlideComes({
  slide,
  screen,
  model,
  words,
}: {
  slide: LazyState<unknown>;
  screen: RefObject<HTMLElement | null>;
  model: ActionModel;
  words: ActionWords;
}) {
  const { rows } = useAtomValue(model.atoms.state);
  const [known] = useState(rows);
  useLayoutEffect(() => {
    const stay = () => model.show(leaveCondition(model.state()));
    if (rows !== known) return stay();
    // What is being converted is no edit yet, and would go with its field.
    const editor = screen.current;
    editor?.addEventListener("compositionstart", stay);
    return () => editor?.removeEventListener("compositionstart", stay);
  }, [rows, known, model, screen]);
  if (slide.is === "failed")
    return <NotLoaded retry={slide.retry} title={words.editorNotLoaded} again={words.loadAgain} />;
  return (
    <p role="status" className="slide-comes" data-pending>
      {words.loading}
    </p>
  );
}

/** What there is to load while the list is shown. */
const noSlide: Lazy<null> = { value: null, load: () => Promise.resolve() };

function TemplateName(props: NameFieldProps) {
  const field = useLazy(nameField);
  const words = actionWords[useAtomValue(props.model.atoms.settings).locale];
  if (field.is === "ready") return <field.value {...props} />;
  if (field.is === "loading") return <div className="name-pending" data-pending />;
  return <NotLoaded retry={field.retry} title={words.editorNotLoaded} again={words.loadAgain} />;
}
