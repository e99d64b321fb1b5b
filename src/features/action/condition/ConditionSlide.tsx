import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../../../kit/Button.js";
import { IconButton } from "../../../kit/IconButton.js";
import { ArrowLeftIcon, RedoIcon, UndoIcon } from "../../../kit/icons.js";
import { useSheet } from "../../../kit/sheets.js";
import { useSheets } from "../../../kit/use-sheets.js";
import type { Failure } from "../../../lib/failure.js";
import type { Locale } from "../../../lib/locale.js";
import { isPlainObject } from "../../../lib/plain-data.js";
import { type EditorSurroundings, editingWords } from "../../editing/index.js";
import { NotLoaded } from "../../editing/views.js";
import { filterStyles } from "../../filter/index.js";
import type { ActionSurroundings } from "../action-context.js";
import type { EffectRow } from "../entity.js";
import type { ActionModel } from "../model.js";
import { EffectSentence } from "../saying/EffectSentence.js";
import { conditionOf } from "../transitions.js";
import { actionWords, effectLabel } from "../words.js";
import { ConditionWork } from "./ConditionWork.js";
import { backToList } from "./leaving.js";
import sheet from "./slide.css?inline";
import { useCondition } from "./use-condition.js";
import { conditionWords } from "./words.js";

export interface SlideProps {
  row: EffectRow;
  number: number;
  model: ActionModel;
  around: ActionSurroundings;
  surroundings: EditorSurroundings;
}

/** The condition of one effect, in place of the list (actions-and-filters §2). */
export function ConditionSlide(props: SlideProps): ReactNode {
  const { row, number, model, around } = props;
  useSheets(filterStyles);
  useSheet(sheet);
  const { locale, readonly, disabled } = around.settings;
  const label = effectLabel(isPlainObject(row.effect) ? row.effect.type : null, actionWords[locale]);
  const id = conditionOf(row.effect);
  const work = useAtomValue(model.atoms.state).works[row.key];
  const { conditions } = around.page;
  const known = useCondition(conditions, id, work === undefined);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A page that moves the element, or walks back by script, has its focus somewhere else.
    const root = back.current?.getRootNode();
    if (root instanceof ShadowRoot && root.activeElement) back.current?.focus();
  }, []);
  return (
    <div className="editor condition-slide" part="editor">
      <div className="condition-head">
        <Button ref={back} icon={<ArrowLeftIcon />} onPress={() => backToList(model, row.key)}>
          <span className="condition-title">
            <strong>{actionWords[locale].heading(number, label)}</strong>{" "}
            <EffectSentence effect={row.effect} around={around} />
          </span>
        </Button>
        {readonly || disabled ? null : <Steps model={model} locale={locale} />}
      </div>
      {work !== undefined || id === null || known?.is === "ready" ? (
        <ConditionWork {...props} id={id} saved={known?.is === "ready" ? known.filter : null} />
      ) : known?.is === "failed" ? (
        <LoadFailed {...props} failure={known.failure} retry={() => conditions.retry(id)} />
      ) : (
        <p role="status">{actionWords[locale].loading}</p>
      )}
    </div>
  );
}

/** Said here, and told to the page once for each try that failed. */
function LoadFailed({
  around,
  surroundings,
  failure,
  retry,
}: SlideProps & { failure: Failure; retry(): void }) {
  const { loadFailed, again } = conditionWords[around.settings.locale];
  const tell = useEffectEvent(() => surroundings.tellFailure(failure, [loadFailed]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another failure is another try.
  useEffect(() => tell(), [failure]);
  return <NotLoaded retry={retry} title={loadFailed} again={again} />;
}

function Steps({ model, locale }: { model: ActionModel; locale: Locale }) {
  const words = editingWords[locale];
  return (
    <div className="editor-tools">
      <IconButton
        label={words.undo}
        icon={<UndoIcon />}
        unavailable={!useAtomValue(model.atoms.canUndo)}
        onPress={model.undoEdit}
      />
      <IconButton
        label={words.redo}
        icon={<RedoIcon />}
        unavailable={!useAtomValue(model.atoms.canRedo)}
        onPress={model.redoEdit}
      />
    </div>
  );
}
