import { NumberField } from "../../../../kit/NumberField.js";
import { Select } from "../../../../kit/Select.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { ItemChoice, idsOf } from "../../../../references/index.js";
import { Judged } from "../parts/Judged.js";
import { scenarioWords } from "./messages.js";
import { chooseMatch, chooseScenario, type ScenarioCondition, ScenarioMatch, writeDay } from "./scenario.js";

/** Which scenario, and how far a friend has come in it. */
export function ScenarioEditor({
  value: condition,
  locale,
  onChange,
  errorAt,
  readOnly,
}: VariantEditorProps<ScenarioCondition>) {
  const words = scenarioWords[locale];
  const { group_id = null, match = ScenarioMatch.subscribed } = condition;
  return (
    <>
      <ItemChoice
        kind="scenario"
        ids={idsOf(group_id)}
        onChange={([id]) => onChange(chooseScenario(condition, id ?? null), "group_id")}
        readOnly={readOnly}
        field="group_id"
      />
      <Select
        options={Object.values(ScenarioMatch).map((value) => ({ value, label: words.matches[value] }))}
        value={match}
        onChange={(chosen) => onChange(chooseMatch(condition, chosen), "match")}
        label={words.match}
        disabled={readOnly}
        data-field="match"
      />
      {match === ScenarioMatch.sentUpTo ? (
        <Judged error={errorAt("date")}>
          <NumberField
            value={condition.date ?? 0}
            min={0}
            onChange={(day) => onChange(writeDay(condition, day), "date")}
            label={words.day}
            unit={words.dayUnit}
            readOnly={readOnly}
            data-field="date"
          />
        </Judged>
      ) : null}
    </>
  );
}
