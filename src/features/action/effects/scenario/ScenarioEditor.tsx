import { Field } from "../../../../kit/Field.js";
import { Segmented } from "../../../../kit/Segmented.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { type ChoiceRules, ItemChoice, idsOf } from "../../../../references/index.js";
import { BeginningFields } from "./BeginningFields.js";
import { scenarioWords } from "./messages.js";
import { operationOf, type ScenarioEffect, ScenarioOperation } from "./scenario.js";
import { chooseOperation, chooseScenario } from "./transitions.js";

/** Rules of choosing a scenario: it can be tested and looked at before it is sent. */
const rules: ChoiceRules = { withoutPopups: false };

/** Which scenario is started and where, or that the others stop or go on. */
export function ScenarioEditor(props: VariantEditorProps<ScenarioEffect>) {
  const { value: effect, onChange, locale, errorAt, readOnly } = props;
  const words = scenarioWords[locale];
  const operation = operationOf(effect);
  return (
    <>
      <Field label={words.operation} layout="line" group hint={words.operationHints[operation]}>
        <Segmented
          options={Object.values(ScenarioOperation).map((value) => ({
            value,
            label: words.operations[value],
          }))}
          value={operation}
          onChange={(chosen) => onChange(chooseOperation(effect, chosen), "operation")}
          readOnly={readOnly}
          data-field="operation"
        />
      </Field>
      {operation === ScenarioOperation.start ? (
        <Field label={words.scenario} layout="line" group error={errorAt("group_id")}>
          <ItemChoice
            kind="scenario"
            ids={idsOf(effect.group_id ?? null)}
            onChange={([id]) => onChange(chooseScenario(effect, id ?? null), "group_id")}
            rules={rules}
            readOnly={readOnly}
            field="group_id"
          />
        </Field>
      ) : null}
      {operation === ScenarioOperation.stop ? null : <BeginningFields {...props} operation={operation} />}
    </>
  );
}
