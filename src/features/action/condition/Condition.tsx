import { Button } from "../../../kit/Button.js";
import { FilterIcon, WarningIcon } from "../../../kit/icons.js";
import { useNear } from "../../../kit/near.js";
import { PanelStrip } from "../../../kit/PanelStrip.js";
import { Switch } from "../../../kit/Switch.js";
import { useSheet } from "../../../kit/sheets.js";
import type { Locale } from "../../../lib/locale.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import { ChoosingProvider, useNames } from "../../choosing/views.js";
import { filterSentence, readFilter } from "../../filter/late.js";
import type { ActionSurroundings } from "../action-context.js";
import type { ActionModel } from "../model.js";
import sheet from "./strip.css?inline";
import { dropCondition, openCondition } from "./transitions.js";
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

/** Under the head, also while the panel is folded: for whom the effect runs. */
export function ConditionStrip({ condition, begun, row, model, around, locale, readOnly }: ConditionProps) {
  useSheet(sheet);
  const words = conditionWords[locale];
  const [place, near] = useNear(true, false);
  const known = useCondition(around?.page.conditions, condition, near);
  if (condition === null && !begun) return null;
  return (
    <PanelStrip>
      <div className="condition-said" ref={place}>
        {begun ? <WarningIcon /> : <FilterIcon />}
        <span>
          {begun ? (
            words.begun
          ) : known?.is === "ready" && around ? (
            <ChoosingProvider value={around}>
              <Said filter={known.filter} locale={locale} />
            </ChoosingProvider>
          ) : (
            words.set(condition ?? 0)
          )}
        </span>
      </div>
      {readOnly ? null : (
        <Button variant="quiet" size="s" onPress={() => model.show(openCondition(model.state(), row))}>
          {words.edit}
        </Button>
      )}
    </PanelStrip>
  );
}

function Said({ filter, locale }: { filter: PlainObject; locale: Locale }) {
  return conditionWords[locale].says(filterSentence(readFilter(filter)?.rows ?? [], useNames(), locale));
}
