import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { editingWords } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import { Deferred } from "../../../kit/Deferred.js";
import { IconButton } from "../../../kit/IconButton.js";
import { ArrowLeftIcon, RedoIcon, UndoIcon } from "../../../kit/icons.js";
import { LoadFailed } from "../../../kit/LoadFailed.js";
import type { Failure } from "../../../lib/failure.js";
import type { Locale } from "../../../lib/locale.js";
import { headingAt } from "../heading.js";
import { actionWords } from "../messages.js";
import type { ActionModel } from "../model.js";
import { EffectSentence } from "../sentences/EffectSentence.js";
import { conditionOf } from "../transitions.js";
import { conditionSlide } from "./deferred.js";
import { backToList } from "./leaving.js";
import { conditionWords } from "./messages.js";
import type { SlideProps } from "./slide-props.js";
import { useCondition } from "./use-condition.js";

/**
 * The condition of one effect, in place of the list (actions-and-filters §2). It is there at once, with the way back; the
 * filter editor in it is loaded when it is first needed.
 */
export function ConditionSlide(props: SlideProps): ReactNode {
  const { row, number, model, context } = props;
  const { locale, readonly, disabled } = context.settings;
  const id = conditionOf(row.value);
  const pending = useAtomValue(model.atoms.state).pendingConditions[row.key];
  const { conditions } = context.page;
  const known = useCondition(conditions, id, pending === undefined);
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
            <strong>{headingAt(model.effects, number, row.value, locale)}</strong>{" "}
            <EffectSentence effect={row.value} context={context} />
          </span>
        </Button>
        {readonly || disabled ? null : <Steps model={model} locale={locale} />}
      </div>
      {pending !== undefined || id === null || known?.is === "ready" ? (
        <Deferred part={conditionSlide} words={deferredWords(locale)}>
          {({ ConditionWork }) => (
            <ConditionWork {...props} id={id} saved={known?.is === "ready" ? known.filter : null} />
          )}
        </Deferred>
      ) : known?.is === "failed" ? (
        <FilterFailed {...props} failure={known.failure} retry={() => conditions.retry(id)} />
      ) : (
        <p role="status">{actionWords[locale].loading}</p>
      )}
    </div>
  );
}

function deferredWords(locale: Locale) {
  const { loading, editorNotLoaded, loadAgain } = actionWords[locale];
  return { loading, failed: editorNotLoaded, retry: loadAgain };
}

/** Shown here, and reported to the page once for each try that failed. */
function FilterFailed({
  context,
  commands,
  failure,
  retry,
}: SlideProps & { failure: Failure; retry(): void }) {
  const { loadFailed, again } = conditionWords[context.settings.locale];
  const report = useEffectEvent(() => commands.reportFailure(failure, [loadFailed]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another failure is another try.
  useEffect(() => report(), [failure]);
  return <LoadFailed title={loadFailed} retryLabel={again} onRetry={retry} />;
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
