import { useRef } from "react";
import { Button } from "../../kit/Button.js";
import { ErrorIcon, FilterIcon, RefreshIcon, WarningIcon } from "../../kit/icons.js";
import { useNear } from "../../kit/near.js";
import { PanelStrip } from "../../kit/PanelStrip.js";
import { ReferencesProvider } from "../../references/index.js";
import type { Fact, FilterState } from "../filter/index.js";
import { useConditionPart } from "./deferred.js";
import { conditionWords } from "./messages.js";
import type { ConditionContext } from "./services.js";
import { useCondition } from "./use-condition.js";
import { useRetry } from "./use-retry.js";

/** Under the head of a row, also while it is folded: whom the condition reaches, or that it could not be loaded. */
export function ConditionStrip(props: {
  /** The id of the saved condition. */
  id: number | null;
  /** The filter that is being edited and not decided yet. */
  pending: FilterState | undefined;
  /** True when something is still to be chosen in the saved condition. */
  unfinished: boolean;
  /** Name of the owner of the condition. */
  heading: string;
  /** Facts that the owner brings about, which its condition may ask for. */
  brings: readonly Fact[];
  onEdit(): void;
  context: ConditionContext;
}) {
  const { id, pending, unfinished, brings, context } = props;
  const { locale, readonly, disabled } = context.settings;
  const { conditions } = context.page;
  const words = conditionWords[locale];
  const [place, near] = useNear();
  const known = useCondition(conditions, id, near);
  const edit = useRef<HTMLButtonElement>(null);
  const { button, isOffered, outcome, retry } = useRetry(
    known,
    () => id !== null && conditions.retry(id),
    () => edit.current ?? place.current?.closest("[data-row]")?.querySelector<HTMLElement>("[aria-expanded]"),
  );
  const failed = !pending && known?.is === "failed";
  const saved = !pending && known?.is === "ready" ? known.filter : null;
  const asks = brings.length > 0 ? (pending ?? saved) : null;
  const part = useConditionPart((saved ?? asks) !== null);
  // The id stands in the place of the sentence until there is one, and where there will be none.
  const sentence =
    saved && part ? <part.ConditionSentence filter={saved} locale={locale} /> : words.set(id ?? 0);
  // A load that the operator asked for is announced; what comes by itself is not.
  const isAnswer = !pending && outcome === "done";
  return (
    <ReferencesProvider value={context}>
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
            {isOffered && !pending ? (
              <Button
                ref={button}
                variant="quiet"
                size="s"
                icon={<RefreshIcon />}
                busy={outcome === "loading"}
                onPress={retry}
                aria-label={words.againOf(props.heading)}
              >
                {words.loadAgain}
              </Button>
            ) : null}
            {readonly || disabled ? null : (
              <Button ref={edit} variant="quiet" size="s" onPress={props.onEdit}>
                {words.edit}
              </Button>
            )}
          </>
        }
      >
        <span>{pending ? words.pending : isAnswer ? null : sentence}</span>{" "}
        <span role="status" className={failed ? "condition-failed" : undefined}>
          {failed ? words.loadFailed : isAnswer ? sentence : outcome === "loading" ? words.loading : null}
        </span>
        {part && asks ? (
          <part.ConditionRemarks
            brings={brings}
            rows={pending?.rows ?? part.rowsOf(saved ?? {})}
            locale={locale}
          />
        ) : null}
      </PanelStrip>
    </ReferencesProvider>
  );
}
