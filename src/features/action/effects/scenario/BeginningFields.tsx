import { Field } from "../../../../kit/Field.js";
import { NumberField } from "../../../../kit/NumberField.js";
import { Segmented } from "../../../../kit/Segmented.js";
import { TimeField } from "../../../../kit/TimeField.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { scenarioWords } from "./messages.js";
import { meaningOf, type ScenarioEffect, ScenarioMove, type ScenarioOperation } from "./scenario.js";
import { chooseMove, writeDay, writeTime } from "./transitions.js";

/** Fields for the beginning of the steps of a scenario. */
export function BeginningFields({
  value: effect,
  operation,
  onChange,
  locale,
  errorAt,
  readOnly,
}: VariantEditorProps<ScenarioEffect> & { operation: Exclude<ScenarioOperation, "stop"> }) {
  const words = scenarioWords[locale];
  const { midway, time } = meaningOf(effect);
  return (
    <Field
      label={words.move}
      layout="line"
      group
      error={errorAt("date", "time")}
      hint={midway ? words.dayHint : undefined}
    >
      <div className="delay">
        <Segmented
          options={Object.values(ScenarioMove).map((value) => ({
            value,
            label: words.moves[operation][value],
          }))}
          value={midway ? ScenarioMove.midway : ScenarioMove.beginning}
          onChange={(chosen) => onChange(chooseMove(effect, chosen), "move")}
          readOnly={readOnly}
          data-field="move"
        />
        {midway ? (
          <div className="delay-range">
            <NumberField
              value={effect.date ?? 0}
              min={0}
              onChange={(date) => onChange(writeDay(effect, date), "date")}
              label={words.day}
              unit={words.dayUnit}
              readOnly={readOnly}
              data-field="date"
            />
            <TimeField
              value={time}
              onChange={(chosen) => onChange(writeTime(effect, chosen), "time")}
              label={words.time}
              readOnly={readOnly}
              data-field="time"
            />
          </div>
        ) : null}
      </div>
    </Field>
  );
}
