import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { UndoButtons } from "../../editor/index.js";
import { Button } from "../../kit/Button.js";
import { Deferred } from "../../kit/Deferred.js";
import { ArrowLeftIcon } from "../../kit/icons.js";
import { LoadFailed } from "../../kit/LoadFailed.js";
import { useOnChange } from "../../kit/use-on-change.js";
import type { Failure } from "../../lib/failure.js";
import { conditionPart } from "./deferred.js";
import { conditionWords } from "./messages.js";
import type { ConditionSlideProps } from "./slide-props.js";
import { useCondition } from "./use-condition.js";

/**
 * A condition, in place of the document that it belongs to (rules: effect-condition). It is there at once, with the way
 * back; the filter editor in it is loaded when it is first needed.
 */
export function ConditionSlide(props: ConditionSlideProps): ReactNode {
  const { owner, id, pending, context } = props;
  const { locale, readonly, disabled } = context.settings;
  const { conditions } = context.page;
  const words = conditionWords[locale];
  const known = useCondition(conditions, id, pending === undefined);
  const back = useRef<HTMLButtonElement>(null);
  const [titleId, stateId] = [useId(), useId()];
  // Before the effects of what is in it: the filter editor takes the focus from here.
  useLayoutEffect(() => {
    // A page that moves the element, or walks back by script, has its focus somewhere else.
    const root = back.current?.getRootNode();
    if (root instanceof ShadowRoot && root.activeElement) back.current?.focus();
  }, []);
  return (
    // The title and the switch describe the slide that has replaced the document: they are heard wherever the focus begins.
    <div
      className="editor condition-slide"
      part="editor"
      role="group"
      aria-label={words.edit}
      aria-describedby={`${titleId} ${stateId}`}
    >
      <div className="condition-head">
        <Button
          ref={back}
          icon={<ArrowLeftIcon />}
          onPress={owner.leave}
          aria-describedby={readonly || disabled ? undefined : stateId}
        >
          <span id={titleId} className="condition-title">
            {props.title}
          </span>
        </Button>
        <span id={stateId} hidden>
          {pending !== undefined || id !== null ? words.isOn : words.isOff}
        </span>
        {readonly || disabled ? null : (
          <div className="editor-tools">
            <UndoButtons undo={props.undo} locale={locale} />
          </div>
        )}
      </div>
      {pending !== undefined || id === null || known?.is === "ready" ? (
        <Deferred
          part={conditionPart}
          words={{ loading: words.loading, failed: words.editorNotLoaded, retry: words.loadAgain }}
        >
          {({ ConditionEditor }) => (
            <ConditionEditor {...props} saved={known?.is === "ready" ? known.filter : null} />
          )}
        </Deferred>
      ) : known?.is === "failed" ? (
        <FilterFailed {...props} failure={known.failure} retry={() => conditions.retry(id)} />
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </div>
  );
}

/** Shown here, and reported to the page once for each try that failed. */
function FilterFailed({
  context,
  commands,
  failure,
  retry,
}: ConditionSlideProps & { failure: Failure; retry(): void }) {
  const { loadFailed, loadAgain: again } = conditionWords[context.settings.locale];
  // Another failure is another try.
  useOnChange([failure], () => commands.reportFailure(failure, [loadFailed]));
  return <LoadFailed title={loadFailed} retryLabel={again} onRetry={retry} />;
}
