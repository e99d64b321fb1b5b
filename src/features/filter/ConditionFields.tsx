import { memo } from "react";
import { messageAt, messagesAt, problemsToShow, type RowProblem } from "../../list-editor/index.js";
import { FieldMessagesContext } from "../../references/index.js";
import { readEditable } from "./allowed-conditions.js";
import { conditionEditors } from "./conditions/editors.js";
import { type ConditionReading, missingPart } from "./conditions/index.js";
import type { FilterRow } from "./entity.js";
import { useFilter } from "./filter-context.js";
import { filterWords } from "./messages.js";
import type { FilterModel } from "./model.js";
import type { FilterSettings } from "./settings.js";

/** The condition's own editor. Memoized: when a row above goes, its number is another one, and nothing else. */
export const ConditionFields = memo(function ConditionFields(props: {
  row: FilterRow;
  problems: readonly RowProblem[];
  attempted: boolean;
  isFresh: boolean;
  model: FilterModel;
  settings: FilterSettings;
}) {
  const { row, model, settings } = props;
  const { lists, editors = conditionEditors } = useFilter();
  const reading = readEditable(row.value, settings, model.conditions);
  const Editor = reading && editors[reading.definition.type];
  if (!Editor) return null;
  const { definition, value, unreadable } = reading;
  const errors = problemsToShow(props.problems, props.attempted);
  const odd = definition.warnings?.(value, { ...model.validationContext(), lists }) ?? [];
  const warnings = props.isFresh ? [] : [...odd, ...missingIn(reading, settings)];
  const errorAt = (...fields: readonly string[]) => messagesAt(errors, ...fields);
  const warningAt = (field: string) => messageAt(warnings, field);
  return (
    <FieldMessagesContext value={{ errorAt, warningAt }}>
      <Editor
        value={value}
        onChange={(next, field) => model.changeCondition(row.key, reading.write(next, field), field)}
        locale={settings.locale}
        errorAt={errorAt}
        warningAt={warningAt}
        readOnly={settings.disabled}
      />
      {unreadable.length === 0 ? null : (
        <p className="cond-held">{filterWords[settings.locale].opaqueFields(unreadable)}</p>
      )}
    </FieldMessagesContext>
  );
});

/** Message about what is still to be filled in; where that is not refused, about its consequence. */
function missingIn(
  reading: ConditionReading,
  { locale, refusesUnfinished = false }: FilterSettings,
): { field: string; message: string }[] {
  const missing = missingPart(reading, locale);
  if (!missing) return [];
  const { field, message, optional = false } = missing;
  return [{ field, message: refusesUnfinished && !optional ? message : filterWords[locale].narrowsNothing }];
}
