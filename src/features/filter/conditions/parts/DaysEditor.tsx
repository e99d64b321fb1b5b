import type { Localized } from "../../../../lib/locale.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { DayRangeFields } from "./DayRange.js";
import { daysOf, withDays } from "./date-range.js";
import type { DaysCondition } from "./days-condition.js";
import { Judged } from "./Judged.js";

/** The fields of a `daysCondition`. */
export function DaysEditor<Type extends number>({
  value: condition,
  label,
  locale,
  onChange,
  errorAt,
  warningAt,
  readOnly,
}: VariantEditorProps<DaysCondition<Type>> & { label: Localized<string> }) {
  return (
    <Judged error={errorAt("date_from")} warning={warningAt("date_from")}>
      <DayRangeFields
        {...daysOf(condition)}
        label={label[locale]}
        onChange={(days, field) => onChange(withDays(condition, days), field)}
        readOnly={readOnly}
        fields={["date_from", "date_to"]}
      />
    </Judged>
  );
}
