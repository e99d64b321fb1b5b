import { useRef } from "react";
import { Button } from "../../../kit/Button.js";
import { ErrorIcon, FilterIcon, RefreshIcon, WarningIcon } from "../../../kit/icons.js";
import { useNear } from "../../../kit/near.js";
import { PanelStrip } from "../../../kit/PanelStrip.js";
import { Switch } from "../../../kit/Switch.js";
import { useSheet } from "../../../kit/sheets.js";
import type { Locale } from "../../../lib/locale.js";
import { isPlainObject, type PlainObject } from "../../../lib/plain-data.js";
import { ChoosingProvider, useNames } from "../../choosing/views.js";
import { filterSentence, readFilter } from "../../filter/late.js";
import type { ActionSurroundings } from "../action-context.js";
import type { ActionModel } from "../model.js";
import { actionWords, effectLabel } from "../words.js";
import sheet from "./strip.css?inline";
import { dropCondition, openCondition } from "./transitions.js";
import { useAnotherTry } from "./use-another-try.js";
import { useCondition } from "./use-condition.js";
import { conditionWords } from "./words.js";

/** The condition of an effect, by the id of its saved filter. */
export interface ConditionProps {
  condition: number | null;
  /** Whether it is being edited: what was begun is not decided yet. */
  begun: boolean;
  row: string;
  model: ActionModel;
  around: ActionSurroundings | null;
  locale: Locale;
  readOnly: boolean;
}

/** In the panel's head: whether the effect has a condition. On goes to the condition, off takes it away. */
export function ConditionSwitch({ condition, begun, row, model, locale }: ConditionProps) {
  const on = condition !== null || begun;
  if (!on && openCondition(model.state(), row) === null) return null;
  return (
    <Switch
      checked={on}
      label={conditionWords[locale].condition}
      onChange={() =>
        on ? model.edit(dropCondition(model.state(), row)) : model.show(openCondition(model.state(), row))
      }
      data-field="condition"
    />
  );
}

/** Under the head, also while the panel is folded: for whom the effect runs, or that nobody could say. */
export function ConditionStrip({ condition, begun, row, model, around, locale, readOnly }: ConditionProps) {
  useSheet(sheet);
  const words = conditionWords[locale];
  const [place, near] = useNear(true, false);
  const conditions = around?.page.conditions;
  const known = useCondition(conditions, condition, near);
  const edit = useRef<HTMLButtonElement>(null);
  const again = useAnotherTry(
    known,
    () => condition !== null && conditions?.retry(condition),
    () => edit.current ?? place.current?.closest("[data-row]")?.querySelector<HTMLElement>("[aria-expanded]"),
  );
  if (condition === null && !begun) return null;
  const failed = !begun && known?.is === "failed";
  const sentence =
    known?.is === "ready" && around ? (
      <ChoosingProvider value={around}>
        <Said filter={known.filter} locale={locale} />
      </ChoosingProvider>
    ) : (
      words.set(condition ?? 0)
    );
  // What the operator asked for is an answer, and read out; what comes by itself is not.
  const isAnswer = !begun && again.own === "done";
  return (
    <PanelStrip
      ref={place}
      icon={failed ? <ErrorIcon className="condition-failed" /> : begun ? <WarningIcon /> : <FilterIcon />}
      actions={
        <>
          {again.isOffered && !begun ? (
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
          {readOnly ? null : (
            <Button
              ref={edit}
              variant="quiet"
              size="s"
              onPress={() => model.show(openCondition(model.state(), row))}
            >
              {words.edit}
            </Button>
          )}
        </>
      }
    >
      <span>{begun ? words.begun : isAnswer ? null : sentence}</span>{" "}
      <span role="status" className={failed ? "condition-failed" : undefined}>
        {failed
          ? words.loadFailed
          : isAnswer
            ? sentence
            : again.own === "underWay"
              ? actionWords[locale].loading
              : null}
      </span>
    </PanelStrip>
  );
}

function Said({ filter, locale }: { filter: PlainObject; locale: Locale }) {
  const said = filterSentence(readFilter(filter)?.rows ?? [], useNames(), locale);
  return <span>{conditionWords[locale].says(said)}</span>;
}

/** The name of the panel. */
function headingOf(model: ActionModel, key: string, locale: Locale): string {
  const { rows } = model.state();
  const at = rows.findIndex((each) => each.key === key);
  const effect = rows[at]?.effect ?? null;
  const words = actionWords[locale];
  return words.heading(at + 1, effectLabel(isPlainObject(effect) ? effect.type : null, words));
}
