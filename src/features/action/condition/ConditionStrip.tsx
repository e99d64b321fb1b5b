import { useRef } from "react";
import { Button } from "../../../kit/Button.js";
import { useDeferredPart } from "../../../kit/Deferred.js";
import { ErrorIcon, FilterIcon, RefreshIcon, WarningIcon } from "../../../kit/icons.js";
import { useNear } from "../../../kit/near.js";
import { PanelStrip } from "../../../kit/PanelStrip.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import type { Fact, FilterState } from "../../filter/index.js";
import { type ActionContext, ActionProvider } from "../action-context.js";
import { headingOf } from "../heading.js";
import { actionWords } from "../messages.js";
import type { ActionModel } from "../model.js";
import { conditionSlide } from "./deferred.js";
import { conditionWords } from "./messages.js";
import { openCondition } from "./transitions.js";
import { useAnotherTry } from "./use-another-try.js";
import { useCondition } from "./use-condition.js";

/** Under the head, also while the panel is folded: for whom the effect runs, or that the condition could not be loaded. */
export function ConditionStrip(props: {
  /** The id of the saved filter. */
  condition: number | null;
  /** Whether it is being edited and not decided yet. */
  pending: boolean;
  /** Whether something is still to be chosen in the saved filter. */
  unfinished: boolean;
  row: string;
  /** What the effect brings about, which its condition may ask for. */
  brings: readonly Fact[];
  model: ActionModel;
  context: ActionContext;
}) {
  const { condition, pending, unfinished, row, brings, model, context } = props;
  const { locale, readonly, disabled } = context.settings;
  const { conditions } = context.page;
  const words = conditionWords[locale];
  const [place, near] = useNear();
  const known = useCondition(conditions, condition, near);
  const edit = useRef<HTMLButtonElement>(null);
  const again = useAnotherTry(
    known,
    () => condition !== null && conditions.retry(condition),
    () => edit.current ?? place.current?.closest("[data-row]")?.querySelector<HTMLElement>("[aria-expanded]"),
  );
  if (condition === null && !pending) return null;
  const failed = !pending && known?.is === "failed";
  const sentence =
    known?.is === "ready" ? (
      <SavedCondition id={condition ?? 0} filter={known.filter} context={context} />
    ) : (
      words.set(condition ?? 0)
    );
  // What the operator asked for is an answer, and read out; what comes by itself is not.
  const isAnswer = !pending && again.own === "done";
  return (
    <PanelStrip
      ref={place}
      icon={
        failed ? (
          <ErrorIcon className="condition-failed" />
        ) : pending || unfinished ? (
          <WarningIcon className={unfinished ? "condition-unfinished" : undefined} />
        ) : (
          <FilterIcon />
        )
      }
      actions={
        <>
          {again.isOffered && !pending ? (
            <Button
              ref={again.button}
              variant="quiet"
              size="s"
              icon={<RefreshIcon />}
              busy={again.own === "underWay"}
              onPress={again.begin}
              aria-label={words.againOf(headingOf(model, row, locale))}
            >
              {words.again}
            </Button>
          ) : null}
          {readonly || disabled ? null : (
            <Button
              ref={edit}
              variant="quiet"
              size="s"
              onPress={() => model.replace(openCondition(model.state(), row))}
            >
              {words.edit}
            </Button>
          )}
        </>
      }
    >
      <span>{pending ? words.pending : isAnswer ? null : sentence}</span>{" "}
      <span role="status" className={failed ? "condition-failed" : undefined}>
        {failed
          ? words.loadFailed
          : isAnswer
            ? sentence
            : again.own === "underWay"
              ? actionWords[locale].loading
              : null}
      </span>
      {brings.length === 0 ? null : (
        <Remarks
          brings={brings}
          rows={pending ? (model.state().pendingConditions[row]?.rows ?? null) : null}
          filter={!pending && known?.is === "ready" ? known.filter : null}
          context={context}
        />
      )}
    </PanelStrip>
  );
}

/** What the condition asks for and the effect brings about. A condition that is being edited counts as it stands. */
function Remarks(props: {
  brings: readonly Fact[];
  rows: FilterState["rows"] | null;
  filter: PlainObject | null;
  context: ActionContext;
}) {
  const { brings, filter, context } = props;
  const slide = useDeferredPart(conditionSlide);
  if (slide.is !== "ready" || (props.rows === null && filter === null)) return null;
  const rows = props.rows ?? slide.value.rowsOf(filter ?? {});
  return (
    <ActionProvider value={context}>
      <slide.value.ConditionRemarks brings={brings} rows={rows} locale={context.settings.locale} />
    </ActionProvider>
  );
}

/** The sentence of a saved filter; its id stands in the same place until it can be put in words, and where it cannot. */
function SavedCondition(props: { id: number; filter: PlainObject; context: ActionContext }) {
  const { id, filter, context } = props;
  const { locale } = context.settings;
  const slide = useDeferredPart(conditionSlide);
  if (slide.is !== "ready") return conditionWords[locale].set(id);
  return (
    <ActionProvider value={context}>
      <slide.value.ConditionSentence filter={filter} locale={locale} />
    </ActionProvider>
  );
}
