import { NumberField } from "../../../../kit/NumberField.js";
import { Select } from "../../../../kit/Select.js";
import { idsOf } from "../../../choosing/index.js";
import { ItemChoice } from "../../../choosing/views.js";
import { useFilter } from "../../filter-context.js";
import type { ConditionEditorProps } from "../definition.js";
import { dayOf, type ScenarioCondition, ScenarioMatch } from "./scenario.js";
import { chooseMatch, chooseScenario, writeDay } from "./transitions.js";
import { scenarioWords } from "./words.js";

/** Which scenario, and how far a friend has come in it. */
export function ScenarioEditor({ condition, onChange, readOnly }: ConditionEditorProps<ScenarioCondition>) {
  const words = scenarioWords[useFilter().settings.locale];
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
        <NumberField
          value={dayOf(condition)}
          min={0}
          onChange={(day) => onChange(writeDay(condition, day), "date")}
          label={words.day}
          unit={words.dayUnit}
          readOnly={readOnly}
          data-field="date"
        />
      ) : null}
    </>
  );
}
