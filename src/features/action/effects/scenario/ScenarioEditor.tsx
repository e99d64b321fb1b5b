import { Field } from "../../../../kit/Field.js";
import { Segmented } from "../../../../kit/Segmented.js";
import { idsOf } from "../../../choosing/index.js";
import { type ChoiceRules, ItemChoice } from "../../../choosing/views.js";
import type { EffectEditorProps } from "../definition.js";
import { BeginningFields } from "./BeginningFields.js";
import type { ScenarioWords } from "./messages.ja.js";
import { deedOf, ScenarioDeed, type ScenarioEffect } from "./scenario.js";
import { chooseDeed, chooseScenario } from "./transitions.js";

/** What is about to be sent can be tested and looked at before. */
const rules: ChoiceRules = { withoutPopups: false };

/** Which scenario is started and where, or that the others stop or go on. */
export function ScenarioEditor(props: EffectEditorProps<ScenarioEffect, ScenarioWords>) {
  const { effect, onChange, words, errorAt, readOnly } = props;
  const deed = deedOf(effect);
  return (
    <>
      <Field label={words.deed} layout="line" group hint={words.deedHints[deed]}>
        <Segmented
          options={Object.values(ScenarioDeed).map((value) => ({ value, label: words.deeds[value] }))}
          value={deed}
          onChange={(chosen) => onChange(chooseDeed(effect, chosen), "deed")}
          readOnly={readOnly}
          data-field="deed"
        />
      </Field>
      {deed === ScenarioDeed.start ? (
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
      {deed === ScenarioDeed.stop ? null : <BeginningFields {...props} deed={deed} />}
    </>
  );
}
